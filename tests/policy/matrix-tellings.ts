import { changePath, linePath } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import {
  dueTellingId,
  paperExpiring,
  paperTellingId,
  paymentDue,
  writeTelling,
  type TellingWay,
} from '../../src/entities/telling';
import { tellingPath } from '../../src/entities/telling/model/telling';
import { tutorPath } from '../../src/entities/tutor';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';
import { newTuitionCode } from '../samples/records';
import type { Documents } from './attempt';
import { chosenLesson } from './chosen-lesson';
import { bookedIn, record as booking } from './matrix-counselling';
import { cardOf, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const id = '5d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b02';
const at = '2026-03-09T16:12:00.000Z';
const change = { id, record: 'enquiries/LL-E1', event: 'answer.given' };
const by = { kind: 'office', userId: idOf('A'), name: cardOf('A').name };
const lineOf = ({ record, event }: { readonly record: string; readonly event: string }): DocumentData => ({
  ...{ at, record, event, before: {}, after: {}, by },
});
const line = lineOf(change);

const told = { at, record: change.record, event: change.event, way: 'sms', userId: 'x', name: 'Ama' };
const logged = rowsOn({ ...world, [changePath(id)]: line });
const stored = rowsOn({ ...world, [changePath(id)]: line, [tellingPath(id)]: told });

type Told = Parameters<typeof writeTelling>[0]['change'];

const tellOf =
  (of: Told, way: TellingWay = 'whatsapp') =>
  (letter: Letter): Write =>
    writeTelling({ change: of, way, by: { userId: idOf(letter), name: cardOf(letter).name } });

const tell = (letter: Letter, way: TellingWay = 'whatsapp') => tellOf(change, way)(letter);

const tellWith =
  (fields: DocumentData, of: Told = change) =>
  (letter: Letter): readonly Write[] => {
    const write = tellOf(of)(letter);
    return write.type === 'create' ? [{ ...write, data: { ...write.data, ...fields } }] : [];
  };

/** Who writes down that somebody was told, of a line of the log. */
const ofLines: readonly Row[] = [
  stored.get('tellings get', tellingPath(id), theOffice),
  rowsOn(world).get('tellings get, of what is not told', tellingPath(id), 'GPTACF'),
  stored.list('tellings', theOffice),
  logged.commit('tellings create', theOffice, (letter) => [tell(letter)]),
  logged.commit('tellings create, not needed', theOffice, (letter) => [tell(letter, 'not-needed')]),
  logged.commit('tellings create, signed for another', nobody, tellWith({ userId: 'somebody' })),
  logged.commit('tellings create, under another name', nobody, tellWith({ name: 'Somebody' })),
  logged.commit('tellings create, at another time', nobody, tellWith({ at })),
  logged.commit('tellings create, in an unknown way', nobody, tellWith({ way: 'drum' })),
  logged.commit('tellings create, of another record', nobody, tellWith({ record: 'enquiries/LL-E2' })),
  logged.commit('tellings create, of another event', nobody, tellWith({ event: 'answer.started' })),
  logged.commit('tellings create, with a field more', nobody, tellWith({ phone: '+233241234567' })),
  rowsOn(world).commit('tellings create, of no change', nobody, (letter) => [tell(letter)]),
  stored.commit('tellings create, again', nobody, (letter) => [tell(letter)]),
  stored.commit('tellings update', nobody, () => [
    { type: 'update', path: tellingPath(id), changes: { way: 'phone' } },
  ]),
  stored.commit('tellings delete', nobody, () => [{ type: 'delete', path: tellingPath(id) }]),
];

const offerId = '6c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f45';
const lessonId = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a67';
const lesson = lessonPath(offerId, lessonId);
const lessonWith = chosenLesson({ ref: newTuitionCode(), otherRef: newTuitionCode(), offerId, id: lessonId });

const cancelled: Told = { id, record: lesson, event: 'lesson.cancelled' };
const ended: Told = { id, record: offerPath(offerId), event: 'lessons.ended' };
const planned: Told = { id: lessonId, record: lesson, event: 'lesson.planned' };

const withLines = (documents: Documents, of: Told = cancelled): Documents => ({
  ...documents,
  [changePath(id)]: lineOf(of),
});

const byTutor = { kind: 'tutor', userId: idOf('T'), name: cardOf('T').name };
const own = rowsOn(withLines(lessonWith({})));
const ownOfTutor = rowsOn({
  ...withLines(lessonWith({})),
  [changePath(id)]: { ...lineOf(cancelled), by: byTutor },
});
const toldOfLesson = { ...told, record: lesson, event: cancelled.event };

const tellAsTutor = (of: Told, fields: DocumentData = {}) => tellWith({ name: '', ...fields }, of);
const ofAnother = {
  ...lessonWith({ plannedBy: 'tutor' }, 'tutor-2'),
  [changePath(id)]: { ...lineOf(cancelled), by: byTutor },
};
const suspended = {
  ...withLines(lessonWith({ plannedBy: 'tutor' })),
  [changePath(id)]: { ...lineOf(cancelled), by: byTutor },
  [tutorPath('demo-tutor')]: {
    ...lessonWith({})[tutorPath('demo-tutor')],
    state: 'suspended',
  },
};

/** A tutor tells the family of what the tutor did in a lesson, and leaves no name. */
const ofTutors: readonly Row[] = [
  ownOfTutor.commit('tellings create, of an own change', 'T', tellAsTutor(cancelled)),
  ownOfTutor.commit('tellings create, of the change of a tutor', theOffice, (letter) => [
    tellOf(cancelled)(letter),
  ]),
  ownOfTutor.commit(
    'tellings create, of an own change, for another',
    nobody,
    tellAsTutor(cancelled, { userId: 'somebody' }),
  ),
  ownOfTutor.commit(
    'tellings create, of an own change, as another event',
    nobody,
    tellAsTutor({ ...cancelled, event: 'lesson.taught' }),
  ),
  ownOfTutor.commit(
    'tellings create, of an own change, by a line of another record',
    nobody,
    tellAsTutor({ ...cancelled, record: lessonPath(offerId, '2f6c8d34-90f3-4a59-8d9f-0c9e2f6e3a67') }),
  ),
  own.commit('tellings create, of a change of the office, by a tutor', nobody, tellAsTutor(cancelled)),
  rowsOn(ofAnother).commit('tellings create, of a lesson of another tutor', nobody, tellAsTutor(cancelled)),
  rowsOn(suspended).commit('tellings create, by a suspended tutor', nobody, tellAsTutor(cancelled)),
  rowsOn(suspended).commit('tellings create, of a plan, by a suspended tutor', nobody, tellAsTutor(planned)),
  rowsOn(lessonWith({ plannedBy: 'tutor' })).commit(
    'tellings create, of an own plan',
    'T',
    tellAsTutor(planned),
  ),
  rowsOn(lessonWith({ plannedBy: 'family' })).commit(
    'tellings create, of the plan of a family, by a tutor',
    nobody,
    tellAsTutor(planned),
  ),
  rowsOn(ofAnother).commit('tellings create, of the plan of another tutor', nobody, tellAsTutor(planned)),
  rowsOn({ ...withLines(lessonWith({}), ended), [changePath(id)]: { ...lineOf(ended), by: byTutor } }).commit(
    'tellings create, of an own offer',
    nobody,
    tellAsTutor(ended),
  ),
];

/** Of what happened in an offer the office tells. */
const ofLessons: readonly Row[] = [
  own.commit('tellings create, of a lesson', theOffice, (letter) => [tellOf(cancelled)(letter)]),
  own.commit('tellings create, of a planned lesson', theOffice, (letter) => [tellOf(planned)(letter)]),
  own.commit('tellings create, of a lesson planned under another id', nobody, (letter) => [
    tellOf({ ...planned, id: '7d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b02' })(letter),
  ]),
  own.commit('tellings create, of a lesson that is not there', nobody, (letter) => [
    tellOf({ ...planned, id, record: lessonPath(offerId, id) })(letter),
  ]),
  own.commit(
    'tellings create, of a lesson, signed for another',
    nobody,
    tellWith({ userId: 'x' }, cancelled),
  ),
  rowsOn(withLines(lessonWith({}), ended)).commit('tellings create, of an offer', theOffice, (letter) => [
    tellOf(ended)(letter),
  ]),
  rowsOn({ ...withLines(lessonWith({})), [tellingPath(id)]: toldOfLesson }).get(
    'tellings get, of a lesson',
    tellingPath(id),
    'TAC',
  ),
  rowsOn({ ...suspended, [tellingPath(id)]: toldOfLesson }).get(
    'tellings get, of a lesson of a suspended tutor',
    tellingPath(id),
    theOffice,
  ),
  rowsOn({ ...ofAnother, [tellingPath(id)]: toldOfLesson }).get(
    'tellings get, of a lesson of another tutor',
    tellingPath(id),
    theOffice,
  ),
];

const moved: Told = { id, record: booking, event: 'booking.moved' };
const bookedAs = (isQuiet: boolean): Documents => ({
  ...bookedIn('booked', { isQuiet }),
  [linePath(booking, id)]: lineOf(moved),
});

/** Nobody is told of a quiet booking: the message could be read by those who must not know. */
const ofBookings: readonly Row[] = [
  rowsOn(bookedAs(false)).commit('tellings create, of a talk', theOffice, (letter) => [
    tellOf(moved)(letter),
  ]),
  rowsOn(bookedAs(true)).commit('tellings create, of a quiet talk', nobody, (letter) => [
    tellOf(moved)(letter),
  ]),
  rowsOn(bookedAs(false)).commit('tellings create, of another event of a talk', nobody, (letter) => [
    tellOf({ ...moved, event: 'booking.placed' })(letter),
  ]),
  rowsOn({ ...bookedIn('booked', { isQuiet: false }), [changePath(id)]: lineOf(moved) }).commit(
    'tellings create, of a talk by a line elsewhere',
    nobody,
    (letter) => [tellOf(moved)(letter)],
  ),
];

const paper = (userId: string, event: string = paperExpiring): Told => ({
  id: paperTellingId({ userId, kind: 'ghana-card', expiry: '2026-04-30' }),
  record: 'tutors/demo-tutor',
  event,
});
const listed = rowsOn(lessonWith({}));

/** The day on which a paper ends comes by itself, and is told once. */
const ofPapers: readonly Row[] = [
  listed.commit('tellings create, of a paper', theOffice, (letter) => [tellOf(paper('demo-tutor'))(letter)]),
  listed.commit('tellings create, of a paper of another', nobody, (letter) => [
    tellOf(paper('tutor-2'))(letter),
  ]),
  listed.commit('tellings create, of a paper, as a change', nobody, (letter) => [
    tellOf(paper('demo-tutor', 'tutor.suspended'))(letter),
  ]),
  rowsOn(world).commit('tellings create, of a paper of nobody', nobody, (letter) => [
    tellOf(paper('demo-tutor'))(letter),
  ]),
];

const due = (ref: string, of = ref, event: string = paymentDue): Told => ({
  id: dueTellingId(of, '2026-04-30'),
  record: tuitionRequestPath(ref),
  event,
});
const owing = newTuitionCode();
const owed = rowsOn({ ...world, [tuitionRequestPath(owing)]: { state: 'running' } });

/** What a family owes comes by itself, and is told once a day. */
const ofDues: readonly Row[] = [
  owed.commit('tellings create, of what is due', theOffice, (letter) => [tellOf(due(owing))(letter)]),
  owed.commit('tellings create, of what another owes', nobody, (letter) => [
    tellOf(due(owing, newTuitionCode()))(letter),
  ]),
  owed.commit('tellings create, of what is due, as a change', nobody, (letter) => [
    tellOf(due(owing, owing, 'request.cancelled'))(letter),
  ]),
  owed.commit('tellings create, of what is due, on no day', nobody, (letter) => [
    tellOf({ ...due(owing), id: `due-${owing}-soon` })(letter),
  ]),
  rowsOn(world).commit('tellings create, of what nobody owes', nobody, (letter) => [
    tellOf(due(owing))(letter),
  ]),
];

/** Who writes down that somebody was told. */
export const tellingRows: readonly Row[] = [
  ...ofLines,
  ...ofLessons,
  ...ofTutors,
  ...ofBookings,
  ...ofPapers,
  ...ofDues,
];
