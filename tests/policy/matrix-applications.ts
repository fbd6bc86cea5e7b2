import { deletionId, logChange, recordDeleted, type ChangedBy } from '../../src/entities/change-log';
import {
  applicationEvidence,
  clearedPath,
  tutorEvidence,
  withdrawEvidence,
} from '../../src/entities/vetting/evidence';
import {
  applicantContactPath,
  applicantPath,
  refereesPath,
  tutorApplicationPath,
  type TutorApplicationEvent,
} from '../../src/entities/tutor-application';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import { serverTime, type Write } from '@/shared/backend';
import {
  transitionApplication,
  newApplicationCode,
  recordCheck,
  sampleApplication,
  sampleFiles,
  sendApplication,
} from '../samples/applications';
import { approveTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newApplicationCode();
const record = tutorApplicationPath(ref);
const referees = refereesPath(ref);
const contact = applicantContactPath(ref);

const states = [
  'submitted',
  'screening',
  'papers',
  'interview',
  'moving',
  'onboarding',
  'approved',
  'rejected',
  'withdrawn',
  'junk',
] as const;

type State = (typeof states)[number];
type Transitions = Readonly<Partial<Record<State, Readonly<Partial<Record<State, TutorApplicationEvent>>>>>>;

const refused = { rejected: 'application.rejected' } as const;
const junked = { junk: 'application.junked' } as const;
const takenBack = { withdrawn: 'application.withdrawn' } as const;

/** Allowed transitions by side. Written by hand, independent of the code. */
const transitions: Readonly<Record<'office' | 'applicant', Transitions>> = {
  office: {
    submitted: { screening: 'screening.started', ...refused, ...junked },
    screening: { interview: 'interview.planned', papers: 'papers.asked', ...refused, ...junked },
    papers: { screening: 'papers.sent', ...refused },
    interview: { onboarding: 'interview.passed', ...refused },
    moving: { interview: 'interview.planned', ...refused },
    onboarding: { approved: 'application.approved', ...refused },
    junk: { submitted: 'application.restored' },
  },
  applicant: {
    submitted: takenBack,
    screening: takenBack,
    papers: { screening: 'papers.sent', ...takenBack },
    interview: { moving: 'interview.move-asked', ...takenBack },
    moving: takenBack,
    onboarding: takenBack,
  },
};

/** With the address of P's account. */
const ofP = { ...sampleApplication, email: 'kofi@lifeline.example' };

const sent = documentsOf(sendApplication(ref, sampleFiles, ofP));

/** An application of P, linked to their account, in a state. */
const applicationIn = (state: State): Documents => ({
  ...world,
  ...sent,
  [record]: { ...sent[record], state },
  [trackingPath(ref)]: { ...sent[trackingPath(ref)], state },
  [applicantPath('kofi')]: { ref, updatedAt: '2026-03-09T16:12:00.000Z' },
  [clearedPath(record)]: { userId: 'kofi' },
});

const anyEvent: TutorApplicationEvent = 'application.approved';

const transitionsFrom = (from: State): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (from === to) return [];
    const { commit } = rowsOn(applicationIn(from));
    const what = `tutorApplications ${from} → ${to}`;
    const office = transitions.office[from]?.[to];
    const applicant = transitions.applicant[from]?.[to];
    const move = (by: ChangedBy, event: TutorApplicationEvent = anyEvent) =>
      transitionApplication(ref, { from, to, event, by });
    return [
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        move(asOffice(letter), office),
      ),
      commit(`${what}, by the code`, applicant ? theOthers : nobody, () => move(asCodeHolder, applicant)),
    ];
  });

const decision = { reason: 'papers', words: 'The certificate cannot be read.', retryFrom: '2027-01-15' };
const reject = (by: ChangedBy): readonly Write[] =>
  transitionApplication(ref, {
    from: 'screening',
    to: 'rejected',
    event: 'application.rejected',
    by,
    changes: { decision },
  });
const sendPapers = (changes: Readonly<Record<string, unknown>>): readonly Write[] =>
  transitionApplication(ref, {
    from: 'papers',
    to: 'screening',
    event: 'papers.sent',
    by: asCodeHolder,
    changes,
  });

const screening = rowsOn(applicationIn('screening'));
const waiting = rowsOn(applicationIn('papers'));
const submitted = rowsOn(applicationIn('submitted'));
const remove = (path: string) => () => [{ type: 'delete', path } as const];
const officer = (letter: Letter) => {
  const by = asOffice(letter);
  if (by.kind !== 'office') throw new Error('the office signs as the office');
  return by;
};

/** Deletes the application with its referees and tracking. */
const deleteAll = (letter: Letter): readonly Write[] => [
  ...[record, referees, contact, phoneTailPath(ref), trackingPath(ref)].map(
    (path) => ({ type: 'delete', path }) as const,
  ),
  logChange({
    id: deletionId('c1'),
    by: asOffice(letter),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
  }),
];
const changedIn = (state: State): Documents => {
  const documents = applicationIn(state);
  return { ...documents, [record]: { ...documents[record], lastChange: 'c1' } };
};
const onJunk = rowsOn(changedIn('junk'));

