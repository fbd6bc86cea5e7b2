import { doorEntriesCollection } from '../../src/entities/lesson';
import { doorCodePath, doorCodesCollection, writeDoorCode } from '../../src/entities/tuition-request';
import { change, typeAtDoor } from '../samples/offers';
import { newTuitionCode } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { id, lessonIn, offerId, otherRef, ref } from './matrix-lessons';
import { everybody, nobody, rowsOn, type Row } from './matrix-row';

const planned = rowsOn(lessonIn('planned'));

const digits = { moment: 'arrival', issue: 1, code: '4821', adult: '' } as const;

const doorCode = (issue: number) =>
  writeDoorCode(ref, { lessonId: id, offerId, moment: 'arrival', issue, code: '4821', adult: 'Grandmother' });

const withCodes = (...issues: readonly number[]): Documents => ({
  ...lessonIn('planned'),
  ...documentsOf(issues.map(doorCode)),
});

const typed: Documents = { ...withCodes(1), ...documentsOf([typeAtDoor(offerId, id, 1)]) };
const codePath = doorCodePath(ref, `${id}-arrival-1`);
const entry = `${doorEntriesCollection(offerId, id)}/arrival-1`;

/** Door codes of a family, and what its tutor types. */
export const doorRows: readonly Row[] = [
  planned.commit('doorCodes create', everybody, () => [doorCode(1)]),
  planned.commit('doorCodes create of three digits', nobody, () => [
    writeDoorCode(ref, { lessonId: id, offerId, moment: 'arrival', issue: 1, code: '482', adult: '' }),
  ]),
  planned.commit('doorCodes create for a code that nobody has', nobody, () => [
    writeDoorCode(newTuitionCode(), {
      lessonId: id,
      offerId,
      moment: 'arrival',
      issue: 1,
      code: '4821',
      adult: '',
    }),
  ]),
  planned.commit('doorCodes create for a lesson that is not there', nobody, () => [
    writeDoorCode(ref, { ...digits, lessonId: offerId, offerId }),
  ]),
  planned.commit('doorCodes create for a lesson of another offer', nobody, () => [
    writeDoorCode(ref, { ...digits, lessonId: id, offerId: id }),
  ]),
  planned.commit('doorCodes create for a lesson of another family', nobody, () => [
    writeDoorCode(otherRef, { ...digits, lessonId: id, offerId }),
  ]),
  rowsOn(withCodes(1)).get('doorCodes get', codePath, everybody),
  rowsOn(withCodes(1)).list(doorCodesCollection(ref), everybody),
  rowsOn(withCodes(1)).commit('doorCodes update', nobody, () => change(codePath, { code: '0000' })),
  planned.commit('entries create before the code is here', 'T', () => [typeAtDoor(offerId, id, 1)]),
  rowsOn(withCodes(1)).commit('entries create', 'T', () => [typeAtDoor(offerId, id, 1)]),
  rowsOn(lessonIn('planned', { tutorId: 'tutor-2' })).commit(
    'entries create of another tutor',
    nobody,
    () => [typeAtDoor(offerId, id, 1)],
  ),
  rowsOn(typed).commit('entries create again', nobody, () => [typeAtDoor(offerId, id, 1, '9999')]),
  rowsOn(typed).commit('entries create a second guess without a fresh code', nobody, () => [
    typeAtDoor(offerId, id, 2, '9999'),
  ]),
  rowsOn({ ...typed, ...withCodes(1, 2) }).commit('entries create for a fresh code', 'T', () => [
    typeAtDoor(offerId, id, 2),
  ]),
  rowsOn(typed).commit('entries update', nobody, () => change(entry, { typed: '9999' })),
  rowsOn(typed).commit('entries delete', nobody, () => [{ type: 'delete', path: entry }]),
  rowsOn(typed).get('entries get', entry, everybody),
  rowsOn(typed).list(doorEntriesCollection(offerId, id), everybody),
];
