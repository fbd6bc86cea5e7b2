import {
  createChangeId,
  logChange,
  logCorrection,
  logTransition,
  logUpdate,
  type ChangedBy,
} from '../../src/entities/change-log';
import {
  closing,
  correctableOfJob,
  linkReport,
  draftJob,
  extending,
  jobCorrected,
  jobDrafted,
  jobEdited,
  jobExtended,
  jobPath,
  parseJob,
  pausing,
  publishing,
  recountReport,
  resuming,
  type Job,
  type JobChange,
  type JobContent,
  type JobEvent,
  type JobSchool,
} from '../../src/entities/jobs/job';
import {
  addSchool,
  checkChanges,
  correctableOfSchool,
  emptyContact,
  schoolAdded,
  schoolContactEmptied,
  schoolCorrected,
  schoolPath,
  schoolRechecked,
  type SchoolCheck,
  type SchoolEvent,
  type SchoolFacts,
  type SchoolState,
} from '../../src/entities/jobs/school';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { hoursAgo, type Documents } from '../policy/attempt';

const schoolId = 'school-1a2b3c4d';
export const school = schoolPath(schoolId);
export const code = 'LL-P68W02M8A6FW63';
export const job = jobPath(code);

/** A closing time this many hours ahead, to the minute. */
export const closesIn = (hours: number): string => `${hoursAgo(-hours).slice(0, 16)}:00.000Z`;

/** The day this many days ago. */
export const dayAgo = (days: number): string => hoursAgo(days * 24).slice(0, 10);

const facts: SchoolFacts = {
  name: 'Bright Basic School',
  kind: 'private',
  levels: ['primary', 'jhs'],
  region: 'GH-AA',
  town: 'Madina',
  phone: '+233302000000',
  foundIn: 'ges-directory',
};

export const checkBy = (
  by: { readonly userId: string; readonly name: string },
  day = dayAgo(0),
): SchoolCheck => ({
  day,
  person: 'Yaw Darko',
  role: 'Head teacher',
  phone: facts.phone,
  foundIn: 'ges-directory',
  by: { userId: by.userId, name: by.name },
});

const shown = (checkedOn: string): JobSchool => ({
  name: facts.name,
  kind: facts.kind,
  region: facts.region,
  town: facts.town,
  checkedOn,
  foundIn: 'ges-directory',
});

/** What everybody reads of the sample school, checked 30 days ago. */
const shownSchoolOfSample = shown(dayAgo(30));

export const content: JobContent = {
  title: 'Mathematics teacher, JHS',
  schoolId,
  school: shownSchoolOfSample,
  subjects: ['mathematics', 'science'],
  levels: ['jhs'],
  type: 'full-time',
  mode: 'on-site',
  region: 'GH-AA',
  town: 'Madina',
  pay: { kind: 'range', per: 'month', from: 180_000, to: 240_000 },
  asked: 'A teaching certificate.',
  toSend: 'Your CV.',
  words: 'Three classes, 24 periods a week.',
  closesAt: closesIn(300),
};

const stamps = (state: string): DocumentData => ({
  state,
  createdAt: hoursAgo(50),
  movedAt: hoursAgo(48),
  updatedAt: hoursAgo(48),
  lastChange: 'before',
  isSample: false,
});

/** A stored school; it was checked this many days ago. */
export const schoolIn = (state: SchoolState, checkedDaysAgo: number | null = 30): Documents => ({
  [school]: {
    ...stamps(state),
    ...facts,
    ...(checkedDaysAgo !== null && {
      check: checkBy({ userId: 'demo-admin', name: 'Office 1' }, dayAgo(checkedDaysAgo)),
    }),
  },
});

/** A stored post with its entry in the index. */
export function jobIn(state: Job['state'], changes: Partial<Job> = {}): Documents {
  const isPublic = state !== 'draft' && state !== 'discarded';
  const { closesAt, openReports } = { closesAt: content.closesAt, openReports: 0, ...changes };
  const [publishedAt, movedAt] = [hoursAgo(48), hoursAgo(48)];
  return {
    [job]: {
      ...stamps(state),
      ...content,
      openReports: 0,
      lastReport: '',
      ...(isPublic && { publishedAt }),
      ...(state === 'closed' && { closedFor: 'filled' }),
      ...changes,
    },
    ...(isPublic && { [`jobCodes/${code}`]: { state, publishedAt, closesAt, movedAt, openReports } }),
  };
}

const stored: Job = parseJob(code, jobIn('published')[job] ?? {});

type Signed = Extract<ChangedBy, { readonly userId: string }>;

export function add(by: ChangedBy, more: DocumentData = {}): readonly Write[] {
  const id = createChangeId();
  return [
    addSchool(schoolId, id, { ...facts, ...more }),
    logChange({ id, by, record: school, event: schoolAdded, after: { state: 'unchecked' } }),
  ];
}

