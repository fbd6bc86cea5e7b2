import type { DemandFigures } from '@/entities/site-figure';
import { levels, subjects, type Level, type Subject } from '@/shared/ghana';

export interface DemandLine {
  readonly subject: Subject;
  readonly level: Level;
  /** Number of waiting families. */
  readonly families: number;
}

/** Maximum number of lines. */
const linesAtMost = 8;

/** Demand by subject and level, highest first. */
export function demandLines(bySubject: DemandFigures): readonly DemandLine[] {
  return subjects
    .flatMap((subject) =>
      levels.map((level) => ({ subject, level, families: bySubject[subject]?.[level] ?? 0 })),
    )
    .filter(({ families }) => families > 0)
    .sort((one, other) => other.families - one.families)
    .slice(0, linesAtMost);
}
