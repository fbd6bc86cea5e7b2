import { lessonStateAt, type Lesson } from '@/entities/lesson';
import { balanceOf, closingOf, isOfSettlements, monthAfter } from '@/shared/ledger';
import type { OfficeFacts } from '@/shared/office-facts';
import { entriesOf, type AccountRecords } from './family-account';

/** What a month holds as it is closed, and what is still open in it. Sums in pesewas. */
export interface MonthFigures {
  /** Lessons that are confirmed, also late ones of earlier months. */
  readonly lessons: number;
  /** These lessons and their transport, as families pay them. */
  readonly charged: number;
  readonly payments: number;
  /** Payments less refunds and counter-entries. */
  readonly settled: number;
  /** Lessons that wait for the family's word or for the decision of the office: they go to the next month. */
  readonly unconfirmed: number;
  readonly disputed: number;
  /** Lessons whose three days are over, of which the desk has not stored that they are confirmed. */
  readonly unsettled: number;
  /** Records that cannot be read. The month is not closed without what they hold. */
  readonly unreadable: number;
}

/** What the figures are made of, and how many records are missing in it. */
type FoundRecords = AccountRecords & Pick<MonthFigures, 'unreadable'>;

/** Later than anything that is written down before the month is closed. */
const end = '9999-12-31T23:59:59.999Z';

/** The months that the office can close next: after the last closed one, or the month before this one. */
export function nextToClose(closedMonths: AccountRecords['closedMonths'], now: Date): string {
  const last = closedMonths
    .map(({ month }) => month)
    .sort()
    .at(-1);
  if (last !== undefined) return monthAfter(last);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** What an open month would hold if it were closed now. */
export function figuresOf(
  month: string,
  records: FoundRecords,
  office: Pick<OfficeFacts, 'trialPayer'>,
  now: Date,
): MonthFigures {
  const closing = { month, at: end, trialPayer: '', tutorPercent: 0 } as const;
  const closings = [...records.closedMonths, closing];
  const entries = entriesOf(records, office, now).filter((entry) => closingOf(entry, closings) === closing);
  const settlements = entries.filter(isOfSettlements);
  const charges = entries.filter((entry) => !isOfSettlements(entry));
  const until = records.lessons.filter(({ startsAt }) => startsAt.slice(0, 7) <= month);
  const count = (isSuch: (lesson: Lesson) => boolean) => until.filter(isSuch).length;
  return {
    lessons: charges.filter(({ kind }) => kind === 'lesson').length,
    charged: balanceOf(charges),
    payments: settlements.length,
    settled: 0 - balanceOf(settlements),
    unconfirmed: count((lesson) => lessonStateAt(lesson, now) === 'taught'),
    disputed: count(({ state }) => state === 'disputed' || state === 'contested'),
    unsettled: count((lesson) => lesson.state === 'taught' && lessonStateAt(lesson, now) === 'confirmed'),
    unreadable: records.unreadable,
  };
}
