import { serverTime, type Write } from '@/shared/backend';
import { writeMeasures } from './measures';
import { outcomeId, outcomePath, type OutcomeContent } from './outcome';
import { writeRows } from './pupils';

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
