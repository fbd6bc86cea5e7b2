import {
  applicationEvidence,
  clearancePath,
  clearedPath,
  requiredEvidence,
} from '../../src/entities/vetting/evidence';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import type { Write } from '@/shared/backend';
import { clearedApplication, clearTutor, prepareApproval } from '../samples/clearance';
import { newApplicationCode, transitionApplication } from '../samples/applications';
import { approveTutor } from '../samples/offers';
import { documentsOf, type Documents } from './attempt';
import { asOffice, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const application = tutorApplicationPath(clearedApplication);

const officer = (letter: Letter) => {
  const by = asOffice(letter);
  if (by.kind !== 'office') throw new Error('the office signs as the office');
  return by;
};

const prepared = (ref: string): Documents =>
  Object.assign({}, ...prepareApproval(ref, officer('A')).map((writes) => documentsOf(writes))) as Documents;

const inState = (documents: Documents, path: string, state: string): Documents => ({
  ...documents,
  [path]: { ...documents[path], state },
});

/** An application with every required check, ready for its decision. */
export const readyToClear: Documents = {
  ...world,
  ...inState(prepared(clearedApplication), application, 'onboarding'),
};

const otherApplication = newApplicationCode();
const card = 'ghana-card' as const;
const cardPath = `${applicationEvidence(application)}/${card}-of-${clearedApplication.slice(3)}`;

/** The application with one of its checks changed. */
const withCard = (changes: Readonly<Record<string, string>>): Documents => ({
  ...readyToClear,
  [cardPath]: { ...readyToClear[cardPath], ...changes },
});

const { get, list, commit } = rowsOn(readyToClear);

const approveApplication = (letter: Letter) =>
  transitionApplication(clearedApplication, {
    from: 'onboarding',
    to: 'approved',
    event: 'application.approved',
    by: asOffice(letter),
  });

/** A clearance that names no police certificate. */
const withoutPolice: readonly Write[] = clearTutor('kofi').map((write) => {
  if (write.type !== 'create' || !('checks' in write.data)) return write;
  const { 'police-clearance': _police, ...checks } = write.data.checks as Readonly<Record<string, string>>;
  return { ...write, data: { ...write.data, checks } };
});

const settings = (policeCertificate: string): Documents => ({
  ...readyToClear,
  'settings/site': {
    policeCertificate,
    updatedAt: '2026-03-03T08:00:00.000Z',
    lastChange: 'x',
    isSample: false,
  },
});

const approve = (letter: Letter) => approveTutor('kofi', asOffice(letter));
const approveWith = (clearance: readonly Write[]) => (letter: Letter) => [
  ...clearance,
  ...approve(letter).slice(2),
];

/** Nobody has a profile without a clearance, nor a clearance without every required check. */
export const clearanceRows: readonly Row[] = [
  commit('tutors create', theOffice, approve),
  commit('tutors create, one’s own', theOffice, (letter) => approveTutor(idOf(letter), asOffice(letter))),
  commit('tutors create without its line', nobody, (letter) => approve(letter).slice(0, 3)),
  commit('tutors create with a line by somebody else', nobody, () =>
    approveTutor('kofi', { kind: 'office', userId: 'office-9', name: 'Office 9' }),
  ),
  commit('clearances create without a profile', nobody, (letter) => approve(letter).slice(0, 2)),
  commit('tutors create without a clearance', nobody, (letter) => approve(letter).slice(2)),
  commit('tutors create without a word beside the application', nobody, (letter) =>
    approve(letter).toSpliced(1, 1),
  ),
  commit('tutors create with a word beside the application alone', nobody, (letter) =>
    approve(letter).slice(1),
  ),
  rowsOn({ ...readyToClear, ...documentsOf(approve('A')) }).commit(
    'tutors create, a second one of an application',
    nobody,
    (letter) => approveTutor('tutor-2', asOffice(letter)),
  ),
  get('cleared get', clearedPath(application), theOffice),
  list(`${application}/cleared`, nobody),
  commit('tutorApplications onboarding → approved without a clearance', nobody, approveApplication),
  rowsOn({ ...readyToClear, ...documentsOf(approve('A')) }).commit(
    'tutorApplications onboarding → approved after the clearance',
    theOffice,
    approveApplication,
  ),
  commit('tutors create with the clearance of another', nobody, approveWith(clearTutor('tutor-2'))),
  ...requiredEvidence.map((kind) =>
    commit(
      `clearances create with a check of ${kind} that is none`,
      nobody,
      approveWith(clearTutor('kofi', clearedApplication, { [kind]: 'nothing' })),
    ),
  ),
  commit('clearances create without a police certificate', nobody, (letter) =>
    approveWith(withoutPolice)(letter),
  ),
  rowsOn(settings('required')).commit(
    'clearances create without a police certificate, which is required',
    nobody,
    (letter) => approveWith(withoutPolice)(letter),
  ),
  rowsOn(settings('welcome')).commit(
    'clearances create without a police certificate, which is not required',
    theOffice,
    (letter) => approveWith(withoutPolice)(letter),
  ),
  rowsOn(settings('welcome')).commit(
    'clearances create with a police certificate that is none, though not required',
    nobody,
    approveWith(clearTutor('kofi', clearedApplication, { 'police-clearance': 'nothing' })),
  ),
  commit(
    'clearances create with a check of another kind',
    nobody,
    approveWith(
      clearTutor('kofi', clearedApplication, { [card]: `interview-of-${clearedApplication.slice(3)}` }),
    ),
  ),
  commit(
    'clearances create with a check more',
    nobody,
    approveWith(clearTutor('kofi', clearedApplication, { looks: 'x' })),
  ),
  rowsOn({
    ...readyToClear,
    ...inState(prepared(otherApplication), tutorApplicationPath(otherApplication), 'onboarding'),
  }).commit(
    'clearances create with a check of another application',
    nobody,
    approveWith(
      clearTutor('kofi', clearedApplication, { [card]: `${card}-of-${otherApplication.slice(3)}` }),
    ),
  ),
  ...(
    [
      ['that failed', { outcome: 'failed' }],
      ['that was withdrawn', { state: 'withdrawn' }],
      ['that has ended', { expiry: '2026-01-31' }],
    ] as const
  ).map(([what, changes]) =>
    rowsOn(withCard(changes)).commit(`clearances create with a check ${what}`, nobody, approve),
  ),
  rowsOn(withCard({ expiry: '2126-01-31' })).commit(
    'clearances create with a check that ends later',
    theOffice,
    approve,
  ),
  ...(
    ['submitted', 'screening', 'papers', 'interview', 'approved', 'rejected', 'withdrawn', 'junk'] as const
  ).map((state) =>
    rowsOn(inState(readyToClear, application, state)).commit(`clearances create, ${state}`, nobody, approve),
  ),
  get('clearances get', clearancePath('kofi'), theOffice),
  list('clearances', nobody),
  rowsOn({ ...readyToClear, ...documentsOf(approve('A')) }).commit('clearances update', nobody, () => [
    { type: 'update', path: clearancePath('kofi'), changes: { ref: otherApplication } },
  ]),
  rowsOn({ ...readyToClear, ...documentsOf(approve('A')) }).commit('clearances delete', nobody, () => [
    { type: 'delete', path: clearancePath('kofi') },
  ]),
];
