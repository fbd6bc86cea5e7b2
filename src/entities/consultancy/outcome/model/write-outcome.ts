import { serverTime, type Write } from '@/shared/backend';
import { readMeasures, writeMeasures } from './measures';
import { outcomeId, outcomePath, outcomesCollection, type OutcomeContent } from './outcome';
import { readRows, writeRows } from './pupils';

/** A version of a report that somebody saves. */
export interface NewOutcome {
  readonly ref: string;
  /** Random UUID of a new report; that of the report when it is corrected. */
  readonly series: string;
  /** 1 for a new report. */
  readonly version: number;
  readonly from: 'school' | 'office';
  readonly content: OutcomeContent;
}

/**
 * Saves a version. Belongs in the batch in which the consultation says that a report was made.
 * @param changeId id of that change-log entry
 */
export function createOutcome({ ref, series, version, from, content }: NewOutcome, changeId: string): Write {
  const { measures, pupils, ...rest } = content;
  return {
    type: 'create',
    path: outcomePath(ref, outcomeId(series, version)),
    data: {
      createdAt: serverTime,
      change: changeId,
      isSample: false,
      series,
      version,
      from,
      ...rest,
      measures: writeMeasures(measures),
      rows: writeRows(pupils),
    },
  };
}

type StoredContent = Omit<OutcomeContent, 'measures' | 'pupils'> & Record<'measures' | 'rows', string>;

/** Which version a batch of `createOutcome` saves, and its content; null when it saves none. */
export function savedIn(
  writes: readonly Write[],
  ref: string,
): Pick<NewOutcome, 'series' | 'version' | 'content'> | null {
  const found = writes.find(
    (write) => write.type === 'create' && write.path.startsWith(`${outcomesCollection(ref)}/`),
  );
  if (found?.type !== 'create') return null;
  const data = found.data as unknown as StoredContent & Pick<NewOutcome, 'series' | 'version'>;
  const { series, version, title, name, beforeOn, afterOn, planned, held, minutes } = data;
  const measures = readMeasures(data.measures);
  const pupils = readRows(data.rows, measures.length);
  return {
    ...{ series, version },
    content: { title, name, beforeOn, afterOn, planned, held, minutes, measures, pupils },
  };
}
