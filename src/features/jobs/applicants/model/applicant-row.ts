import type { Job } from '@/entities/jobs/job';
import {
  jobApplicationLifecycle,
  jobApplicationPath,
  undecidedStates,
  type JobApplication,
} from '@/entities/jobs/job-application';
import { officeTransitions, searchTexts, type DeskFilters, type DeskRecord } from '@/shared/desk';

const transitions = officeTransitions(jobApplicationLifecycle);

/** An application for a post on the desk. Its name lies apart. */
export interface ApplicantRow extends DeskRecord {
  readonly application: JobApplication;
  /** Null when the post cannot be read. */
  readonly post: Job | null;
  /** Title of the post, or words in its place. */
  readonly title: string;
  readonly area: string;
  readonly qualification: string;
}

interface Words extends Pick<ApplicantRow, 'title' | 'area'> {
  /** Other text for the search. */
  readonly others: readonly string[];
}

export function applicantRow(
  application: JobApplication,
  post: Job | null,
  { title, area, others }: Words,
): ApplicantRow {
  const { ref, state, createdAt, isSample, job } = application;
  const { qualification } = application.profile;
  return {
    ref: ref as DeskRecord['ref'],
    path: jobApplicationPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: undecidedStates.includes(state),
    lateFrom: null,
    dueAt: null,
    isFlagged: false,
    isUrgent: false,
    ...searchTexts(ref, [job, title, area, qualification, ...others]),
    transitions: transitions.get(state) ?? [],
    application,
    post,
    title,
    area,
    qualification,
  };
}

/** The same application of two lists as it was changed last: one of them can be behind for a moment. */
export function newestOf(
  applications: readonly JobApplication[],
  others: readonly JobApplication[],
): readonly JobApplication[] {
  const all = new Map(applications.map((application) => [application.ref, application]));
  for (const other of others) {
    const known = all.get(other.ref);
    if (known === undefined || known.updatedAt < other.updatedAt) all.set(other.ref, other);
  }
  return [...all.values()];
}

/** A post that somebody applied for, with the number of its applications that are not decided. */
export interface AppliedPost {
  readonly code: string;
  readonly post: Job | null;
  readonly count: number;
}

/**
 * Posts of these rows and posts that are published, the latest to close first.
 * @param chosen code of the post in the address, which may have no application yet; null for none
 */
export function appliedPosts(
  rows: readonly ApplicantRow[],
  jobs: ReadonlyMap<string, Job>,
  chosen: string | null,
): readonly AppliedPost[] {
  const shown = [...jobs.values()].filter(({ code, state }) => code === chosen || state === 'published');
  const counts = new Map<string, number>(shown.map(({ code }) => [code, 0]));
  for (const { application, isWaiting } of rows)
    counts.set(application.job, (counts.get(application.job) ?? 0) + (isWaiting ? 1 : 0));
  const closing = ({ post }: AppliedPost) => post?.closesAt ?? '';
  return [...counts]
    .map(([code, count]): AppliedPost => ({ code, count, post: jobs.get(code) ?? null }))
    .sort((one, other) => (closing(one) < closing(other) ? 1 : -1));
}

/** The code of a post in the place of a state in the address: its pipeline. Null for any other state. */
export const postInAddress = (state: string): string | null => (state.startsWith('LL-P') ? state : null);

/** Filters of the view by the code of a post. */
export const postFilters = (posts: readonly AppliedPost[]): DeskFilters<ApplicantRow> =>
  Object.fromEntries(posts.map(({ code }) => [code, ({ application }) => application.job === code]));

/** Columns of the pipeline, each with its states in order. */
export const pipelineColumns = [
  ['submitted'],
  ['shortlisted'],
  ['interview'],
  ['hired', 'declined', 'withdrawn'],
] as const satisfies readonly (readonly JobApplication['state'][])[];