export const moveSchool = (
  by: ChangedBy,
  {
    event,
    from,
    to,
    changes = {},
  }: { event: SchoolEvent; from: SchoolState; to: SchoolState; changes?: DocumentData },
): readonly Write[] => logTransition({ id: createChangeId(), by, record: school, event, from, to, changes });

export const check = (by: Signed, changes: DocumentData = checkChanges(checkBy(by))): readonly Write[] =>
  moveSchool(by, { event: 'school.checked', from: 'unchecked', to: 'checked', changes });

const updateSchool = (event: string) => (by: ChangedBy, changes: DocumentData) =>
  logUpdate({ id: createChangeId(), by, record: school, event, changes });

export const recheck = (by: Signed) => updateSchool(schoolRechecked)(by, checkChanges(checkBy(by)));
export const emptySchoolContact = (by: ChangedBy) => updateSchool(schoolContactEmptied)(by, emptyContact());

export const correctSchool = (
  by: ChangedBy,
  field: string,
  to: unknown,
  on: Documents = schoolIn('unchecked', null),
): readonly Write[] =>
  logCorrection({
    id: createChangeId(),
    by,
    record: school,
    event: schoolCorrected,
    stored: on[school] ?? {},
    correction: { field, to, reason: 'checked' },
    fields: correctableOfSchool,
  });

export function draft(by: ChangedBy, more: DocumentData = {}): readonly Write[] {
  const id = createChangeId();
  return [
    draftJob(code, id, { ...content, ...more }),
    logChange({ id, by, record: job, event: jobDrafted, after: { state: 'draft' } }),
  ];
}

export const editJob = (by: ChangedBy, changes: DocumentData) =>
  logUpdate({ id: createChangeId(), by, record: job, event: jobEdited, changes });

export const correctJob = (
  by: ChangedBy,
  field: string,
  to: unknown,
  { on = jobIn('published') }: { readonly on?: Documents } = {},
): readonly Write[] =>
  logCorrection({
    id: createChangeId(),
    by,
    record: job,
    event: jobCorrected,
    stored: on[job] ?? {},
    correction: { field, to, reason: 'mistyped' },
    fields: correctableOfJob,
  });

const moved = (
  by: ChangedBy,
  event: JobEvent,
  [from, to]: readonly [Job['state'], Job['state']],
  { changes, index }: JobChange,
): readonly Write[] => [
  ...logTransition({ id: createChangeId(), by, record: job, event, from, to, changes }),
  index,
];

const asDraft = { ...stored, state: 'draft' } as const;

/** Each transition of a post with everything that belongs to it. */
export const movesOfJob = {
  publish: (by: ChangedBy, checkedOn = dayAgo(30), of: Partial<Job> = {}) =>
    moved(by, 'job.published', ['draft', 'published'], publishing({ ...asDraft, ...of }, shown(checkedOn))),
  pause: (by: ChangedBy) => moved(by, 'job.paused', ['published', 'paused'], pausing(stored)),
  resume: (by: ChangedBy, checkedOn = dayAgo(30)) =>
    moved(by, 'job.resumed', ['paused', 'published'], resuming(stored, shown(checkedOn))),
  close: (by: ChangedBy, from: 'published' | 'paused' = 'published', at: Partial<Job> = {}) =>
    moved(by, 'job.closed', [from, 'closed'], closing({ ...stored, ...at }, 'filled', new Date(hoursAgo(0)))),
  discard: (by: ChangedBy) =>
    logTransition({
      id: createChangeId(),
      by,
      record: job,
      event: 'job.discarded',
      from: 'draft',
      to: 'discarded',
    }),
};

export function extend(
  by: ChangedBy,
  closesAt = closesIn(600),
  was = content.closesAt,
  checkedOn = dayAgo(30),
): readonly Write[] {
  const { changes, index } = extending(stored, shown(checkedOn), closesAt);
  return [
    ...logUpdate({
      id: createChangeId(),
      by,
      record: job,
      event: jobExtended,
      changes,
      line: { before: { closesAt: was }, after: { closesAt } },
    }),
    index,
  ];
}

export const reportRef = 'LL-F68W02M8A6FW63';
export const linkId = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c55';

/** Counts a report; the report itself is the matter of another record. */
export const report = (): readonly Write[] => linkReport(code, linkId, reportRef);

export const recount = (isOpen: boolean): readonly Write[] => recountReport(code, linkId, isOpen);

/** A stamp without its line of the log, as an unsigned change would have it. */
export const unsigned = (changes: DocumentData): readonly Write[] => [
  { type: 'update', path: job, changes: { ...changes, updatedAt: serverTime } },
];
