import { applicationEvidence, clearancePath, requiredEvidence } from '../../src/entities/evidence';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import type { Write } from '@/shared/backend';
import { clearedApplication, clearTutor, prepareApproval } from '../samples/clearance';
import { newApplicationCode } from '../samples/applications';
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

const approve = (letter: Letter) => approveTutor('kofi', asOffice(letter));
const approveWith = (clearance: Write) => (letter: Letter) => [clearance, ...approve(letter).slice(1)];

/** Nobody has a profile without a clearance, nor a clearance without every required check. */
export const clearanceRows: readonly Row[] = [
  commit('tutors create', theOffice, approve),
  commit('tutors create, one’s own', theOffice, (letter) => approveTutor(idOf(letter), asOffice(letter))),
  commit('tutors create without its line', nobody, (letter) => approve(letter).slice(0, 2)),
  commit('tutors create with a line by somebody else', nobody, () =>
    approveTutor('kofi', { kind: 'office', userId: 'office-9', name: 'Office 9' }),
  ),
  commit('clearances create without a profile', nobody, (letter) => approve(letter).slice(0, 1)),
  commit('tutors create without a clearance', nobody, (letter) => approve(letter).slice(1)),
  commit('tutors create with the clearance of another', nobody, approveWith(clearTutor('tutor-2'))),
  ...requiredEvidence.map((kind) =>
    commit(
      `clearances create with a check of ${kind} that is none`,
      nobody,
      approveWith(clearTutor('kofi', clearedApplication, { [kind]: 'nothing' })),
    ),
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
