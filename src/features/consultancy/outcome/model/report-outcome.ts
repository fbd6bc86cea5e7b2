import { codeHolder, createChangeId, logUpdate, type Staff } from '@/entities/change-log';
import {
  createOutcome,
  outcomeId,
  outcomePath,
  savedIn,
  type Outcome,
  type OutcomeContent,
} from '@/entities/consultancy/outcome';
import { consultationPath, outcomeReported } from '@/entities/consultancy/consultation';
import type { Write } from '@/shared/backend';
import type { NewPendingWrite, PendingWrite } from '@/shared/pending-writes';

/** A report that is saved, or the version that it corrects. */
export interface Reported {
  readonly ref: string;
  /** Null for a new report. */
  readonly corrected: Pick<Outcome, 'series' | 'version'> | null;
  readonly content: OutcomeContent;
}

/** Which report, and which version of it. A new report has the id of its change-log entry. */
const placeOf = (id: string, corrected: Reported['corrected']) =>
  corrected === null
    ? { series: id, version: 1 }
    : { series: corrected.series, version: corrected.version + 1 };

/**
 * Writes of a report by the school or the office.
 * @param id id of the change-log entry
 */
export function reportOutcome(
  id: string,
  { ref, corrected, content }: Reported,
  by: Staff | typeof codeHolder,
): readonly Write[] {
  const from = by.kind === 'office' ? 'office' : 'school';
  const { series, version } = placeOf(id, corrected);
  const changes = { report: outcomeId(series, version) };
  return [
    createOutcome({ ref, series, version, from, content }, id),
    ...logUpdate({ id, by, record: consultationPath(ref), event: outcomeReported, changes }),
  ];
}

/** A report of the school, which waits on its device until the backend takes it. */
export function reportOfSchool(reported: Reported): NewPendingWrite {
  const id = createChangeId();
  const { ref, corrected, content } = reported;
  const { series, version } = placeOf(id, corrected);
  return {
    id,
    owner: ref,
    record: outcomePath(ref, outcomeId(series, version)),
    event: outcomeReported,
    writes: reportOutcome(id, reported, codeHolder),
    // Another phone may have corrected the same version. Only the same content counts as done.
    isShared: true,
    shown: { title: content.title },
  };
}

/** A report that the backend has refused. */
export interface RefusedReport {
  /** Id of the pending write. */
  readonly id: string;
  readonly series: string;
  readonly version: number;
  readonly content: OutcomeContent;
}

/** The content of a refused report, so that it is not typed again. */
export function refusedReportOf({ id, owner, writes }: PendingWrite): RefusedReport | null {
  const saved = savedIn(writes, owner);
  return saved && { id, ...saved };
}
