import { createChangeId, logChange } from '../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import {
  add,
  check,
  checkBy,
  correctSchool,
  dayAgo,
  emptySchoolContact,
  moveSchool,
  recheck,
  school,
  schoolIn,
} from '../samples/posts';
import { asOffice, callers, cardOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

/** Whoever signs a check, as the office would. */
const signed = (letter: Letter) => ({
  kind: 'office' as const,
  userId: callers[letter].userId ?? 'nobody',
  name: cardOf(letter).name,
});

const unchecked = { ...world, ...schoolIn('unchecked', null) };
const checked = { ...world, ...schoolIn('checked') };
const on = rowsOn(checked);
const onUnchecked = rowsOn(unchecked);

const checkWith = (letter: Letter, changes: DocumentData, day?: string) =>
  check(signed(letter), { check: { ...checkBy(signed(letter), day), ...changes } });

const moves: readonly Row[] = [
  onUnchecked.commit('schools unchecked → checked', theOffice, (letter) => check(signed(letter))),
  onUnchecked.commit('schools checked, without a check', nobody, (letter) => check(signed(letter), {})),
  onUnchecked.commit('schools checked, without a person', nobody, (letter) =>
    checkWith(letter, { person: '' }),
  ),
  onUnchecked.commit('schools checked, by what nobody is', nobody, (letter) =>
    checkWith(letter, { role: '' }),
  ),
  onUnchecked.commit('schools checked, at another number', nobody, (letter) =>
    checkWith(letter, { phone: '+233240000000' }),
  ),
  onUnchecked.commit('schools checked, two weeks ago', nobody, (letter) => checkWith(letter, {}, dayAgo(14))),
  onUnchecked.commit('schools checked, a week ago', theOffice, (letter) => checkWith(letter, {}, dayAgo(7))),
  onUnchecked.commit('schools checked, in three days', nobody, (letter) => checkWith(letter, {}, dayAgo(-3))),
  onUnchecked.commit('schools checked, signed for another', nobody, (letter) =>
    checkWith(letter, { by: { userId: 'someone', name: 'Office 9' } }),
  ),
  on.commit('schools checked → unchecked', theOffice, (letter) =>
    moveSchool(asOffice(letter), { event: 'school.reopened', from: 'checked', to: 'unchecked' }),
  ),
  on.commit('schools reopened, with other facts', nobody, (letter) =>
    moveSchool(asOffice(letter), {
      event: 'school.reopened',
      from: 'checked',
      to: 'unchecked',
      changes: { name: 'Other School' },
    }),
  ),
  on.commit('schools checked → withdrawn', theOffice, (letter) =>
    moveSchool(asOffice(letter), { event: 'school.withdrawn', from: 'checked', to: 'withdrawn' }),
  ),
  rowsOn({ ...world, ...schoolIn('withdrawn') }).commit(
    'schools withdrawn → unchecked',
    theOffice,
    (letter) =>
      moveSchool(asOffice(letter), { event: 'school.restored', from: 'withdrawn', to: 'unchecked' }),
  ),
  rowsOn({ ...world, ...schoolIn('withdrawn') }).commit('schools withdrawn → checked', nobody, (letter) =>
    moveSchool(asOffice(letter), {
      event: 'school.checked',
      from: 'withdrawn',
      to: 'checked',
      changes: { check: checkBy(signed(letter)) },
    }),
  ),
];

export const schoolRows: readonly Row[] = [
  on.get('schools get', school, theOffice),
  on.list('schools', theOffice),
  rowsOn(world).commit('schools create', theOffice, (letter) => add(asOffice(letter))),
  rowsOn(world).commit('schools create, checked', nobody, (letter) =>
    add(asOffice(letter), { check: checkBy(signed(letter)) }),
  ),
  rowsOn(world).commit('schools create, without its line', nobody, (letter) =>
    add(asOffice(letter)).slice(0, 1),
  ),
  ...moves,
  on.commit('schools checked again', theOffice, (letter) => recheck(signed(letter))),
  onUnchecked.commit('schools checked again, never checked', nobody, (letter) => recheck(signed(letter))),
  rowsOn({ ...world, ...schoolIn('checked', 400) }).commit(
    'schools checked again, lapsed',
    theOffice,
    (letter) => recheck(signed(letter)),
  ),
  on.commit('schools, their person is removed', theOffice, (letter) => emptySchoolContact(asOffice(letter))),
  onUnchecked.commit('schools correct a name, unchecked', theOffice, (letter) =>
    correctSchool(asOffice(letter), 'name', 'Bright School'),
  ),
  onUnchecked.commit('schools correct the levels, unchecked', theOffice, (letter) =>
    correctSchool(asOffice(letter), 'levels', ['jhs']),
  ),
  onUnchecked.commit('schools correct a number that is none', nobody, (letter) =>
    correctSchool(asOffice(letter), 'phone', 'call me'),
  ),
  onUnchecked.commit('schools correct the state', nobody, (letter) =>
    correctSchool(asOffice(letter), 'isSample', true),
  ),
  on.commit('schools correct a name, checked', nobody, (letter) =>
    correctSchool(asOffice(letter), 'name', 'Bright School', checked),
  ),
  rowsOn({ ...world, ...schoolIn('withdrawn') }).commit(
    'schools correct a name, withdrawn',
    nobody,
    (letter) => correctSchool(asOffice(letter), 'name', 'Bright School', schoolIn('withdrawn')),
  ),
  onUnchecked.commit('schools correct a name, without a line', nobody, () => [
    { type: 'update', path: school, changes: { name: 'Bright School' } },
  ]),
  on.commit('schools delete', nobody, () => [{ type: 'delete', path: school }]),
  on.commit('schools looked at', theOffice, (letter) => [
    logChange({ id: createChangeId(), by: asOffice(letter), record: school, event: 'record.seen' }),
  ]),
  on.get('schools get, one that is not there', 'schools/nowhere-1', theOffice),
  on.get('jobCodes get, one that is not there', 'jobCodes/LL-P0000000000000', everybody),
];
