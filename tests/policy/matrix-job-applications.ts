import {
  deletionId,
  logChange,
  logTrackedTransition,
  recordDeleted,
  type ChangedBy,
} from '../../src/entities/change-log';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
} from '../../src/entities/jobs/job-application';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { applyFor, minuteIn, newJobApplicationCode, newPostCode, postWith } from '../samples/jobs';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const job = newPostCode();
const ref = newJobApplicationCode();
const record = jobApplicationPath(ref);
const contact = jobApplicantContactPath(ref);
const referees = jobRefereesPath(ref);

const onPost = (fields: DocumentData) => rowsOn({ ...world, ...postWith(job, fields) });

/** Of a post: when it closes in hours from now, when Send was pressed, and who may apply. */
const times: readonly (readonly [what: string, closesIn: number, sentIn: number, allowed: string])[] = [
  ['before closing', 1, 0, everybody],
  ['sent before closing, an hour after it', -1, -2, everybody],
  ['sent at the minute of closing', -1, -1, everybody],
  ['sent before closing, 23 hours after it', -23, -24, everybody],
  ['sent before closing, 25 hours after it', -25, -26, nobody],
  ['sent after closing, in the day of grace', -2, -1, nobody],
  ['by a clock that is ahead of the closing', 1, 2, nobody],
  ['by a clock that is ahead, before the closing', 3, 2, everybody],
  ['by a clock that is a year behind', 1, -8760, everybody],
];

const posts: readonly (readonly [what: string, fields: DocumentData, allowed: string])[] = [
  ['draft', { state: 'draft' }, nobody],
  ['paused by the office', { state: 'paused' }, nobody],
  ['closed', { state: 'closed' }, nobody],
  ['discarded', { state: 'discarded' }, nobody],
  ['under one open report', { openReports: 1 }, everybody],
  ['under two open reports', { openReports: 2 }, nobody],
];

const creations: readonly Row[] = [
  ...times.map(([what, closesIn, sentIn, allowed]) =>
    onPost({ closesAt: minuteIn(closesIn) }).commit(`jobApplications create, ${what}`, allowed, () =>
      applyFor(job, ref, { sentIn }),
    ),
  ),
  ...posts.map(([what, fields, allowed]) =>
    onPost(fields).commit(`jobApplications create, for a post ${what}`, allowed, () => applyFor(job, ref)),
  ),
];

/** The writes of applying, with these fields of the record. */
const appliedWith = (fields: DocumentData): readonly Write[] =>
  applyFor(job, ref).map((write) =>
    write.type === 'create' && write.path === record
      ? { ...write, data: { ...write.data, ...fields } }
      : write,
  );
const without = (path: string) => applyFor(job, ref).filter((write) => write.path !== path);
const open = onPost({});

const shapes: readonly Row[] = [
  rowsOn(world).commit('jobApplications create, for a code that is no post', nobody, () =>
    applyFor(job, ref),
  ),
  open.commit('jobApplications create, without tracking', nobody, () => without(trackingPath(ref))),
  open.commit('jobApplications create, without contact', nobody, () => without(contact)),
  open.commit('jobApplications create, without referees', everybody, () => without(referees)),
  open.commit('jobApplications create, without a CV', everybody, () => applyFor(job, ref, { cv: null })),
  open.commit('jobApplications create, hired at once', nobody, () => appliedWith({ state: 'hired' })),
  open.commit('jobApplications create, with a decision', nobody, () =>
    appliedWith({ decision: { reason: 'other', words: '' } }),
  ),
  open.commit('jobApplications create, with the name in the record', nobody, () =>
    appliedWith({ name: 'Abena Osei' }),
  ),
  open.commit('jobApplications create, whose tracking names another post', nobody, () =>
    applyFor(job, ref).map((write) =>
      write.type === 'create' && write.path === trackingPath(ref)
        ? { ...write, data: { ...write.data, topic: { kind: 'jobApplication', job: newPostCode() } } }
        : write,
    ),
  ),
  open.commit('jobApplications contact create, alone', nobody, () =>
    applyFor(job, ref).filter(({ path }) => path === contact),
  ),
  open.list('jobApplications', theOffice),
];

type Moves = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Written by hand from what the product should do. */
const officeMoves: Moves = {
  submitted: {
    shortlisted: 'applicant.shortlisted',
    interview: 'applicant.invited',
    declined: 'applicant.declined',
    junk: 'application.junked',
  },
  shortlisted: {
    interview: 'applicant.invited',
    hired: 'applicant.hired',
    declined: 'applicant.declined',
  },
  interview: { hired: 'applicant.hired', declined: 'applicant.declined' },
  junk: { submitted: 'application.restored' },
};
const takenBack = { withdrawn: 'application.withdrawn' };
const ownMoves: Moves = { submitted: takenBack, shortlisted: takenBack, interview: takenBack };

