import { lessonPath, type LessonEvent } from '../../src/entities/lesson';
import type { ChangedBy } from '../../src/entities/change-log';
import type { DocumentData } from '@/shared/backend';
import { change, transitionOf } from '../samples/offers';
import { newTuitionCode } from '../samples/records';
import { hoursAgo } from './attempt';
import { chosenLesson } from './chosen-lesson';
import { asCodeHolder, asOffice, asTutor } from './matrix-people';
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
const asked = rowsOn(lessonWith({ state: 'moving', move: proposal }));

const move = (
  by: ChangedBy,
  event: LessonEvent,
  changes: DocumentData,
  { from = 'planned', to = 'moving', actOf }: { from?: string; to?: string; actOf?: string } = {},
) => transitionOf(record, { from, to, event, by, changes, ...(actOf !== undefined && { actOf }) });

const propose = (fields: DocumentData = {}, besides: DocumentData = {}, actOf = ref) =>
  move(asCodeHolder, 'move.proposed', { move: { ...proposal, ...fields }, ...besides }, { actOf });

const back = { from: 'moving', to: 'planned' };
const accept = (by: ChangedBy, changes: DocumentData = {}) =>
  move(by, 'move.accepted', { move: accepted, startsAt: other, ...changes }, back);
const decline = (by: ChangedBy, changes: DocumentData = {}) =>
  move(by, 'move.declined', { move: declined, ...changes }, back);

const own = { ...proposal, by: 'family' };
const withdrawn = { ...own, answer: 'withdrawn' };
const withdraw = (changes: DocumentData = {}, actOf: string | undefined = ref) =>
  move(asCodeHolder, 'move.withdrawn', { move: withdrawn, ...changes }, { ...back, actOf });
const askedByFamily = rowsOn(lessonWith({ state: 'moving', move: own }));

/** A proposal is withdrawn by who made it, before it is answered, and still counts. */
const withdrawing: readonly Row[] = [
  planned.commit('lessons asked to move by the family, who says so', theOthers, () =>
    propose({ by: 'family' }),
  ),
  planned.commit('lessons asked to move by the family as the office', nobody, () =>
    propose({ by: 'office' }),
  ),
  planned.commit('lessons asked to move by the office as the family', nobody, (letter) =>
    move(asOffice(letter), 'move.proposed', { move: own }),
  ),
  askedByFamily.commit('moves withdrawn by the family', theOthers, () => withdraw()),
  askedByFamily.commit('moves withdrawn by another family', nobody, () => withdraw({}, otherRef)),
  askedByFamily.commit('moves withdrawn without the code', nobody, () =>
    move(asCodeHolder, 'move.withdrawn', { move: withdrawn }, back),
  ),
  askedByFamily.commit('moves withdrawn by the tutor', nobody, (letter) =>
    move(asTutor(letter), 'move.withdrawn', { move: withdrawn }, back),
  ),
  askedByFamily.commit('moves withdrawn that no longer count', nobody, () =>
    withdraw({ move: { ...withdrawn, count: 0 } }),
  ),
  askedByFamily.commit('moves withdrawn with words', nobody, () =>
    withdraw({ move: { ...withdrawn, words: 'Call 024 123 4567' } }),
  ),
  askedByFamily.commit('moves withdrawn and moved', nobody, () => withdraw({ startsAt: other })),
  askedByFamily.commit('moves withdrawn that the log calls accepted', nobody, () =>
    move(asCodeHolder, 'move.accepted', { move: withdrawn }, { ...back, actOf: ref }),
  ),
  rowsOn(lessonWith({ state: 'moving', move: { ...own, by: 'office' } })).commit(
    'moves of the office withdrawn by the family',
    nobody,
    () => withdraw({ move: { ...withdrawn, by: 'office' } }),
  ),
  rowsOn(lessonWith({ state: 'moving', move: { ...own, by: 'office' } })).commit(
    'moves of the office withdrawn by the family as its own',
    nobody,
    () => withdraw(),
  ),
  rowsOn(lessonWith({ move: { ...own, answer: 'accepted' } })).commit(
    'moves withdrawn after the answer',
    nobody,
    () => withdraw(),
  ),
  rowsOn(lessonWith({ move: { ...withdrawn, count: 3 } })).commit(
    'lessons asked to move for the fourth time, after a proposal was withdrawn',
    nobody,
    () => propose({ count: 4 }),
  ),
  rowsOn(lessonWith({ move: withdrawn })).commit(
    'lessons asked to move again, after a proposal was withdrawn',
    theOthers,
    () => propose({ count: 2, by: 'family' }),
  ),
];

const soon = (hours: number, was = start): Row =>
  rowsOn(lessonWith({ startsAt: was })).commit(
    `lessons asked to move from ${was === start ? 'two days' : 'less than 12 hours'} ahead to ${hours} hours ahead`,
    was === start && hours >= 12 && hours <= 24 * 400 ? theOthers : nobody,
    () => propose({ oldStart: was, startsAt: inHours(hours) }),
  );

