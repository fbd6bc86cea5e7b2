import {
  askFrom,
  isWorried,
  openRequestStates,
  tuitionRequestLifecycle,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import type { Write } from '@/shared/backend';
import type { Transition } from '@/shared/lib/lifecycle';
import { officeTransitions, searchTexts, type DeskRecord } from '@/shared/desk';
import { replyBy, type OfficeFacts } from '@/shared/office-facts';

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

/** States that need the office. In `asking` the search goes on while the family is asked for its interest. */
const waitingStates: readonly string[] = ['submitted', 'reviewing', 'asking', 'offered'];

/** Time from which a request is late, in milliseconds: the office has not begun, or a tutor is silent. */
function lateFrom({ state, createdAt, movedAt }: TuitionRequest, office: OfficeFacts): number | null {
  if (state === 'submitted') return replyBy(new Date(createdAt), office).getTime();
  return state === 'offered' ? Date.parse(movedAt) + offerHours * hourMs : null;
}

/**
 * @param words other visible text, for the search
 * @param office says how soon it opens a request
 * @param goesOn reads what tells the tutor that the family goes on after the trial
 */
export function requestRecord(
  request: TuitionRequest,
  words: readonly string[],
  office: OfficeFacts,
  goesOn?: (ref: string) => Promise<readonly Write[]>,
): DeskRecord {
  const { ref, state, createdAt, isSample } = request;
  return {
    ref: ref as DeskRecord['ref'],
    path: tuitionRequestPath(ref),
    state,
    createdAt,
    isSample,
    isWaiting: waitingStates.includes(state),
    lateFrom: lateFrom(request, office),
    // A family is asked whether it still wants a tutor.
    dueAt: askFrom(request),
    isFlagged: isWorried(request),
    isUrgent: false,
    ...searchTexts(ref, words),
    transitions: requestTransitions.get(state) ?? [],
    ...(openRequestStates.includes(state) && { assignee: request.assignee ?? '' }),
    ...(goesOn && {
      readsWith: ({ event }) => (event === 'trial.passed' ? goesOn(ref) : Promise.resolve([])),
    }),
  };
}
