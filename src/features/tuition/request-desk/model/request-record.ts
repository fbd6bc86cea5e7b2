import {
  askFrom,
  tuitionRequestLife,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import type { Move } from '@/shared/lib/life';
import { officeMoves, searchTexts, type DeskRecord } from '@/shared/desk';

/** A tutor has this long to answer. A copy of `offerAnswerMs`: the desk loads the rest of offers later. */
const offerHours = 24;

const hourMs = 3_600_000;

/**
 * Moves that are no button of their own: those that come of offers are made with the offer and settled once all are over; a
 * family is asked where the message for it stands, and what it does not answer lapses by itself.
 */
const otherMoves: readonly string[] = [
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'interest.asked',
  'interest.lapsed',
];

const requestMoves: ReadonlyMap<string, readonly Move[]> = new Map(
  Array.from(officeMoves(tuitionRequestLife), ([state, moves]) => [
    state,
    moves.filter(({ event }) => !otherMoves.includes(event)),
  ]),
);
/** @param words what the list shows of the request, for the search. */
export function requestRecord(request: TuitionRequest, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, movedAt, isSample, parting } = request;
  return {
    ref: ref as DeskRecord['ref'],
    path: tuitionRequestPath(ref),
    state,
    createdAt,
    isSample,
    lateFrom: state === 'offered' ? Date.parse(movedAt) + offerHours * hourMs : null,
    askFrom: askFrom(request),
    isWorried: parting?.reason === 'safety' && !parting.isHeard,
    isUrgent: false,
    ...searchTexts(ref, words),
    moves: requestMoves.get(state) ?? [],
  };
}
