import { dequal } from 'dequal/lite';
import { logChange, type Staff } from '@/entities/change-log';
import {
  closingCollection,
  closingPath,
  monthClosed,
  parseClosing,
  writeClosing,
  type Closing,
} from '@/entities/money/closing';
import { baseApi, onePress, readList, withBackend, type Pressed } from '@/shared/api';
import { isForbidden, submitOnce, type DocumentsPort } from '@/shared/backend';
import type { OfficeFacts } from '@/shared/office-facts';
import { figuresOf, type MonthFigures } from '../model/month-figures';
import { readMonth, type MonthRecords } from './month-records';

type Terms = Pick<OfficeFacts, 'trialPayer' | 'tutorPercent'>;

interface AskedMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly office: Terms;
}

interface ClosingMonth extends AskedMonth, Pressed {
  /** What the office has seen of the month. */
  readonly seen: MonthFigures;
  readonly by: Staff;
}

/** What became of a month that was to be closed. */
type CloseOutcome = 'closed' | 'changed';

/** Closes a month as it was seen. One that a colleague closed meanwhile is closed as well. */
async function close(
  documents: DocumentsPort,
  { month, office, seen, by, actionId }: ClosingMonth,
): Promise<CloseOutcome> {
  const record = closingPath(month);
  if (await documents.get(record)) return 'closed';
  const time = new Date();
  const now = figuresOf(month, await readMonth(documents, month, office, time), office, time);
  if (!dequal(now, seen) || now.unsettled > 0 || now.unreadable > 0) return 'changed';
  const { lessons, charged, payments, settled } = now;
  const { trialPayer, tutorPercent } = office;
  try {
    await submitOnce({ documents }, [
      ...writeClosing(
        { month, lessons, charged, payments, settled, trialPayer, tutorPercent },
        { changeId: actionId, by },
      ),
      logChange({ id: actionId, by, record, event: monthClosed }),
    ]);
  } catch (cause) {
    if (!isForbidden(cause) || (await documents.get(record)) === null) throw cause;
  }
  return 'closed';
}

/** How many closings the desk shows: two years. */
const shownClosings = 24;

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The closings of the last two years with their sums, newest first. */
    closings: build.query<readonly Closing[], null>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }) => {
        const found = await documents.list({
          collection: closingCollection,
          orderBy: { field: 'at', direction: 'descending' },
          limit: shownClosings,
        });
        return readList(closingCollection, found, parseClosing);
      }),
    }),
    /** What a month is closed and paid by. Read when somebody asks for it, not watched. */
    monthRecords: build.query<MonthRecords, AskedMonth>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(({ documents }, { month, office }) =>
        readMonth(documents, month, office, new Date()),
      ),
    }),
    /** Closes a month, unless it holds something else than was seen. */
    closeMonth: build.mutation<CloseOutcome, ClosingMonth>({
      queryFn: withBackend(({ documents }, given) => close(documents, given)),
    }),
  }),
});

export const { useClosingsQuery, useMonthRecordsQuery } = api;
export const useCloseMonthMutation = onePress(api.useCloseMonthMutation);
