import { lessonPath, type LessonEvent } from '../../src/entities/lesson';
import type { ChangedBy } from '../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import { transitionOf } from '../samples/offers';
import { newTuitionCode } from '../samples/records';
import { hoursAgo } from './attempt';
import { chosenLesson } from './chosen-lesson';
import { asCodeHolder, asOffice, asTutor, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const otherRef = newTuitionCode();
const offerId = '6c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f33';
const id = '1e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a55';
const record = lessonPath(offerId, id);

/** To the minute, this many hours from now. */
const inHours = (hours: number) => `${hoursAgo(-hours).slice(0, 16)}:00.000Z`;
const start = inHours(48);
const other = inHours(72);

const proposal = { count: 1, startsAt: other, oldStart: start, reason: 'school', answer: '', words: '' };
const accepted = { ...proposal, answer: 'accepted' };
const declined = { ...proposal, answer: 'declined', words: 'I teach in Madina then.' };

/** A lesson with the demo tutor, or another, in two days. */
const lessonWith = chosenLesson({ ref, otherRef, offerId, id, start });

const planned = rowsOn(lessonWith({}));

const move = (
  by: ChangedBy,
  event: LessonEvent,
  changes: DocumentData,
  { from = 'planned', to = 'moving', actOf }: { from?: string; to?: string; actOf?: string } = {},
) => transitionOf(record, { from, to, event, by, changes, ...(actOf !== undefined && { actOf }) });

const back = { from: 'moving', to: 'planned' };
const accept = (by: ChangedBy, changes: DocumentData = {}) =>
  move(by, 'move.accepted', { move: accepted, startsAt: other, ...changes }, back);
const decline = (by: ChangedBy, changes: DocumentData = {}) =>
  move(by, 'move.declined', { move: declined, ...changes }, back);

const own = { ...proposal, by: 'family' };
const askedByFamily = rowsOn(lessonWith({ state: 'moving', move: own }));

/** A proposal of the tutor. */
const tutors = { ...proposal, by: 'tutor' };
const askedByTutor = rowsOn(lessonWith({ state: 'moving', move: tutors }));
const proposeAsTutor = (letter: Letter, fields: DocumentData = {}) =>
  move(asTutor(letter), 'move.proposed', { move: { ...tutors, ...fields } });
const acceptAsFamily = (changes: DocumentData = {}, actOf: string | undefined = ref) =>
  move(
    asCodeHolder,
    'move.accepted',
    { move: { ...tutors, answer: 'accepted' }, startsAt: other, ...changes },
    { ...back, actOf },
  );
const declineAsFamily = (changes: DocumentData = {}, actOf: string | undefined = ref) =>
  move(
    asCodeHolder,
    'move.declined',
    { move: { ...tutors, answer: 'declined' }, ...changes },
    { ...back, actOf },
  );

const soonByTutor = (hours: number, was = start): Row =>
  rowsOn(lessonWith({ startsAt: was })).commit(
    `lessons asked to move by the tutor from ${was === start ? 'two days' : 'less than 12 hours'} ahead to ${hours}`,
    was === start && hours >= 12 ? 'T' : nobody,
    (letter) => proposeAsTutor(letter, { oldStart: was, startsAt: inHours(hours) }),
  );

const proposingAsTutor: readonly Row[] = [
  planned.commit('lessons asked to move by the tutor', 'T', (letter) => proposeAsTutor(letter)),
  planned.commit('lessons asked to move by the tutor as the family', nobody, (letter) =>
    proposeAsTutor(letter, { by: 'family' }),
  ),
  planned.commit('lessons asked to move by the tutor as the office', nobody, (letter) =>
    proposeAsTutor(letter, { by: 'office' }),
  ),
  planned.commit('lessons asked to move by the family as the tutor', nobody, () =>
    move(asCodeHolder, 'move.proposed', { move: tutors }, { actOf: ref }),
  ),
  planned.commit('lessons asked to move by the office as the tutor', nobody, (letter) =>
    move(asOffice(letter), 'move.proposed', { move: tutors }),
  ),
  rowsOn(lessonWith({}, 'tutor-2')).commit('lessons of another tutor asked to move', nobody, (letter) =>
    proposeAsTutor(letter),
  ),
  soonByTutor(13),
  soonByTutor(11),
  soonByTutor(-3),
  soonByTutor(48, inHours(11)),
  planned.commit('lessons asked to move and moved at once by the tutor', nobody, (letter) =>
    move(asTutor(letter), 'move.proposed', { move: tutors, startsAt: other }),
  ),
  planned.commit('lessons asked to move by the tutor with words', nobody, (letter) =>
    proposeAsTutor(letter, { words: 'Call 024 123 4567' }),
  ),
  rowsOn(lessonWith({ move: { ...declined, count: 3 } })).commit(
    'lessons asked to move for the fourth time by the tutor',
    nobody,
    (letter) => proposeAsTutor(letter, { count: 4 }),
  ),
  rowsOn(lessonWith({ state: 'cancelled' })).commit(
    'cancelled lessons asked to move by the tutor',
    nobody,
    (letter) => move(asTutor(letter), 'move.proposed', { move: tutors }, { from: 'cancelled', to: 'moving' }),
  ),
  askedByFamily.commit('lessons asked to move by the tutor while the family asks', nobody, (letter) =>
    move(asTutor(letter), 'move.proposed', { move: { ...tutors, count: 2 } }, { from: 'moving' }),
  ),
];

const pastOfTutor = { ...tutors, oldStart: inHours(-1) };

const answeringTutor: readonly Row[] = [
  askedByTutor.commit('moves of the tutor accepted by the family', theOthers, () => acceptAsFamily()),
  askedByTutor.commit('moves of the tutor accepted by another family', nobody, () =>
    acceptAsFamily({}, otherRef),
  ),
  askedByTutor.commit('moves of the tutor accepted without the code', nobody, () =>
    move(asCodeHolder, 'move.accepted', { move: { ...tutors, answer: 'accepted' }, startsAt: other }, back),
  ),
  askedByTutor.commit('moves of the tutor accepted by the tutor', nobody, (letter) =>
    accept(asTutor(letter), { move: { ...tutors, answer: 'accepted' } }),
  ),
  askedByTutor.commit('moves of the tutor accepted by the office', theOffice, (letter) =>
    accept(asOffice(letter), { move: { ...tutors, answer: 'accepted' } }),
  ),
  askedByTutor.commit('moves of the tutor accepted for a third time', nobody, () =>
    acceptAsFamily({ startsAt: inHours(80) }),
  ),
  askedByTutor.commit('moves of the tutor declined by the family', theOthers, () => declineAsFamily()),
  askedByTutor.commit('moves of the tutor declined by another family', nobody, () =>
    declineAsFamily({}, otherRef),
  ),
  askedByTutor.commit('moves of the tutor declined by the family with words', nobody, () =>
    declineAsFamily({ move: { ...tutors, answer: 'declined', words: 'Call 024 123 4567' } }),
  ),
  askedByTutor.commit('moves of the tutor declined by the family and moved', nobody, () =>
    declineAsFamily({ startsAt: other }),
  ),
  askedByTutor.commit('moves of the tutor declined by the tutor', nobody, (letter) =>
    decline(asTutor(letter), { move: { ...tutors, answer: 'declined', words: 'No.' } }),
  ),
  askedByTutor.commit('moves of the tutor withdrawn by the tutor', 'T', (letter) =>
    move(asTutor(letter), 'move.withdrawn', { move: { ...tutors, answer: 'withdrawn' } }, back),
  ),
  askedByTutor.commit('moves of the tutor withdrawn by the family', nobody, () =>
    move(
      asCodeHolder,
      'move.withdrawn',
      { move: { ...tutors, answer: 'withdrawn' } },
      { ...back, actOf: ref },
    ),
  ),
  askedByFamily.commit('moves of the family accepted by the family as those of the tutor', nobody, () =>
    acceptAsFamily(),
  ),
  askedByFamily.commit('moves of the family declined by the family', nobody, () =>
    declineAsFamily({ move: { ...own, answer: 'declined' } }),
  ),
  rowsOn(lessonWith({ state: 'moving', startsAt: inHours(-1), move: pastOfTutor })).commit(
    'moves of the tutor accepted by the family after the old time has come',
    nobody,
    () => acceptAsFamily({ move: { ...pastOfTutor, answer: 'accepted' } }),
  ),
  rowsOn(lessonWith({ move: { ...tutors, answer: 'accepted' }, startsAt: other })).commit(
    'moves of the tutor accepted by the family twice',
    nobody,
    () => acceptAsFamily(),
  ),
  rowsOn(lessonWith({ state: 'cancelled', move: tutors })).commit(
    'moves of cancelled lessons accepted by the family',
    nobody,
    () => acceptAsFamily(),
  ),
];

/** Another time that the tutor asks for, and its answer. */
export const tutorMoveRows: readonly Row[] = [...proposingAsTutor, ...answeringTutor];