const proposing: readonly Row[] = [
  planned.commit('lessons asked to move by the family', theOthers, () => propose()),
  planned.commit('lessons asked to move without the code', nobody, () =>
    move(asCodeHolder, 'move.proposed', { move: proposal }),
  ),
  planned.commit('lessons asked to move by another family', nobody, () => propose({}, {}, otherRef)),
  planned.commit('lessons asked to move by the tutor, who does not say so', nobody, (letter) =>
    move(asTutor(letter), 'move.proposed', { move: proposal }),
  ),
  planned.commit('lessons asked to move by the office', theOffice, (letter) =>
    move(asOffice(letter), 'move.proposed', { move: proposal }),
  ),
  rowsOn(lessonWith({ startsAt: inHours(2) })).commit(
    'lessons asked to move by the office two hours before',
    theOffice,
    (letter) => move(asOffice(letter), 'move.proposed', { move: { ...proposal, oldStart: inHours(2) } }),
  ),
  soon(13),
  soon(11),
  soon(-3),
  soon(24 * 401),
  soon(48, inHours(11)),
  planned.commit('lessons asked to move to the same time', nobody, () => propose({ startsAt: start })),
  planned.commit('lessons asked to move from another time', nobody, () => propose({ oldStart: inHours(50) })),
  planned.commit('lessons asked to move that count two at once', nobody, () => propose({ count: 2 })),
  planned.commit('lessons asked to move with an answer', nobody, () => propose({ answer: 'accepted' })),
  planned.commit('lessons asked to move with words for the tutor', nobody, () =>
    propose({ words: 'Call 024 123 4567' }),
  ),
  planned.commit('lessons asked to move without a reason', nobody, () => propose({ reason: '' })),
  planned.commit('lessons asked to move and moved at once', nobody, () => propose({}, { startsAt: other })),
  rowsOn(lessonWith({ move: { ...declined, count: 2 } })).commit(
    'lessons asked to move for the third time',
    theOthers,
    () => propose({ count: 3 }),
  ),
  rowsOn(lessonWith({ move: { ...declined, count: 2 } })).commit(
    'lessons asked to move with a count that begins again',
    nobody,
    () => propose(),
  ),
  rowsOn(lessonWith({ move: { ...declined, count: 3 } })).commit(
    'lessons asked to move for the fourth time',
    nobody,
    () => propose({ count: 4 }),
  ),
  rowsOn(lessonWith({ state: 'moving', move: proposal })).commit(
    'lessons asked to move while there is no answer',
    nobody,
    () =>
      move(
        asCodeHolder,
        'move.proposed',
        { move: { ...proposal, count: 2 } },
        { from: 'moving', actOf: ref },
      ),
  ),
];

const past = rowsOn(
  lessonWith({ state: 'moving', startsAt: inHours(-1), move: { ...proposal, oldStart: inHours(-1) } }),
);
const late = { move: { ...accepted, oldStart: inHours(-1) } };

const answering: readonly Row[] = [
  asked.commit('moves accepted by the tutor', 'T', (letter) => accept(asTutor(letter))),
  asked.commit('moves accepted by the office', theOffice, (letter) => accept(asOffice(letter))),
  asked.commit('moves accepted by the family itself', nobody, () =>
    move(asCodeHolder, 'move.accepted', { move: accepted, startsAt: other }, { ...back, actOf: ref }),
  ),
  asked.commit('moves accepted for a third time', nobody, (letter) =>
    accept(asTutor(letter), { startsAt: inHours(80) }),
  ),
  asked.commit('moves accepted without moving', nobody, (letter) =>
    accept(asTutor(letter), { startsAt: start }),
  ),
  asked.commit('moves accepted with another count', nobody, (letter) =>
    accept(asTutor(letter), { move: { ...accepted, count: 3 } }),
  ),
  asked.commit('moves accepted that the log calls declined', nobody, (letter) =>
    move(asTutor(letter), 'move.declined', { move: accepted, startsAt: other }, back),
  ),
  asked.commit('moves declined by the tutor', 'T', (letter) => decline(asTutor(letter))),
  asked.commit('moves declined by the office', theOffice, (letter) => decline(asOffice(letter))),
  asked.commit('moves declined without a word', nobody, (letter) =>
    decline(asTutor(letter), { move: { ...declined, words: '' } }),
  ),
  asked.commit('moves declined and moved', nobody, (letter) => decline(asTutor(letter), { startsAt: other })),
  asked.commit('moves declined that the log calls accepted', nobody, (letter) =>
    move(asTutor(letter), 'move.accepted', { move: declined }, back),
  ),
  rowsOn(lessonWith({ state: 'moving', move: proposal }, 'tutor-2')).commit(
    'moves accepted by another tutor',
    nobody,
    (letter) => accept(asTutor(letter)),
  ),
  past.commit('moves accepted by the tutor after the old time has come', nobody, (letter) =>
    accept(asTutor(letter), late),
  ),
  past.commit('moves accepted by the office after the old time has come', theOffice, (letter) =>
    accept(asOffice(letter), late),
  ),
  asked.commit('lessons cancelled with another time', nobody, (letter) =>
    move(asTutor(letter), 'lesson.cancelled', { startsAt: other }, { from: 'moving', to: 'cancelled' }),
  ),
  planned.commit('lessons moved without a proposal', nobody, (letter) =>
    change(record, { startsAt: other, lastChange: letter }),
  ),
];

export const lessonMoveRows: readonly Row[] = [...proposing, ...withdrawing, ...answering];
