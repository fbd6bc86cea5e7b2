import { enquiryLife, enquiryPath, isChildAtRisk, type Enquiry } from '@/entities/enquiry';
import { codeGroups, type ReferenceCode } from '@/entities/reference-code';
import {
  tutorApplicationLife,
  tutorApplicationPath,
  type TutorApplication,
} from '@/entities/tutor-application';
import {
  askFrom,
  tuitionRequestLife,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import type { Life, Move } from '@/shared/lib/life';

/** A tutor has this long to answer. A copy of `offerAnswerMs`: the desk loads the rest of offers later. */
const offerHours = 24;

const hourMs = 3_600_000;

/** What the list of a view shows of a record, whatever it is. */
export interface DeskRecord {
  readonly ref: ReferenceCode;
  readonly path: string;
  readonly state: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  /** From this moment on it is late, in milliseconds: an offer without answer for a day. Null for what is never late. */
  readonly lateFrom: number | null;
  /** From this moment on the family is to be asked whether it still looks, in milliseconds; null where there is nothing to ask. */
  readonly askFrom: number | null;
  /** The family left its tutor because something worries it, and the office has written no note since. */
  readonly isWorried: boolean;
  /** It tells that a child may be at risk, and is not closed: it comes before everything else. */
  readonly isUrgent: boolean;
  /** The texts that a search looks through, lower case. */
  readonly searchable: string;
  /** The code as a search has it: lower case, without its hyphen. */
  readonly searchableCode: string;
  readonly moves: readonly Move[];
}

/** The moves of the office from each state, the same list for every record. */
const movesOf = (life: Life): ReadonlyMap<string, readonly Move[]> =>
  new Map(life.states.map((state) => [state, life.movesFrom(state, 'office')]));

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
  Array.from(movesOf(tuitionRequestLife), ([state, moves]) => [
    state,
    moves.filter(({ event }) => !otherMoves.includes(event)),
  ]),
);
const enquiryMoves = movesOf(enquiryLife);
const applicationMoves = movesOf(tutorApplicationLife);

/** The middle of a code, enough to tell records apart on a screen. */
export function shortCode(ref: string): string {
  return codeGroups(ref as ReferenceCode)
    .slice(1, 3)
    .join(' ');
}

/** The beginning and the end of a code: enough to find the record by, and too little to act with. */
export const fileCode = (ref: string): string => `${ref.slice(0, 7)}…${ref.slice(-2)}`;

/** @param words what the list shows of the request, for the search. */
export function requestRecord(request: TuitionRequest, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, movedAt, isSample, parting } = request;
  return {
    ref: ref as ReferenceCode,
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

export function enquiryRecord(enquiry: Enquiry, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, isSample, name } = enquiry;
  return {
    ref: ref as ReferenceCode,
    path: enquiryPath(ref),
    state,
    createdAt,
    isSample,
    lateFrom: null,
    askFrom: null,
    isWorried: false,
    isUrgent: isChildAtRisk(enquiry) && state !== 'resolved' && state !== 'junk',
    ...searchTexts(ref, [name, ...words]),
    moves: enquiryMoves.get(state) ?? [],
  };
}

/** @param words what the list shows of the application, for the search. */
export function applicationRecord(application: TutorApplication, words: readonly string[]): DeskRecord {
  const { ref, state, createdAt, isSample } = application;
  return {
    ref: ref as ReferenceCode,
    path: tutorApplicationPath(ref),
    state,
    createdAt,
    isSample,
    lateFrom: null,
    askFrom: null,
    isWorried: false,
    isUrgent: false,
    ...searchTexts(ref, words),
    moves: applicationMoves.get(state) ?? [],
  };
}

const searchTexts = (ref: string, words: readonly string[]) => ({
  searchable: [ref, ...words].join(' ').toLowerCase(),
  searchableCode: ref.replace('-', '').toLowerCase(),
});

export const isLate = ({ lateFrom }: Pick<DeskRecord, 'lateFrom'>, now: Date): boolean =>
  lateFrom !== null && now.getTime() > lateFrom;

/** Whether the family of a request is to be asked now whether it still looks. */
export const isToAsk = ({ askFrom: from }: Pick<DeskRecord, 'askFrom'>, now: Date): boolean =>
  from !== null && now.getTime() >= from;
