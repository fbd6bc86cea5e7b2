import type { DemandFigures } from './site-figures';
import { levels, subjects, type Level, type Subject } from '@/shared/ghana';

export interface DemandLine {
  readonly subject: Subject;
  readonly level: Level;
  /** Number of waiting families. */
  readonly families: number;
}

/** Maximum number of lines. */
const linesAtMost = 8;

/**
 * Demand by subject and level, highest first.
 * @param at levels to list; all when there are none
 */
export function demandLines(bySubject: DemandFigures, at: readonly string[] = []): readonly DemandLine[] {
  return subjects
    .flatMap((subject) =>
      levels.map((level) => ({ subject, level, families: bySubject[subject]?.[level] ?? 0 })),
    )
    .filter(({ level, families }) => families > 0 && (at.length === 0 || at.includes(level)))
    .sort((one, other) => other.families - one.families)
    .slice(0, linesAtMost);
}
