import { lessonPath } from '../../src/entities/lesson';
import { offerPath } from '../../src/entities/offer';
import type { DocumentData } from '@/shared/backend';
import { newTuitionCode } from '../samples/records';
import { hoursAgo } from './attempt';
import { chosenLesson, lessonTurn } from './chosen-lesson';
import { asCodeHolder, asOffice, asTutor } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const offerId = '7c1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f88';
const id = '2e6c8d34-90f3-4a59-8d9f-0c9e2f6e3a88';
const [offer, record] = [offerPath(offerId), lessonPath(offerId, id)];

/** To the minute, this many hours from now. */
const inHours = (hours: number) => `${hoursAgo(-hours).slice(0, 16)}:00.000Z`;

/** A lesson that begins at this time, of a pair whose lessons ended an hour ago. */
function ended(start: string, fields: DocumentData = {}, state = 'ended') {
  const world = chosenLesson({ ref, otherRef: newTuitionCode(), offerId, id, start })(fields);
  return rowsOn({ ...world, [offer]: { ...world[offer], state, movedAt: hoursAgo(1) } });
}

const turn = lessonTurn(record);

const taught = ['planned', 'taught', 'lesson.taught'] as const;
const missed = ['planned', 'missed', 'lesson.missed'] as const;
const asked = ['planned', 'moving', 'move.proposed'] as const;

const start = inHours(48);
const move = { count: 1, startsAt: inHours(72), oldStart: start, reason: 'school', answer: '', words: '' };

const before = ended(inHours(-2));
const since = ended(inHours(-0.5));
const ahead = ended(start);
const chosen = ended(inHours(-0.5), {}, 'chosen');

/** What was to begin after the lessons of a pair ended is called off; what had begun can be reported. */
export const calledOffRows: readonly Row[] = [
  before.commit('ended: lessons taught before', 'T', (letter) => turn(taught, asTutor(letter))),
  since.commit('ended: lessons taught since', nobody, (letter) => turn(taught, asTutor(letter))),
  chosen.commit('not ended: lessons taught since', 'T', (letter) => turn(taught, asTutor(letter))),
  since.commit('ended: lessons taught since, says the office', theOffice, (letter) =>
    turn(taught, asOffice(letter)),
  ),
  since.commit('ended: lessons missed by the family since', nobody, (letter) =>
    turn(missed, asTutor(letter), { missedBy: 'family' }),
  ),
  before.commit('ended: lessons missed by the tutor before', theOthers, () =>
    turn(missed, asCodeHolder, { missedBy: 'tutor' }, ref),
  ),
  since.commit('ended: lessons missed by the tutor since', nobody, () =>
    turn(missed, asCodeHolder, { missedBy: 'tutor' }, ref),
  ),
  since.commit('ended: lessons cancelled since', 'T', (letter) =>
    turn(['planned', 'cancelled', 'lesson.cancelled'], asTutor(letter)),
  ),
  ahead.commit('ended: lessons asked to move by the family', nobody, () =>
    turn(asked, asCodeHolder, { move }, ref),
  ),
  ahead.commit('ended: lessons asked to move by the tutor', nobody, (letter) =>
    turn(asked, asTutor(letter), { move: { ...move, by: 'tutor' } }),
  ),
  ended(start, { state: 'moving', move }).commit('ended: moves accepted', nobody, (letter) =>
    turn(['moving', 'planned', 'move.accepted'], asTutor(letter), {
      move: { ...move, answer: 'accepted' },
      startsAt: move.startsAt,
    }),
  ),
];
