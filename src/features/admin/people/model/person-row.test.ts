import { describe, expect, it } from 'vitest';
import type { GivenRole, Person } from '@/entities/person';
import { listPeople, searchPeople } from './person-row';

const person = (id: string, name: string): Person => ({
  id,
  name,
  email: `${id}@example.com`,
  isEmailVerified: id === 'kofi',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const role = (userId: string, given: GivenRole['role'], lastChange = ''): GivenRole => ({
  userId,
  name: `${userId} signs`,
  role: given,
  duties: given === 'admin' ? ['office'] : [],
  lastChange,
});

describe('people and their roles', () => {
  it('form one list by name, including a role without a person', () => {
    const rows = listPeople(
      [person('kofi', 'Kofi'), person('ama', 'Ama'), person('efua', 'Efua')],
      [role('kofi', 'tutor', 'c1'), role('boss', 'admin'), role('efua', null, 'c2')],
    );
    expect(rows.map(({ id, role: given, email }) => [id, given, email])).toEqual([
      ['ama', 'none', 'ama@example.com'],
      ['boss', 'admin', null],
      ['efua', 'none', 'efua@example.com'],
      ['kofi', 'tutor', 'kofi@example.com'],
    ]);
    expect(rows.map(({ duties }) => duties)).toEqual([[], ['office'], [], []]);
    expect(rows.map(({ isWithoutRecord }) => isWithoutRecord)).toEqual([true, false, false, false]);
    expect(rows.map(({ lastChange }) => lastChange)).toEqual(['', '', 'c2', 'c1']);
    expect(rows.map(({ isEmailVerified }) => isEmailVerified)).toEqual([false, false, false, true]);
  });

  it.each([
    ['', 2],
    ['  ', 2],
    ['BOATENG', 1],
    ['kofi boateng', 1],
    ['boateng ama@', 0],
    ['example.com', 2],
  ])('are searched by name and address: "%s" finds %i', (search, count) => {
    const rows = listPeople([person('kofi', 'Kofi Boateng'), person('ama', 'Ama Mensah')], []);
    expect(searchPeople(rows, search)).toHaveLength(count);
  });
});
