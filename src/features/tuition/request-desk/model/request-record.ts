import {
  askFrom,
  tuitionRequestLifecycle,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import type { Transition } from '@/shared/lib/lifecycle';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';

/**
 * Time that a tutor has to answer. A copy of `offerAnswerMs`, so that the desk can load the offers chunk
 * later.
 */
const offerHours = 24;

const hourMs = 3_600_000;

/**
 * Transitions without a button: those of offers happen with the offer or by settlement, and interest is asked
 * in its own part and lapses automatically.
 */
const otherTransitions: readonly string[] = [
  'offer.made',
  'offer.accepted',
  'offer.declined',
  'offer.expired',
  'interest.asked',
  'interest.lapsed',
];

const requestTransitions: ReadonlyMap<string, readonly Transition[]> = new Map(
  Array.from(officeTransitions(tuitionRequestLifecycle), ([state, transitions]) => [
    state,
    transitions.filter(({ event }) => !otherTransitions.includes(event)),
  ]),
);
/** @param words other visible text, for the search */
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
    transitions: requestTransitions.get(state) ?? [],
  };
}
