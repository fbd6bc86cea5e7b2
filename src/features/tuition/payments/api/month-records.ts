import { lessonsCollection, parseLesson } from '@/entities/lesson';
import {
  answerStandsMs,
  homeworkQuestionCollection,
  parseHomeworkQuestion,
  standingAnswers,
} from '@/entities/homework/question';
import { closedMonthCollection, readClosedMonths, type ClosedMonth } from '@/entities/money/closing';
import { parsePayment, paymentCollection } from '@/entities/money/payment';
import { offerCollection, parseOffer, wasChosen, type Offer } from '@/entities/offer';
import { readList, unreadableRecords } from '@/shared/api';
import type { DocumentsPort, StoredDocument } from '@/shared/backend';
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

/** Closed months that cannot be read. They are read in one place, for families and tutors as well. */
const unreadableClosings = (): number =>
  unreadableRecords().filter(({ path }) => path.startsWith(`${closedMonthCollection}/`)).length;

/** Offers that can have lessons which count: those that are taught, and those that ended in the last year. */
async function listOffers(
  documents: DocumentsPort,
  start: string | null,
): Promise<readonly StoredDocument[]> {
  if (start === null) return documents.list({ collection: offerCollection });
  const ended = new Date(Date.parse(start) - decidedWithinMs).toISOString();
  const lists = await Promise.all([
    documents.list({ collection: offerCollection, where: [{ field: 'state', equals: 'chosen' }] }),
    documents.list({ collection: offerCollection, where: [{ field: 'movedAt', notBefore: ended }] }),
  ]);
  return [...new Map(lists.flat().map((document) => [document.id, document])).values()];
}

/** Lessons of an offer that were moved since a time; all of them where a trial may be among the earlier. */
const listLessonsSince = (
  documents: DocumentsPort,
  offerId: string,
  since: string | null,
): Promise<readonly StoredDocument[]> => {
  const collection = lessonsCollection(offerId);
  return since === null
    ? documents.list({ collection })
    : documents.list({ collection, where: [{ field: 'movedAt', notBefore: since }] });
};

/** Questions whose answer can count since a time. One that was not answered has no time, and is not found. */
const listAnswered = (documents: DocumentsPort, start: string | null) =>
  documents.list({
    collection: homeworkQuestionCollection,
    where: [
      {
        field: 'answeredAt',
        notBefore: new Date(start === null ? 0 : Date.parse(start) - answerStandsMs).toISOString(),
      },
    ],
  });

export interface MonthRecords extends AccountRecords {
  /** Answers to homework that count in the accounts of tutors. */
  readonly answers: ReturnType<typeof standingAnswers>;
  /** Newest first. */
  readonly offers: readonly Offer[];
  /** How many records were found that cannot be read. What they hold is missing in the others. */
  readonly unreadable: number;
}

/**
 * What a month is closed and paid by. Costs one read for each payment, lesson and answer of the month and of
 * what came after it, for each offer that is taught or ended within a year, and for each closed month: no
 * history, but for the first month that is closed.
 */
export async function readMonth(
  documents: DocumentsPort,
  month: string,
  office: Pick<OfficeFacts, 'trialPayer'>,
  now: Date,
): Promise<MonthRecords> {
  const closedMonths = await readClosedMonths(documents);
  const start = startOf(month, closedMonths);
  const [foundOffers, foundAnswers, foundPayments] = await Promise.all([
    listOffers(documents, start),
    listAnswered(documents, start),
    start === null
      ? documents.list({ collection: paymentCollection })
      : documents.list({ collection: paymentCollection, where: [{ field: 'at', notBefore: start }] }),
  ]);
  const allOffers = readList(offerCollection, foundOffers, parseOffer);
  const questions = readList(homeworkQuestionCollection, foundAnswers, parseHomeworkQuestion);
  const payments = readList(paymentCollection, foundPayments, parsePayment);
  const offers = allOffers.filter(({ state }) => wasChosen(state));
  const since = trialPayerOf(office) === 'family' ? start : null;
  const taught = await Promise.all(
    offers.map(async ({ id }) => {
      const found = await listLessonsSince(documents, id, since);
      const lessons = readList(lessonsCollection(id), found, (lessonId, data) =>
        parseLesson(id, lessonId, data),
      );
      return { lessons, unreadable: found.length - lessons.length };
    }),
  );
  const unreadable =
    unreadableClosings() +
    (foundOffers.length - allOffers.length) +
    (foundAnswers.length - questions.length) +
    (foundPayments.length - payments.length) +
    taught.reduce((sum, one) => sum + one.unreadable, 0);
  return {
    closedMonths,
    lessons: taught.flatMap(({ lessons }) => lessons),
    answers: standingAnswers(questions, now),
    payments,
    offers: offers.sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
    unreadable,
  };
}
