import { createChangeId, logChange, logTransition, logUpdate } from '../../src/entities/change-log';
import {
  addCounsellor,
  counsellorAdded,
  counsellorChanges,
  counsellorCheckChanges,
  counsellorChecked,
  counsellorEdited,
  counsellorPath,
  onBasis,
} from '../../src/entities/counselling/counsellor';
import type { DocumentData, Write } from '@/shared/backend';
import { counsellorId, counsellorIn, sampleCounsellor } from '../samples/counselling';
import type { Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const path = counsellorPath(counsellorId);

/** An administrator with the duty `counselling`, and one without. */
const accounts: Documents = {
  [`roles/${counsellorId}`]: { role: 'admin', name: 'Efua Sarpong', duties: ['counselling'] },
  'roles/office-4': { role: 'admin', name: 'Office 4', duties: ['office'] },
};

const profileIn = (state: string, id = counsellorId) => ({
  ...world,
  ...accounts,
  ...counsellorIn(state, id),
});

const add = (letter: Letter, who = counsellorId, fields: DocumentData = {}): readonly Write[] => {
  const id = createChangeId();
  const [created] = [addCounsellor(who, id, sampleCounsellor)];
  return [
    created.type === 'create' ? { ...created, data: { ...created.data, ...fields } } : created,
    logChange({
      id,
      by: asOffice(letter),
      record: counsellorPath(who),
      event: counsellorAdded,
      after: { state: 'draft' },
    }),
  ];
};

const move = (letter: Letter, from: string, to: string, event: string, record = path): readonly Write[] =>
  logTransition({ id: createChangeId(), by: asOffice(letter), record, event, from, to });

const note = (letter: Letter, event: string, changes: DocumentData, record = path): readonly Write[] =>
  logUpdate({
    id: createChangeId(),
    by: asOffice(letter),
    record,
    event,
    // The version of the stored profile, unless a row names another one.
    changes: { ...onBasis({ lastChange: 'c0' }), ...changes },
  });

const checks = counsellorCheckChanges([
  { kind: 'identity', on: '2026-11-01' },
  { kind: 'police-clearance', on: '2026-11-01', until: '2027-10-31' },
]);

/** The colleague has the duty `counselling` too, and a profile. */
const ownPath = counsellorPath('office-2');
const ownIn = (state: string): Documents => ({
  ...profileIn(state, 'office-2'),
  'roles/office-2': { role: 'admin', name: 'Office 2', duties: ['office', 'safeguarding', 'counselling'] },
});

const transitions = [
  ['draft', 'published', 'counsellor.published', theOffice],
  ['published', 'paused', 'counsellor.paused', theOffice],
  ['paused', 'published', 'counsellor.resumed', theOffice],
  ['published', 'left', 'counsellor.left', theOffice],
  ['paused', 'left', 'counsellor.left', theOffice],
  ['draft', 'left', 'counsellor.left', nobody],
  ['left', 'published', 'counsellor.published', nobody],
] as const;

const office = rowsOn({ ...world, ...accounts });
const published = rowsOn(profileIn('published'));
const own = rowsOn(ownIn('published'));

export const counsellorRows: readonly Row[] = [
  ...[
    ['draft', theOffice],
    ['published', everybody],
    ['paused', everybody],
    ['left', theOffice],
  ].map(([state = '', allowed = '']) =>
    rowsOn(profileIn(state)).get(`counsellors get, ${state}`, path, allowed),
  ),
  office.get('counsellors get, of nobody', path, everybody),
  rowsOn(profileIn('draft')).commit('counsellors delete', nobody, () => [{ type: 'delete', path }]),
  office.commit('counsellors create', theOffice, (letter) => add(letter)),
  office.commit('counsellors create, of an administrator without the duty', nobody, (letter) =>
    add(letter, 'office-4'),
  ),
  office.commit('counsellors create, of a tutor', nobody, (letter) => add(letter, 'demo-tutor')),
  office.commit('counsellors create, published at once', nobody, (letter) =>
    add(letter, counsellorId, { state: 'published' }),
  ),
  office.commit('counsellors create, checked already', nobody, (letter) => add(letter, counsellorId, checks)),
  office.commit('counsellors create, with more than an hour for a talk', nobody, (letter) =>
    add(letter, counsellorId, {
      hours: { weekly: [], exceptions: [], away: '', talkMinutes: 60, bufferMinutes: 5 },
    }),
  ),
  rowsOn({ ...ownIn('draft'), [ownPath]: {} }).commit('counsellors create, again', nobody, (letter) =>
    add(letter, 'office-2'),
  ),
  ...transitions.map(([from, to, event, allowed]) =>
    rowsOn(profileIn(from)).commit(`counsellors ${from} → ${to}`, allowed, (letter) =>
      move(letter, from, to, event),
    ),
  ),
  published.commit('counsellors edited', theOffice, (letter) =>
    note(letter, counsellorEdited, counsellorChanges({ name: 'Efua S.', room: '', topics: ['career'] })),
  ),
  published.commit('counsellors checked', theOffice, (letter) => note(letter, counsellorChecked, checks)),
  published.commit('counsellors edited, of a version that somebody has changed since', nobody, (letter) =>
    note(letter, counsellorEdited, { about: 'I listen well.', basis: 'c-1' }),
  ),
  published.commit('counsellors checked, of a version that somebody has changed since', nobody, (letter) =>
    note(letter, counsellorChecked, { ...checks, basis: 'c-1' }),
  ),
  published.commit('counsellors edited, without a version', nobody, (letter) =>
    logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record: path,
      event: counsellorEdited,
      changes: { about: 'I listen well.' },
    }),
  ),
  published.commit('counsellors checked, told as an edit', nobody, (letter) =>
    note(letter, counsellorEdited, checks),
  ),
  published.commit('counsellors edited, with a wrong check', nobody, (letter) =>
    note(letter, counsellorChecked, { checks: ['identity'] }),
  ),
  published.commit('counsellors edited, with wrong hours', nobody, (letter) =>
    note(letter, counsellorEdited, {
      hours: { weekly: ['mon/9-12'], exceptions: [], away: '', talkMinutes: 45, bufferMinutes: 15 },
    }),
  ),
  // The administrator changes the colleague’s profile; the colleague has a profile of their own.
  own.commit('a profile edited by the office, or by its counsellor', theOffice, (letter) =>
    note(letter, counsellorEdited, counsellorChanges({ about: 'I listen well.' }), ownPath),
  ),
  own.commit('a profile paused by the office, or by its counsellor', theOffice, (letter) =>
    move(letter, 'published', 'paused', 'counsellor.paused', ownPath),
  ),
  own.commit('the own profile, of a version that the office has changed since', nobody, (letter) =>
    note(letter, counsellorEdited, { about: 'I listen well.', basis: 'c-1' }, ownPath),
  ),
  own.commit('the name of a profile, by the office alone', 'A', (letter) =>
    note(letter, counsellorEdited, counsellorChanges({ name: 'Somebody' }), ownPath),
  ),
  own.commit('the checks of a profile, never by the counsellor', 'A', (letter) =>
    note(letter, counsellorChecked, checks, ownPath),
  ),
  rowsOn(ownIn('draft')).commit('a profile published, never by its counsellor', 'A', (letter) =>
    move(letter, 'draft', 'published', 'counsellor.published', ownPath),
  ),
  own.commit('a profile of somebody who left, never by its counsellor', 'A', (letter) =>
    move(letter, 'published', 'left', 'counsellor.left', ownPath),
  ),
];
