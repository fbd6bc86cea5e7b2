import type { Change } from '@/entities/change-log';

/** What became of the person of one selected record. */
export interface TellLine {
  readonly record: string;
  /** `none`: nobody waits for news of it. */
  readonly state: 'told' | 'owed' | 'none';
}

/** Oldest changes of the selected records that somebody waits for, one after the other. */
export const owedOf = (changes: readonly Change[], records: readonly string[]): readonly Change[] =>
  changes.filter(({ record }) => records.includes(record));

/**
 * A line for each selected record, in the order of the list.
 * @param begun records with something to tell when the run began
 * @param owed changes that are still to tell
 */
export const tellLines = (
  records: readonly string[],
  begun: ReadonlySet<string>,
  owed: readonly Change[],
): readonly TellLine[] =>
  records.map((record) => {
    if (owed.some((change) => change.record === record)) return { record, state: 'owed' };
    return { record, state: begun.has(record) ? 'told' : 'none' };
  });
