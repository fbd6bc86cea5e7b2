import { enquiryLife, enquiryPath, type Enquiry } from '@/entities/enquiry';
import { codeGroups, type ReferenceCode } from '@/entities/reference-code';
import { tuitionRequestLife, tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import type { Move } from '@/shared/lib/life';
import type { StateFilter } from './desk-address';

/** A tutor has this long to answer an offer (`design/product.md`). */
const offerHours = 24;

const hourMs = 3_600_000;

/** What the list of a view shows of a record, whatever it is. */
export interface DeskRecord {
  readonly ref: ReferenceCode;
  readonly path: string;
  readonly state: string;
  readonly createdAt: string;
  readonly isSample: boolean;
  /** An offer without answer for more than a day. */
  readonly isLate: boolean;
  /** The texts that a search looks through, lower case. */
  readonly searchable: string;
  readonly moves: readonly Move[];
}

/** States in which it is the office's turn. */
const waitingStates: readonly string[] = ['submitted', 'reviewing', 'offered', 'new', 'answering'];

/** The middle of a code, enough to tell records apart on a screen. */
export function shortCode(ref: string): string {
  return codeGroups(ref as ReferenceCode)
    .slice(1, 3)
    .join(' ');
}

/** @param words what the list shows of the request, for the search. */
export function requestRecord(request: TuitionRequest, now: Date, words: readonly string[]): DeskRecord {
  const waitsMs = now.getTime() - Date.parse(request.movedAt);
  return {
    ref: request.ref as ReferenceCode,
    path: tuitionRequestPath(request.ref),
    state: request.state,
    createdAt: request.createdAt,
    isSample: request.isSample,
    isLate: request.state === 'offered' && waitsMs > offerHours * hourMs,
    searchable: searchText([request.ref, ...words]),
    moves: tuitionRequestLife.movesFrom(request.state, 'office'),
  };
}

export function enquiryRecord(enquiry: Enquiry, words: readonly string[]): DeskRecord {
  return {
    ref: enquiry.ref as ReferenceCode,
    path: enquiryPath(enquiry.ref),
    state: enquiry.state,
    createdAt: enquiry.createdAt,
    isSample: enquiry.isSample,
    isLate: false,
    searchable: searchText([enquiry.ref, enquiry.name, ...words]),
    moves: enquiryLife.movesFrom(enquiry.state, 'office'),
  };
}

const searchText = (words: readonly string[]) => words.join(' ').toLowerCase();

/** The records that a filter and a search leave, late ones first; spaces in a searched code do not matter. */
export function filterRecords<Row extends DeskRecord>(
  rows: readonly Row[],
  state: StateFilter,
  search: string,
): readonly Row[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const code = search.replace(/[\s-]/g, '').toLowerCase();
  const found = rows.filter((row) => {
    const isInState = state === 'waiting' ? waitingStates.includes(row.state) : row.state === state;
    const isFound =
      words.every((word) => row.searchable.includes(word)) ||
      (code.length >= 4 && row.ref.replace('-', '').toLowerCase().includes(code));
    return isInState && isFound;
  });
  return [...found.filter(({ isLate }) => isLate), ...found.filter(({ isLate }) => !isLate)];
}

/** How many records are in each state. */
export function countByState(
  rows: readonly DeskRecord[],
  states: readonly string[],
): ReadonlyMap<string, number> {
  return new Map(states.map((state) => [state, rows.filter((row) => row.state === state).length]));
}
