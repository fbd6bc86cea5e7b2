import { createChangeId, logChange, type ChangedBy } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import { serverTime, type Write } from '@/shared/backend';
import { makeOffer, newLesson } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const ref = newTuitionCode();
const offerId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f23';
const record = lessonPath(offerId, '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a34');

/** A lesson of T, missed or cancelled. */
function lessonIn(state: 'missed' | 'cancelled'): Documents {
  const planned = documentsOf([newLesson(offerId, '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a34', 'demo-tutor')]);
  return {
    ...world,
    ...documentsOf(sendRequest(ref)),
    ...documentsOf(makeOffer(ref, { id: offerId, tutorId: 'demo-tutor' }, asOffice('A'))),
    [record]: { ...planned[record], state },
  };
}

/** Excuses a missed lesson: a change-log entry that the lesson refers to. */
const excuse =
  (by: (letter: Letter) => ChangedBy, more = {}) =>
  (letter: Letter): readonly Write[] => {
    const id = createChangeId();
    return [
      { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: id, ...more } },
      logChange({ id, by: by(letter), record, event: 'miss.excused' }),
    ];
  };

/** Only the office may excuse a no-show. */
export const noShowRows: readonly Row[] = (['missed', 'cancelled'] as const).flatMap((state) => {
  const { commit } = rowsOn(lessonIn(state));
  return [
    commit(`lessons excused, ${state}`, theOffice, excuse(asOffice)),
    commit(`lessons excused as a tutor, ${state}`, nobody, excuse(asTutor)),
    commit(
      `lessons excused as a code holder, ${state}`,
      nobody,
      excuse(() => asCodeHolder),
    ),
    commit(`lessons excused with another price, ${state}`, nobody, excuse(asOffice, { price: 1 })),
    commit(`lessons excused without its line, ${state}`, nobody, (letter) =>
      excuse(asOffice)(letter).slice(0, 1),
    ),
  ];
});