const deletions: readonly Row[] = [
  ...states.map((state) =>
    rowsOn(changedIn(state)).commit(
      `tutorApplications delete with all of it, ${state}`,
      state === 'junk' ? theOffice : nobody,
      deleteAll,
    ),
  ),
  onJunk.commit('a junk application delete without its referees', nobody, (letter) =>
    deleteAll(letter).filter(({ path }) => path !== referees),
  ),
  onJunk.commit('a junk application delete without its contact', nobody, (letter) =>
    deleteAll(letter).filter(({ path }) => path !== contact),
  ),
  onJunk.commit('the contact of a junk application delete', nobody, remove(contact)),
  onJunk.commit('a junk application delete without the end of its phone', nobody, (letter) =>
    deleteAll(letter).filter(({ path }) => path !== phoneTailPath(ref)),
  ),
  onJunk.commit('the referees of a junk application delete', nobody, remove(referees)),
];

const details: readonly Row[] = [
  ...deletions,
  screening.commit('tutorApplications rejected with a decision', theOffice, (letter) =>
    reject(asOffice(letter)),
  ),
  screening.commit('tutorApplications rejected by the code', nobody, () => reject(asCodeHolder)),
  waiting.commit('tutorApplications papers sent', theOthers, () =>
    sendPapers({
      'files.photo': {
        id: '00000000-0000-4000-8000-000000000009',
        name: 'me.jpg',
        type: 'image/jpeg',
        size: 1000,
      },
    }),
  ),
  waiting.commit('tutorApplications papers sent with another decision', nobody, () =>
    sendPapers({ decision }),
  ),
  waiting.commit('tutorApplications papers sent with another rate', nobody, () => sendPapers({ rate: 1 })),
  submitted.get('tutorApplications get', record, 'PAC'),
  submitted.get('tutorApplications referees get', referees, theOffice),
  submitted.list(`${record}/contact`, nobody),
  submitted.commit('tutorApplications delete', nobody, remove(record)),
  submitted.commit('tutorApplications referees delete', nobody, remove(referees)),
  submitted.commit('tutorApplications create again', nobody, () => sendApplication(ref)),
];

const checked: Documents = {
  ...applicationIn('screening'),
  ...documentsOf(recordCheck(applicationEvidence(record), record, officer('A'), 'check-1')),
};
const check = `${applicationEvidence(record)}/check-1`;
const takeBack = (letter: Letter, id = 'line-2'): readonly Write[] => [
  withdrawEvidence(applicationEvidence(record), 'check-1', id),
  { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id } },
  logChange({ id, by: asOffice(letter), record, event: 'evidence.withdrawn' }),
];

const profile: Documents = { ...world, ...documentsOf(approveTutor('demo-tutor', asOffice('A'))) };

const evidence: readonly Row[] = [
  screening.commit('application evidence create', theOffice, (letter) =>
    recordCheck(applicationEvidence(record), record, officer(letter)),
  ),
  screening.commit('application evidence create without its line', nobody, (letter) =>
    recordCheck(applicationEvidence(record), record, officer(letter)).slice(0, 2),
  ),
  screening.commit('application evidence create signed by somebody else', nobody, () =>
    recordCheck(applicationEvidence(record), record, {
      kind: 'office',
      userId: 'office-9',
      name: 'Office 9',
    }),
  ),
  rowsOn(checked).get('application evidence get', check, theOffice),
  rowsOn(checked).list(applicationEvidence(record), theOffice),
  rowsOn(checked).commit('application evidence withdrawn', theOffice, (letter) => takeBack(letter)),
  rowsOn(checked).commit('application evidence withdrawn without a line', nobody, (letter) =>
    takeBack(letter).slice(0, 1),
  ),
  rowsOn(checked).commit('application evidence improved', nobody, () => [
    { type: 'update', path: check, changes: { outcome: 'passed', lastChange: 'line-3' } },
  ]),
  rowsOn(checked).commit('application evidence delete', nobody, remove(check)),
  rowsOn(profile).commit('tutor evidence create', theOffice, (letter) =>
    recordCheck(tutorEvidence('demo-tutor'), 'tutors/demo-tutor', officer(letter)),
  ),
  rowsOn(profile).list(tutorEvidence('demo-tutor'), theOffice),
];

const { list, commit } = rowsOn(world);

export const applicationRows: readonly Row[] = [
  list('tutorApplications', theOffice),
  commit('tutorApplications create', everybody, () => sendApplication(ref)),
  commit('tutorApplications create without referees', nobody, () => sendApplication(ref).toSpliced(1, 1)),
  commit('tutorApplications create without tracking', nobody, () =>
    sendApplication(ref).filter(({ path }) => path !== trackingPath(ref)),
  ),
  commit('tutorApplications create without an address', nobody, () =>
    sendApplication(ref, [], { ...sampleApplication, email: '' }),
  ),
  ...details,
  ...evidence,
  ...states.flatMap(transitionsFrom),
];
