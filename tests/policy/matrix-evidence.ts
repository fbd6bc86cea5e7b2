import { createChangeId, logUpdate, type ChangedBy } from '../../src/entities/change-log';
import {
  applicationEvidence,
  copyEvidence,
  recordEvidence,
  tutorEvidence,
} from '../../src/entities/vetting/evidence';
import type { NewEvidence } from '../../src/entities/vetting/evidence';
import { changeEvidence, tutorPath } from '../../src/entities/tutor';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import type { Write } from '@/shared/backend';
import { evidenceKinds, evidenceMethods, type EvidenceKind } from '@/shared/choices';
import { newApplicationCode, sendApplication } from '../samples/applications';
import { clearedApplication } from '../samples/clearance';
import { approveTutor } from '../samples/offers';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { readyToClear } from './matrix-clearances';
import { asOffice, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const application = tutorApplicationPath(newApplicationCode());
const { commit } = rowsOn({
  ...world,
  ...documentsOf(sendApplication(application.replace('tutorApplications/', ''))),
});

const officer = (letter: Letter) => asOffice(letter) as Extract<ChangedBy, { kind: 'office' }>;

/** Everybody records a check of an application. */
const record =
  (given: Partial<NewEvidence> & Pick<NewEvidence, 'kind' | 'outcome'>) =>
  (letter: Letter): readonly Write[] => {
    const id = createChangeId();
    const item = { date: '2026-03-03', expiry: '', words: '', ...given };
    return [
      recordEvidence(applicationEvidence(application), id, officer(letter), item),
      ...logUpdate({ id, by: officer(letter), record: application, event: 'evidence.recorded' }),
    ];
  };

/** Good outcome and methods of each kind. */
const allowedWays = {
  'ghana-card': 'seen original photo',
  'ntc-licence': 'seen original photo portal',
  certificate: 'seen original photo',
  'police-clearance': 'seen original photo code',
  'referee-1': 'called one-caller two-callers',
  'referee-2': 'called one-caller two-callers',
  interview: 'passed in-person video',
  conduct: 'passed in-person video',
} as const satisfies Readonly<Record<EvidenceKind, string>>;

const daysAgo = (days: number) => hoursAgo(24 * days).slice(0, 10);

const waysOf = (kind: EvidenceKind): readonly Row[] => {
  const [outcome, ...ways] = allowedWays[kind].split(' ') as [NewEvidence['outcome'], ...string[]];
  return [
    ...evidenceMethods.map((method) =>
      commit(
        `evidence create ${kind} by ${method}`,
        ways.includes(method) ? theOffice : nobody,
        record({ kind, outcome, method, ...(method === 'portal' && { portalOn: daysAgo(1) }) }),
      ),
    ),
    commit(`evidence create ${kind} without a method`, nobody, record({ kind, outcome })),
    commit(`evidence create ${kind} failed`, theOffice, record({ kind, outcome: 'failed' })),
    commit(
      `evidence create ${kind} failed, by photo`,
      nobody,
      record({ kind, outcome: 'failed', method: 'photo' }),
    ),
  ];
};

const licence = { kind: 'ntc-licence', outcome: 'seen', method: 'portal' } as const;

const tutor = tutorPath('kofi');
const original = `ghana-card-of-${clearedApplication.slice(3)}`;
const originalPath = `${applicationEvidence(tutorApplicationPath(clearedApplication))}/${original}`;

/** A cleared tutor; the check of the application is as older records are, without a method. */
const cleared: Documents = (() => {
  const all: Documents = { ...readyToClear, ...documentsOf(approveTutor('kofi', asOffice('A'))) };
  const { method: _method, ...older } = all[originalPath] ?? {};
  return { ...all, [originalPath]: older };
})();

/** Copies that check to the tutor, with something changed. */
const copy =
  (changes: Readonly<Record<string, string>> = {}, id = original) =>
  (letter: Letter): readonly Write[] => {
    const check = { ...cleared[originalPath], ...changes, id } as unknown as Parameters<
      typeof copyEvidence
    >[1];
    const write = copyEvidence('kofi', check);
    const changeId = write.path.split('/').at(-1) ?? '';
    const [, line] = logUpdate({
      id: changeId,
      by: officer(letter),
      record: tutor,
      event: 'evidence.recorded',
    });
    return [write, changeEvidence('kofi', changeId, {}), ...(line ? [line] : [])];
  };

const recordOfTutor = (letter: Letter): readonly Write[] => {
  const id = createChangeId();
  const item = { kind: 'ghana-card', outcome: 'seen', date: '2026-03-03', expiry: '', words: '' } as const;
  const [, line] = logUpdate({ id, by: officer(letter), record: tutor, event: 'evidence.recorded' });
  return [
    recordEvidence(tutorEvidence('kofi'), id, officer(letter), item),
    changeEvidence('kofi', id, {}),
    ...(line ? [line] : []),
  ];
};

const copies = rowsOn(cleared);

/** Each kind of check is recorded by its own methods; a portal with the day on which somebody looked. */
export const evidenceRows: readonly Row[] = [
  ...evidenceKinds.flatMap(waysOf),
  commit(
    'evidence create, the interview was seen',
    nobody,
    record({ kind: 'interview', outcome: 'seen', method: 'video' }),
  ),
  commit('evidence create, portal without its day', nobody, record(licence)),
  commit('evidence create, portal today', theOffice, record({ ...licence, portalOn: daysAgo(0) })),
  commit('evidence create, portal 30 days ago', theOffice, record({ ...licence, portalOn: daysAgo(30) })),
  commit('evidence create, portal 31 days ago', nobody, record({ ...licence, portalOn: daysAgo(31) })),
  commit('evidence create, portal tomorrow', nobody, record({ ...licence, portalOn: daysAgo(-1) })),
  commit(
    'evidence create, paper with the day of a portal',
    nobody,
    record({ ...licence, method: 'photo', portalOn: daysAgo(1) }),
  ),
  copies.commit('evidence copy of an older check', theOffice, copy()),
  copies.commit('evidence copy with another day', nobody, copy({ date: '2026-03-04' })),
  copies.commit('evidence copy with a method', nobody, copy({ method: 'photo' })),
  copies.commit('evidence copy by somebody else', nobody, copy({ userId: 'office-2', name: 'Office 2' })),
  copies.commit('evidence copy of nothing', nobody, copy({}, 'nothing')),
  copies.commit('evidence of a tutor without a method', nobody, recordOfTutor),
];
