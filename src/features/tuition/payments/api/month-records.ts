import { lessonsCollection, parseLesson, type Lesson } from '@/entities/lesson';
import { readClosedMonths, type ClosedMonth } from '@/entities/money/closing';
import { parsePayment, paymentCollection } from '@/entities/money/payment';
import { offerCollection, parseOffer, wasChosen, type Offer } from '@/entities/offer';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { monthAfter } from '@/shared/ledger';
import { trialPayerOf } from '@/shared/lesson-price';
import type { OfficeFacts } from '@/shared/office-facts';
import type { AccountRecords } from '../model/family-account';

/** How long after its end the lessons of an offer are still decided, at most, in milliseconds: a year. */
const decidedWithinMs = 365 * 86_400_000;

/** The first moment that can count in a month: the one after the month that was closed before it. */
function startOf(month: string, closedMonths: readonly ClosedMonth[]): string | null {
  const before = closedMonths
    .map(({ month: closed }) => closed)
    .filter((closed) => closed < month)
    .sort()
    .at(-1);
  return before === undefined ? null : `${monthAfter(before)}-01T00:00:00.000Z`;
}

/** Offers that can have lessons which count: those that are taught, and those that ended in the last year. */
async function readOffers(documents: DocumentsPort, start: string | null): Promise<readonly Offer[]> {
  if (start === null)
    return readList(offerCollection, await documents.list({ collection: offerCollection }), parseOffer);
  const ended = new Date(Date.parse(start) - decidedWithinMs).toISOString();
  const lists = await Promise.all([
    documents.list({ collection: offerCollection, where: [{ field: 'state', equals: 'chosen' }] }),
    documents.list({ collection: offerCollection, where: [{ field: 'movedAt', notBefore: ended }] }),
  ]);
  const found = new Map(lists.flat().map((document) => [document.id, document]));
  return readList(offerCollection, [...found.values()], parseOffer);
}

/** Lessons of an offer that were moved since a time; all of them where a trial may be among the earlier. */
async function readLessonsSince(
  documents: DocumentsPort,
  offerId: string,
  since: string | null,
): Promise<readonly Lesson[]> {
  const collection = lessonsCollection(offerId);
  const found =
    since === null
      ? await documents.list({ collection })
      : await documents.list({ collection, where: [{ field: 'movedAt', notBefore: since }] });
  return readList(collection, found, (id, data) => parseLesson(offerId, id, data));
}

export interface MonthRecords extends AccountRecords {
  /** Newest first. */
  readonly offers: readonly Offer[];
}

/**
 * What a month is closed and paid by. Costs one read for each payment and lesson of the month and of what
 * came after it, for each offer that is taught or ended within a year, and for each closed month: no history,
 * but for the first month that is closed.
 */
export async function readMonth(
  documents: DocumentsPort,
  month: string,
  office: Pick<OfficeFacts, 'trialPayer'>,
): Promise<MonthRecords> {
  const closedMonths = await readClosedMonths(documents);
  const start = startOf(month, closedMonths);
  const [offers, payments] = await Promise.all([
    readOffers(documents, start),
    start === null
      ? documents.list({ collection: paymentCollection })
      : documents.list({ collection: paymentCollection, where: [{ field: 'at', notBefore: start }] }),
  ]);
  const since = trialPayerOf(office) === 'family' ? start : null;
  const taught = offers.filter(({ state }) => wasChosen(state));
  const lessons = await Promise.all(taught.map(({ id }) => readLessonsSince(documents, id, since)));
  return {
    closedMonths,
    lessons: lessons.flat(),
    payments: readList(paymentCollection, payments, parsePayment),
    offers: taught.sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  };
}
