import type { Change } from '@/entities/change-log';
import { recordPlace } from '@/shared/desk';
import type { CsvColumn } from '@/shared/lib/csv';

/** Words of the columns. */
export interface LogWords {
  readonly titles: Readonly<Record<'what' | 'record' | 'code' | 'before' | 'after' | 'who', string>>;
  readonly of: (change: Change) => { readonly what: string; readonly who: string };
  /** Kind of a record. */
  readonly kind: (record: string) => string;
  /** A state, role or duties; empty for what a person wrote. */
  readonly state: (values: Change['before']) => string;
}

/** Whether a line may leave the desk: reports about a child are never exported. */
export const mayLeave = ({ record }: Pick<Change, 'record'>): boolean => !record.startsWith('concerns/');

/**
 * Columns of the exported change log between the time and the end. An id of a record without a code leads to
 * data of a learner, so it stays here.
 */
export const logColumns = (
  { titles, of, kind, state }: LogWords,
  codeOf: (ref: string) => string,
): readonly CsvColumn<Change>[] => [
  { title: titles.what, value: (change) => of(change).what },
  { title: titles.record, value: ({ record }) => kind(record) },
  {
    title: titles.code,
    value: ({ record }) => {
      const { ref } = recordPlace(record);
      return ref?.startsWith('LL-') ? codeOf(ref) : '';
    },
  },
  { title: titles.before, value: ({ before }) => state(before) },
  { title: titles.after, value: ({ after }) => state(after) },
  { title: titles.who, value: (change) => of(change).who },
];