const states = ['submitted', 'shortlisted', 'interview', 'hired', 'declined', 'withdrawn', 'junk'] as const;

const sent = documentsOf(applyFor(job, ref));
const applicationIn = (state: string): Documents => ({
  ...world,
  // It has closed meanwhile.
  ...postWith(job, { state: 'closed' }),
  ...sent,
  [record]: { ...sent[record], state, lastChange: 'c1' },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
});

interface Moved {
  readonly by: ChangedBy;
  readonly event?: string | undefined;
  readonly decision?: DocumentData;
}

const move = (
  from: string,
  to: string,
  { by, event = 'applicant.hired', decision }: Moved,
): readonly Write[] =>
  logTrackedTransition({
    id: crypto.randomUUID(),
    ref,
    by,
    record,
    event,
    from,
    to,
    ...(decision && { changes: { decision } }),
  });

const told = { reason: 'qualification', words: 'The post asks for a degree in mathematics.' };

const movesFrom = (from: string): readonly Row[] =>
  states
    .filter((to) => to !== from)
    .flatMap((to): readonly Row[] => {
      const { commit } = rowsOn(applicationIn(from));
      const [office, own] = [officeMoves[from]?.[to], ownMoves[from]?.[to]];
      const decision = to === 'declined' ? { decision: told } : {};
      return [
        commit(`jobApplications ${from} → ${to}, by the office`, office ? theOffice : nobody, (letter) =>
          move(from, to, { by: asOffice(letter), event: office, ...decision }),
        ),
        commit(`jobApplications ${from} → ${to}, by the code`, own ? theOthers : nobody, () =>
          move(from, to, { by: asCodeHolder, event: own, ...decision }),
        ),
      ];
    });

const submitted = rowsOn(applicationIn('submitted'));
const decisions: readonly Row[] = [
  submitted.commit('jobApplications submitted → declined, without a reason', nobody, (letter) =>
    move('submitted', 'declined', { by: asOffice(letter), event: 'applicant.declined' }),
  ),
  submitted.commit('jobApplications submitted → shortlisted, with a reason', nobody, (letter) =>
    move('submitted', 'shortlisted', {
      by: asOffice(letter),
      event: 'applicant.shortlisted',
      decision: told,
    }),
  ),
  submitted.commit('jobApplications submitted → withdrawn, with a decision', nobody, () =>
    move('submitted', 'withdrawn', {
      by: asCodeHolder,
      event: 'application.withdrawn',
      decision: { reason: '', words: 'x' },
    }),
  ),
];

/** In one batch: the first is taken back, the new one sent. */
const replaced = (other: string): readonly Write[] => [
  ...move('submitted', 'withdrawn', { by: asCodeHolder, event: 'application.withdrawn' }),
  ...applyFor(job, other),
];
const replacements: readonly Row[] = [
  rowsOn({ ...applicationIn('submitted'), ...postWith(job) }).commit(
    'jobApplications create, in the place of another',
    theOthers,
    () => replaced(newJobApplicationCode()),
  ),
  submitted.commit('jobApplications create, in the place of another, once closed', nobody, () =>
    replaced(newJobApplicationCode()),
  ),
];

const parts = [record, contact, referees, phoneTailPath(ref), trackingPath(ref)];
const deletion = (letter: Letter): readonly Write[] => [
  ...parts.map((path) => ({ type: 'delete', path }) as const),
  logChange({
    id: deletionId('c1'),
    by: asOffice(letter),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
  }),
];

const restIn = (state: string): readonly Row[] => {
  const { get, commit } = rowsOn(applicationIn(state));
  return [
    get(`jobApplications get, ${state}`, record, theOffice),
    get(`jobApplications contact get, ${state}`, contact, theOffice),
    get(`jobApplications referees get, ${state}`, referees, theOffice),
    get(`tracking of a job application get, ${state}`, trackingPath(ref), everybody),
    commit(`jobApplications delete, ${state}`, state === 'junk' ? theOffice : nobody, deletion),
    ...parts
      .slice(1)
      .map((left) =>
        commit(`jobApplications delete without ${left.split('/').at(-1) ?? ''}, ${state}`, nobody, (letter) =>
          deletion(letter).filter(({ path }) => path !== left),
        ),
      ),
    commit(`jobApplications contact update, ${state}`, nobody, () => [
      { type: 'update', path: contact, changes: { phone: '+233201111111' } },
    ]),
    commit(`jobApplications update of the words, ${state}`, nobody, () => [
      { type: 'update', path: record, changes: { cover: 'Something else', updatedAt: serverTime } },
    ]),
  ];
};

export const jobApplicationRows: readonly Row[] = [
  ...creations,
  ...shapes,
  ...states.flatMap(movesFrom),
  ...decisions,
  ...replacements,
  ...states.flatMap(restIn),
];
