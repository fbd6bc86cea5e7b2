import { accountRemovalId, logChange, personRemoved } from '../../src/entities/change-log';
import type { Write } from '@/shared/backend';
import { without, type Documents } from './attempt';
import { asOffice, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';
import { everything } from './removal-documents';

export const withRole = (role: string | null): Documents =>
  role === null
    ? without(everything, ['roles/kofi'])
    : { ...everything, 'roles/kofi': { role, name: 'Kofi Boateng' } };

export const accountRemoval = (letter: Letter, userId = 'kofi'): readonly Write[] => [
  { type: 'delete', path: `people/${userId}` },
  logChange({
    id: accountRemovalId(userId),
    by: asOffice(letter),
    record: `people/${userId}`,
    event: personRemoved,
  }),
];

export const roleName: Write = { type: 'update', path: 'roles/kofi', changes: { name: '' } };

export const accountRemovalRows: readonly Row[] = [
  rowsOn(withRole(null)).commit('an account without a role removed', theOffice, (letter) =>
    accountRemoval(letter),
  ),
  rowsOn(withRole('none')).commit('an account whose role was taken removed', theOffice, (letter) => [
    ...accountRemoval(letter),
    roleName,
  ]),
  rowsOn(withRole('tutor')).commit('an account of a tutor removed', nobody, (letter) =>
    accountRemoval(letter),
  ),
  rowsOn(withRole('admin')).commit('an account of the office removed', nobody, (letter) =>
    accountRemoval(letter),
  ),
  rowsOn(withRole('none')).commit('an account removed without a line', nobody, (letter) =>
    accountRemoval(letter).slice(0, 1),
  ),
  rowsOn(withRole('none')).commit('a line that an account is removed, alone', nobody, (letter) =>
    accountRemoval(letter).slice(1),
  ),
  rowsOn(withRole('none')).commit(
    'the name of a role that was taken, while its card is there',
    nobody,
    () => [roleName],
  ),
  rowsOn(withRole('tutor')).commit('the name of a role that is held', nobody, () => [roleName]),
];
