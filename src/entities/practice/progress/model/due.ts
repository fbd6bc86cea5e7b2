import type { Answer } from './answer';
import type { PracticeCard } from './card';
import { dayOfTime, isDueBy, practiceTime } from './practice-time';

/** The pack of which most comes back, and how many of its questions. */
export interface DuePractice {
  readonly pack: string;
  readonly count: number;
}

interface Progress {
  /** Of all packs. */
  readonly cards: readonly Pick<PracticeCard, 'pack' | 'memory'>[];
  /** The last answers, oldest first. */
  readonly latest: readonly Pick<Answer, 'at' | 'clock'>[];
}

/**
 * What comes back by the end of the day, as the plan of the day counts it, in the pack of which most does;
 * null when nothing does. Reads no pack, so that the home page can ask.
 * @param clock of the device, in milliseconds
 */
export function duePractice({ cards, latest }: Progress, clock: number): DuePractice | null {
  const day = dayOfTime(practiceTime(clock, latest.at(-1)));
  const counts = new Map<string, number>();
  for (const { pack, memory } of cards) {
    if (isDueBy(memory.due, day)) counts.set(pack, (counts.get(pack) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? { pack: most[0], count: most[1] } : null;
}
