import { createChangeId, logSavedList, type Staff } from '../../src/entities/change-log';
import type { DocumentData, Write } from '@/shared/backend';
import { cardOf, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const people = rowsOn(world);

const staffOf = (letter: Letter): Staff => ({
  kind: 'office',
  userId: idOf(letter),
  name: cardOf(letter).name,
});

const save = (letter: Letter, list = 'requests') =>
  logSavedList(createChangeId(), staffOf(letter), { list, hasWholeCodes: false });

const saveWith =
  (fields: DocumentData) =>
  (letter: Letter): readonly Write[] => {
    const write = save(letter);
    return write.type === 'create' ? [{ ...write, data: { ...write.data, ...fields } }] : [];
  };

/** Who writes down that a list was saved as a file: whoever of the office saved it. */
export const savedListRows: readonly Row[] = [
  people.commit('changeLog create, a saved list', theOffice, (letter) => [save(letter)]),
  people.commit('changeLog create, a saved list, signed for another', nobody, (letter) => [
    save(letter === 'A' ? 'C' : 'A'),
  ]),
  people.commit('changeLog create, a saved list at the role of another', nobody, (letter) =>
    saveWith({ record: `roles/${idOf(letter === 'A' ? 'C' : 'A')}` })(letter),
  ),
  people.commit(
    'changeLog create, a saved list at another record',
    nobody,
    saveWith({ record: 'settings/site' }),
  ),
  people.commit(
    'changeLog create, a saved list with a value before',
    nobody,
    saveWith({ before: { list: 'requests' } }),
  ),
  people.commit(
    'changeLog create, a saved list with a value more',
    nobody,
    saveWith({ after: { list: 'requests', hasWholeCodes: false, role: 'admin' } }),
  ),
  people.commit(
    'changeLog create, a saved list that says not which',
    nobody,
    saveWith({ after: { hasWholeCodes: false } }),
  ),
  people.commit(
    'changeLog create, a saved list under another event',
    nobody,
    saveWith({ event: 'role.given' }),
  ),
];
