import {
  judge,
  type Answer,
  type Question,
  type QuestionName,
  type QuestionSource,
} from '@/entities/practice/pack';
import type {
  GivenAt,
  PracticeCard,
  PracticeSettings,
  ProgressActions,
  Sitting,
} from '@/entities/practice/progress';
import { chooseQuestions } from './choose-questions';
import { askedOf, type Asked, type Judged } from './session-machine';
import { setKey, type SessionSet } from './session-parts';

export interface OpenedSession {
  readonly asked: readonly Asked[];
  readonly judged: Readonly<Record<number, Judged>>;
  /** Null when the device does not keep it. */
  readonly sitting: Sitting | null;
}

/** Seed of the layout of one question in one sitting. */
const layoutSeed = (sittingId: string, place: number) =>
  Array.from(sittingId).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, place + 1);

/** An answer of an earlier visit. Null when the question was changed so that it does not fit any more. */
function judgeAgain(question: Question, given: GivenAt): Judged | null {
  if (given.outcome === undefined) return null;
  try {
    const answer = given.given as unknown as Answer;
    const verdict = judge(question, answer);
    if (verdict.kind === 'unreadable') return null;
    return { answer, verdict, hintsUsed: given.hintsUsed, keeping: 'kept' };
  } catch {
    return null;
  }
}

function resume(sitting: Sitting, source: QuestionSource, isShuffled: boolean): OpenedSession {
  const asked: Asked[] = [];
  const judged: Record<number, Judged> = {};
  sitting.questions.forEach((ref, place) => {
    const question = source.find(ref);
    if (!question) return;
    const given = sitting.given[place];
    const again = given && judgeAgain(question, given);
    if (again) judged[asked.length] = again;
    asked.push(askedOf(question, isShuffled, layoutSeed(sitting.id, place)));
  });
  return { asked, judged, sitting };
}

interface OpeningOptions {
  readonly set: SessionSet;
  readonly source: QuestionSource;
  readonly cards: readonly PracticeCard[];
  readonly settings: PracticeSettings;
  readonly actions: Pick<ProgressActions, 'findSitting' | 'openSitting'>;
  readonly now: number;
  readonly seed: number;
}

function namesOf({ set, source, cards, settings, now, seed }: OpeningOptions): readonly QuestionName[] {
  if (set.questions)
    return set.questions.flatMap((name) => {
      const question = source.find(name);
      return question ? [{ ...name, version: question.version }] : [];
    });
  const known = new Map(
    cards.map(({ question, memory }) => [question, { due: memory.due, last: memory.last_review }]),
  );
  const candidates = source.candidates(set.scope);
  return chooseQuestions({ candidates, known, count: settings.questions, now, seed });
}

/**
 * Continues the open sitting of the set, or opens a new one. A sitting whose every question is answered is
 * not continued.
 */
export async function openSession(options: OpeningOptions): Promise<OpenedSession> {
  const { set, source, settings, actions, seed } = options;
  const open = await actions.findSitting(set.kind);
  if (open?.details === setKey(set)) {
    const resumed = resume(open, source, settings.shuffle);
    if (resumed.asked.some((_, place) => !resumed.judged[place])) return resumed;
  }
  const questions = namesOf(options).map((name) => ({ ...name, pack: set.pack }));
  const opened = await actions.openSitting({ kind: set.kind, questions, details: setKey(set) });
  if (opened.kind === 'kept') return resume(opened.sitting, source, settings.shuffle);
  const asked = questions.flatMap((name, place) => {
    const question = source.find(name);
    return question ? [askedOf(question, settings.shuffle, seed + place)] : [];
  });
  return { asked, judged: {}, sitting: null };
}
