import { logChange } from '../../src/entities/change-log';
import { closedMonthPath, closingPath, monthClosed, writeClosing } from '../../src/entities/money/closing';
import type { DocumentData, Write } from '@/shared/backend';
import { asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const changeId = '8d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b11';
const month = '2025-10';
const sums = { lessons: 2, charged: 13_000, payments: 1, settled: 10_000 };
const terms = { trialPayer: 'family', tutorPercent: 80 } as const;

const at = '2025-11-02T09:00:00.000Z';
export const closedOctober = {
  [closingPath(month)]: { at, lastChange: 'x', ...sums, userId: 'x', name: 'Ama' },
  [closedMonthPath(month)]: { at, ...terms },
};

const on = { open: rowsOn(world), closed: rowsOn({ ...world, ...closedOctober }) };

const line = (letter: Letter, given: string, event = monthClosed) =>
  logChange({ id: changeId, by: asOffice(letter), record: closingPath(given), event });

const withFields = (write: Write, fields: DocumentData): Write =>
  write.type === 'create' ? { ...write, data: { ...write.data, ...fields } } : write;

/** A closing with fields that differ: of the office's record, of what everybody reads. */
const close =
  (given = month, fields: DocumentData = {}, ofAll: DocumentData = {}) =>
  (letter: Letter): readonly [Write, Write, Write] => {
    const by = { userId: idOf(letter), name: cardOf(letter).name };
    const [record, shown] = writeClosing({ month: given, ...sums, ...terms }, { changeId, by });
    return [withFields(record, fields), withFields(shown, ofAll), line(letter, given)];
  };

const thisMonth = new Date().toISOString().slice(0, 7);

/** Who closes a month, and who reads that it is closed. */
export const closingRows: readonly Row[] = [
  on.closed.get('closings get', closingPath(month), theOffice),
  on.closed.list('closings', theOffice),
  on.closed.get('closedMonths get', closedMonthPath(month), everybody),
  on.closed.list('closedMonths', everybody),
  on.open.commit('closings create', theOffice, close()),
  on.open.commit('closings create, of more taken back than paid', theOffice, close(month, { settled: -1 })),
  on.open.commit('closings create, of a month that is not over', nobody, close(thisMonth)),
  on.open.commit('closings create, of a month to come', nobody, close('2099-12')),
  on.open.commit('closings create, of no month', nobody, close('2025-13')),
  on.open.commit('closings create, signed for another', nobody, close(month, { name: 'Somebody' })),
  on.open.commit('closings create, at another time', nobody, close(month, { at })),
  on.open.commit('closings create, of half a pesewa', nobody, close(month, { charged: 0.5 })),
  on.open.commit('closings create, with a field more', nobody, close(month, { note: 'x' })),
  on.open.commit('closings create, without a line', nobody, (letter) => close()(letter).slice(0, 2)),
  on.open.commit('closings create, with another line', nobody, (letter) => [
    ...close()(letter).slice(0, 2),
    line(letter, month, 'payment.entered'),
  ]),
  on.open.commit('closings create, without what everybody reads', nobody, (letter) => [
    ...close()(letter).slice(0, 1),
    line(letter, month),
  ]),
  on.closed.commit('closings create, again', nobody, close()),
  on.closed.commit('closings update', nobody, (letter) => [
    { type: 'update', path: closingPath(month), changes: { charged: 1, lastChange: changeId } },
    line(letter, month),
  ]),
  on.closed.commit('closings delete', nobody, () => [{ type: 'delete', path: closingPath(month) }]),
  on.open.commit('closedMonths create, alone', nobody, (letter) => close()(letter).slice(1, 2)),
  on.open.commit('closedMonths create, with a line alone', nobody, (letter) => close()(letter).slice(1)),
  on.open.commit('closedMonths create, at another time', nobody, close(month, {}, { at })),
  on.open.commit('closedMonths create, with the sums', nobody, close(month, {}, { charged: 13_000 })),
  on.open.commit('closedMonths create, of more than all', nobody, close(month, {}, { tutorPercent: 101 })),
  on.closed.commit('closedMonths update', nobody, () => [
    { type: 'update', path: closedMonthPath(month), changes: { tutorPercent: 1 } },
  ]),
  on.closed.commit('closedMonths delete', nobody, () => [{ type: 'delete', path: closedMonthPath(month) }]),
  on.open.commit('changeLog create, of no closing', nobody, (letter) => [line(letter, month)]),
];
