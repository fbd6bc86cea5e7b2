import { createChangeId, logChange } from '../../src/entities/change-log';
import { dutiesText, giveDuties } from '@/entities/person';
import { serverTime, type DocumentData, type Duty, type Write } from '@/shared/backend';
import type { Documents } from './attempt';
import { asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, everyMember, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const randomId = '0b3f6f0e-8b1c-4b5e-9d57-2f1f4c1d9a01';
const line = {
  record: 'roles/kofi',
  event: 'role.given',
  before: {},
  after: {},
  by: { kind: 'code-holder' },
};
const ofTutor = { kind: 'tutor', userId: idOf('T'), name: 'Tutor 1' };
const at = '2026-03-09T16:12:00.000Z';
const stored: Documents = {
  ...world,
  'changeLog/c1': { ...line, at, by: asOffice('A') },
  'changeLog/c2': { ...line, at, by: ofTutor },
  'changeLog/c3': { ...line, at },
  'changeLog/c4': { ...line, record: 'tuitionRequests/x', at, by: asOffice('C') },
  'changeLog/c5': { ...line, record: 'tuitionRequests/x', at, by: asOffice('A') },
};
const { get, list, commit } = rowsOn(stored);
const profileOfKofi = { state: 'active', name: 'Kofi B.' };
const vetted: Documents = { ...stored, 'tutors/kofi': profileOfKofi };
const ofVetted = rowsOn(vetted);

const card = (of: Letter, as = of): Write => ({
  type: 'update',
  path: `people/${idOf(of)}`,
  changes: { ...cardOf(as), updatedAt: serverTime },
});

const newCard = (letter: Letter): Write => ({
  type: 'create',
  path: `people/${idOf(letter)}`,
  data: { ...cardOf(letter), updatedAt: serverTime },
});

/** Gives a role, signed with the giver's own name. */
function give(giver: Letter, userId: string, [from, to]: readonly [string, string]): readonly Write[] {
  const id = createChangeId();
  const fields = { role: to, name: 'Somebody', lastChange: id };
  const path = `roles/${userId}`;
  const isNew = !(path in world);
  const event = to === 'none' ? 'role.taken' : 'role.given';
  const by = asOffice(giver);
  return [
    isNew
      ? { type: 'create', path, data: to === 'admin' ? { ...fields, duties: [] } : fields }
      : { type: 'update', path, changes: { ...fields, duties: [] } },
    logChange({ id, by, record: path, event, before: { role: from }, after: { role: to } }),
  ];
}

/** Changes duties, signed with the giver's own name. */
function dutiesOn(
  giver: Letter,
  userId: string,
  [from, to]: readonly [readonly Duty[], readonly Duty[]],
  changes: DocumentData = {},
): readonly Write[] {
  const id = createChangeId();
  const write = giveDuties(userId, to, id);
  return [
    write.type === 'update' ? { ...write, changes: { ...write.changes, ...changes } } : write,
    logChange({
      id,
      by: asOffice(giver),
      record: `roles/${userId}`,
      event: 'duties.changed',
      before: { duties: dutiesText(from) },
      after: { duties: dutiesText(to) },
    }),
  ];
}

/** A second colleague, whose role names no duties: that means the office. */
const withThird: Documents = {
  ...stored,
  'people/office-3': { ...cardOf('F'), updatedAt: at },
  'roles/office-3': { role: 'admin', name: 'Office 3' },
};
const third = rowsOn(withThird);

export const officeRows: readonly Row[] = [
  get('changeLog get, the office’s', 'changeLog/c1', theOffice),
  get('changeLog get, about a record', 'changeLog/c4', theOffice),
  get('changeLog get, one’s own about a record', 'changeLog/c5', theOffice),
  get('changeLog get, a tutor’s', 'changeLog/c2', 'TAC'),
  get('changeLog get, of whoever holds a code', 'changeLog/c3', everybody),
  get('changeLog get, missing', 'changeLog/c9', theOffice),
  get('changeLog get, missing, by a random id', `changeLog/${randomId}`, everybody),
  list('changeLog', theOffice),
  commit('changeLog update', nobody, () => [
    { type: 'update', path: 'changeLog/c1', changes: { event: 'role.taken' } },
  ]),
  commit('changeLog delete', nobody, () => [{ type: 'delete', path: 'changeLog/c1' }]),

  get('people get, a person’s', 'people/kofi', 'PAC'),
  get('people get, a tutor’s', 'people/demo-tutor', 'TAC'),
  get('people get, an administrator’s', 'people/demo-admin', theOffice),
  get('people get, missing', 'people/nobody-yet', theOffice),
  list('people', theOffice),
  commit('people update, one’s own', everyMember, (letter) => [card(letter)]),
  commit('people update, somebody else’s', 'P', () => [card('P')]),
  commit('people update, with somebody else’s address', nobody, (letter) => [
    card(letter, letter === 'P' ? 'T' : 'P'),
  ]),
  rowsOn(Object.fromEntries(Object.entries(world).filter(([path]) => path.startsWith('roles/')))).commit(
    'people create, one’s own',
    everyMember,
    (letter) => [newCard(letter)],
  ),
  commit('people delete, one’s own', nobody, (letter) => [
    { type: 'delete', path: `people/${idOf(letter)}` },
  ]),

  get('roles get, a person’s that was never given', 'roles/kofi', 'PAC'),
  get('roles get, a tutor’s', 'roles/demo-tutor', 'TAC'),
  get('roles get, an administrator’s', 'roles/demo-admin', theOffice),
  get('roles get, a former administrator’s', 'roles/office-3', 'ACF'),
  list('roles', theOffice),
  ofVetted.commit('roles none → tutor', theOffice, (letter) => give(letter, 'kofi', ['none', 'tutor'])),
  commit('roles none → tutor, of somebody who was not vetted', nobody, (letter) =>
    give(letter, 'kofi', ['none', 'tutor']),
  ),
  commit('roles none → tutor again, of somebody who was not vetted', nobody, (letter) =>
    give(letter, 'office-3', ['none', 'tutor']),
  ),
  ...['begun', 'done'].map((removal) =>
    rowsOn({ ...stored, 'tutors/kofi': { ...profileOfKofi, removal } }).commit(
      `roles none → tutor, of somebody whose removal is ${removal}`,
      nobody,
      (letter) => give(letter, 'kofi', ['none', 'tutor']),
    ),
  ),
  commit('roles none → admin', theOffice, (letter) => give(letter, 'kofi', ['none', 'admin'])),
  rowsOn({ ...stored, 'people/kofi': { ...world['people/kofi'], isEmailVerified: false } }).commit(
    'roles none → admin, of an address that nobody verified',
    nobody,
    (letter) => give(letter, 'kofi', ['none', 'admin']),
  ),
  rowsOn({ ...vetted, 'people/kofi': { ...world['people/kofi'], isEmailVerified: false } }).commit(
    'roles none → tutor, of an address that nobody verified',
    nobody,
    (letter) => give(letter, 'kofi', ['none', 'tutor']),
  ),
  rowsOn({
    ...stored,
    'people/demo-tutor': { ...world['people/demo-tutor'], isEmailVerified: false },
  }).commit('roles tutor → none, of an address that nobody verified', theOffice, (letter) =>
    give(letter, 'demo-tutor', ['tutor', 'none']),
  ),
  commit('roles tutor → none', theOffice, (letter) => give(letter, 'demo-tutor', ['tutor', 'none'])),
  commit('roles tutor → admin', theOffice, (letter) => give(letter, 'demo-tutor', ['tutor', 'admin'])),
  commit('roles none → admin again', theOffice, (letter) => give(letter, 'office-3', ['none', 'admin'])),
  commit('roles admin → none, of a colleague', 'A', (letter) => give(letter, 'office-2', ['admin', 'none'])),
  commit('roles admin → none, of the first', 'C', (letter) => give(letter, 'demo-admin', ['admin', 'none'])),
  commit('roles → admin, one’s own', nobody, (letter) => give(letter, idOf(letter), ['none', 'admin'])),
  rowsOn({ ...stored, 'tutors/ghost': profileOfKofi }).commit(
    'roles → tutor, without an account',
    nobody,
    (letter) => give(letter, 'ghost', ['none', 'tutor']),
  ),
  ofVetted.commit('roles → tutor, without its line', nobody, (letter) =>
    give(letter, 'kofi', ['none', 'tutor']).slice(0, 1),
  ),
  ofVetted.commit('roles → tutor, with a false line', nobody, (letter) =>
    give(letter, 'kofi', ['admin', 'tutor']),
  ),
  third.commit('duties given to a colleague', theOffice, (letter) =>
    dutiesOn(letter, 'office-3', [['office'], ['office', 'safeguarding']]),
  ),
  commit('duties taken from a colleague', 'A', (letter) =>
    dutiesOn(letter, 'office-2', [['office', 'safeguarding'], []]),
  ),
  commit('duties given to oneself', nobody, (letter) =>
    dutiesOn(letter, idOf(letter), [
      letter === 'C' ? ['office', 'safeguarding'] : letter === 'A' ? ['office'] : [],
      ['counselling', 'safeguarding'],
    ]),
  ),
  commit('duties given to a tutor', nobody, (letter) =>
    dutiesOn(letter, 'demo-tutor', [[], ['safeguarding']]),
  ),
  commit('duties given together with the role', nobody, (letter) =>
    dutiesOn(letter, 'demo-tutor', [[], ['safeguarding']], { role: 'admin' }),
  ),
  commit('a role given that brings duties', nobody, (letter) =>
    give(letter, 'demo-tutor', ['tutor', 'admin']).map((write) =>
      write.type === 'update' ? { ...write, changes: { ...write.changes, duties: ['safeguarding'] } } : write,
    ),
  ),
  commit('a first role given that brings duties', nobody, (letter) =>
    give(letter, 'kofi', ['none', 'admin']).map((write) =>
      write.type === 'create' && write.path.startsWith('roles/')
        ? { ...write, data: { ...write.data, duties: ['safeguarding'] } }
        : write,
    ),
  ),
  commit('a first role given that names no duties, which would mean the office', nobody, (letter) =>
    give(letter, 'kofi', ['none', 'admin']).map((write) =>
      write.type === 'create' && write.path.startsWith('roles/')
        ? { ...write, data: { role: 'admin', name: 'Somebody', lastChange: write.data.lastChange } }
        : write,
    ),
  ),
  commit('a role taken that leaves the duties', nobody, (letter) =>
    give(letter, 'office-2', ['admin', 'none']).map((write) =>
      write.type === 'update' ? { ...write, changes: { ...write.changes, duties: ['safeguarding'] } } : write,
    ),
  ),
  third.commit('duties with another name in the signature', nobody, (letter) =>
    dutiesOn(letter, 'office-3', [['office'], ['safeguarding']], { name: 'Somebody' }),
  ),
  third.commit('duties that do not exist', nobody, (letter) =>
    dutiesOn(letter, 'office-3', [['office'], ['owner' as Duty]]),
  ),
  third.commit('a duty named twice', nobody, (letter) =>
    dutiesOn(letter, 'office-3', [['office'], ['safeguarding', 'safeguarding']]),
  ),
  third.commit('duties from a list that has changed', nobody, (letter) =>
    dutiesOn(letter, 'office-3', [['counselling'], ['safeguarding']]),
  ),
  third.commit('duties without their line', nobody, (letter) =>
    dutiesOn(letter, 'office-3', [['office'], ['safeguarding']]).slice(0, 1),
  ),
  commit('roles delete', nobody, () => [{ type: 'delete', path: 'roles/demo-tutor' }]),
];
