import { closingPath } from '@/entities/money/closing';
import { lessonPath } from '@/entities/lesson';
import { monthAfter } from '@/shared/ledger';
import { transitionOf } from '../samples/offers';
import type { Documents } from './attempt';
import { closedOctober } from './matrix-closings';
import { id, lessonIn, offerId } from './matrix-lessons';
import { asOffice, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const record = lessonPath(offerId, id);
const october = '2025-10';
const thisMonth = new Date().toISOString().slice(0, 7);

/** A confirmed lesson of a month, where months are closed. */
const confirmed = (month: string, ...closed: readonly string[]): Documents => {
  const documents = lessonIn('confirmed');
  return {
    ...documents,
    [record]: { ...documents[record], startsAt: `${month}-14T15:00:00.000Z` },
    ...Object.fromEntries(closed.map((one) => [closingPath(one), closedOctober[closingPath(october)] ?? {}])),
  };
};

const pay = (letter: Letter) =>
  transitionOf(record, { from: 'confirmed', to: 'paid', event: 'lesson.paid', by: asOffice(letter) });

/** The office marks lessons as paid only while their month is open. */
export const lessonPayRows: readonly Row[] = [
  rowsOn(confirmed(october)).commit('lessons paid, no month closed', theOffice, pay),
  rowsOn(confirmed(october, october)).commit('lessons paid, of a closed month', nobody, pay),
  rowsOn(confirmed(october, '2025-09')).commit('lessons paid, the month before is closed', theOffice, pay),
  rowsOn(confirmed(october, monthAfter(thisMonth, -1))).commit(
    'lessons paid, of a month before the one that was closed first',
    nobody,
    pay,
  ),
  ...[2, 3, 4].map((ago) =>
    rowsOn(confirmed(monthAfter(thisMonth, -ago - 1), monthAfter(thisMonth, -ago))).commit(
      `lessons paid, of a month before the one that was closed first, ${ago} months ago`,
      nobody,
      pay,
    ),
  ),
  ...[2, 3, 4].map((ago) =>
    rowsOn(confirmed(monthAfter(thisMonth, 1 - ago), monthAfter(thisMonth, -ago))).commit(
      `lessons paid, of the month after the one that was closed last, ${ago} months ago`,
      theOffice,
      pay,
    ),
  ),
];
