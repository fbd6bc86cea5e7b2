import type { DemandFigures } from '@/entities/site-figure';
import { levels, subjects, type Level, type Subject } from '@/shared/ghana';

export interface DemandLine {
  readonly subject: Subject;
  readonly level: Level;
  /** Families who wait now. */
  readonly families: number;
}

/** So many lines are shown: a tutor looks for a direction, not for a table. */
const linesAtMost = 8;

/** Where families wait, the most first. */
export function demandLines(bySubject: DemandFigures): readonly DemandLine[] {
  return subjects
    .flatMap((subject) =>
      levels.map((level) => ({ subject, level, families: bySubject[subject]?.[level] ?? 0 })),
    )
    .filter(({ families }) => families > 0)
    .sort((one, other) => other.families - one.families)
    .slice(0, linesAtMost);
}
