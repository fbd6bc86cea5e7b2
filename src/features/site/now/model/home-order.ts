import { kindOfCode, type ReferenceCode } from '@/entities/reference-code';
import type { Tracking } from '@/entities/tracking';
import type { OfficeFacts } from '@/shared/office-facts';
import type { NowKey } from './now';
import { nowOf } from './now-of';

/** Maximum number of cards on the home page. */
const maximumCards = 3;

/** Maximum number of codes that the home page reads. */
const maximumReads = 8;

/** How long the home page tells what is over, or a homework question, in milliseconds: 14 days. */
const toldMs = 14 * 86_400_000;

/** Next things that the tracking alone leaves open: they may be for whoever holds the code. */
const untold: readonly NowKey[] = [
  'tuition-offered',
  'tuition-trial',
  'tuition-running',
  'counselling-booked',
  'homework-asked',
];

const unread: readonly unknown[] = ['concern', 'wording'];

/**
 * Codes that the home page reads, the newest first, those of tuition before all others. A report about a
 * child is left out: whoever looks over a shoulder must not see it. Suggested words have no steps to read.
 * @param codes all codes of this phone, oldest first
 */
export function codesToRead(codes: readonly ReferenceCode[]): readonly ReferenceCode[] {
  const newest = [...codes].reverse().filter((code) => !unread.includes(kindOfCode(code)));
  const isTuition = (code: ReferenceCode) => kindOfCode(code) === 'tuition';
  return [...newest.filter(isTuition), ...newest.filter((code) => !isTuition(code))].slice(0, maximumReads);
}

interface ReadRecord {
  readonly tracking: Tracking;
}

/** What needs the holder of the code first, then what may need them, then what is with others. */
function rankOf({ tracking }: ReadRecord, now: Date, office: OfficeFacts): number {
  const { key, who } = nowOf({ tracking }, now, office);
  if (who === 'you') return 0;
  if (untold.includes(key)) return 1;
  return who === 'nobody' ? 3 : 2;
}

/** Whether the home page still tells of the record: what is over stays for 14 days. */
function isTold({ tracking: { topic, state, steps } }: ReadRecord, rank: number, now: Date): boolean {
  const canBeOver = topic.kind === 'homework' || state === 'approved' || rank === 3;
  const last = steps.at(-1)?.at;
  return !canBeOver || last === undefined || now.getTime() - Date.parse(last) < toldMs;
}

/**
 * The records that the home page shows, at most three. The order does not change by what is read later, so
 * that no card moves under a finger.
 * @param records the newest first
 */
export function homeOrder<Found extends ReadRecord>(
  records: readonly Found[],
  now: Date,
  office: OfficeFacts,
): readonly Found[] {
  return records
    .map((record) => ({ record, rank: rankOf(record, now, office) }))
    .filter(({ record, rank }) => isTold(record, rank, now))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maximumCards)
    .map(({ record }) => record);
}
