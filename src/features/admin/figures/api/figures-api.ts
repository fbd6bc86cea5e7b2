import { changeLogCollection, parseChange } from '@/entities/change-log';
import {
  homeworkMessagesOf,
  homeworkQuestionCollection,
  parseHomeworkMessage,
  parseHomeworkQuestion,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import { offerCollection, parseOffer } from '@/entities/offer';
import { parseReview, reviewCollection } from '@/entities/review';
import {
  badgeCriteriaOf,
  badgeMonths,
  figuresPath,
  parseRatings,
  parseTaught,
  publishFigures,
  repliesDays,
  type BadgeCriteria,
  type Ratings,
  type Replies,
} from '@/entities/site-figure';
import { parseSiteSettings, siteSettingsPath } from '@/entities/site-setting';
import type { Tutor } from '@/entities/tutor';
import {
  parseTuitionRequest,
  tuitionRequestCollection,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { baseApi, readEach, readList, withBackend } from '@/shared/api';
import type { DocumentsPort, Write } from '@/shared/backend';
import { monthAfter } from '@/shared/ledger';
import { builtFacts } from '@/shared/office-facts';
import { answeredLately, countedSince, countHomework } from '../model/count-homework';
import { countBadges, keepBadges } from '../model/count-badges';
import { countChosen, joinRatings } from '../model/count-chosen';
import { countRatings } from '../model/count-ratings';
import { countReplies } from '../model/count-replies';
import { countDemand, countWaiting } from '../model/count-figures';
import { countFill } from '../model/count-fill';
import { countTaught } from '../model/count-taught';
import { readConfirmed } from './read-confirmed';

const dayMs = 86_400_000;

/** Maximum number of requests, the last ones sent, whose waiting time counts: what a day's figures cost. */
const mostCounted = 1000;

interface PublishTask {
  /** Those that are open, for the demand. */
  readonly requests: readonly TuitionRequest[];
  readonly tutors: readonly Tutor[];
  /** Current time in milliseconds. */
  readonly now: number;
}

/** The last requests sent, and when a tutor was found for each that has one. */
async function matchedLately(documents: DocumentsPort) {
  const found = await documents.list({
    collection: tuitionRequestCollection,
    orderBy: { field: 'createdAt', direction: 'descending' },
    limit: mostCounted,
  });
  const requests = readList(tuitionRequestCollection, found, parseTuitionRequest);
  const accepted = await documents.list({
    collection: changeLogCollection,
    where: [
      { field: 'event', equals: 'offer.accepted' },
      { field: 'at', notBefore: requests.at(-1)?.createdAt ?? new Date(0).toISOString() },
    ],
  });
  // Only the first match of a request counts towards its waiting time.
  const firstAt = new Map<string, string>();
  for (const { id, data } of accepted) {
    const { record, at } = parseChange(id, data);
    const known = firstAt.get(record);
    if (known === undefined || at < known) firstAt.set(record, at);
  }
  const matchedAt = new Map(
    requests.flatMap(({ ref }) => {
      const at = firstAt.get(tuitionRequestPath(ref));
      return at === undefined ? [] : [[ref, at] as const];
    }),
  );
  return { requests, matchedAt };
}

/**
 * Offers that families chose since the last count, of at most this many changes, the oldest first: what the
 * first counts cost. The others follow the next day.
 */
const mostChosen = 500;

/** Offers that were chosen since the last count, and until when they are counted. */
async function chosenSince(documents: DocumentsPort, since = new Date(0).toISOString()) {
  const found = await documents.list({
    collection: changeLogCollection,
    where: [
      { field: 'event', equals: 'offer.chosen' },
      { field: 'at', notBefore: since },
    ],
    orderBy: { field: 'at', direction: 'ascending' },
    limit: mostChosen,
  });
  const changes = found.map(({ id, data }) => parseChange(id, data)).filter(({ at }) => at > since);
  const offers = await readEach(
    documents,
    changes.map(({ record }) => record),
    parseOffer,
  );
  return { offers, until: changes.at(-1)?.at ?? since };
}

/** What the badge asks for: as the office set it, else as built. */
async function readAsked(documents: DocumentsPort): Promise<BadgeCriteria> {
  const data = await documents.get(siteSettingsPath);
  return badgeCriteriaOf({ ...builtFacts, ...(data && parseSiteSettings(data).facts) });
}

interface RatingTask extends Pick<PublishTask, 'tutors'> {
  /** As last counted; null before the first count. */
  readonly before: Ratings | null;
  readonly replies: Replies['byTutor'];
  /** Month in Ghana, `YYYY-MM`. */
  readonly month: string;
}

/**
 * Reviews and choices of all tutors, with their badges. Those are counted once a month, which reads the
 * lessons confirmed since.
 */
async function rate(documents: DocumentsPort, task: RatingTask): Promise<readonly Write[]> {
  const { tutors, before, replies, month } = task;
  const reviews = await documents.list({
    collection: reviewCollection,
    where: [{ field: 'state', equals: 'published' }],
  });
  const { offers, until } = await chosenSince(documents, before?.chosenUntil);
  const rated = joinRatings(
    countRatings(readList(reviewCollection, reviews, parseReview), tutors),
    countChosen(before?.byTutor ?? {}, offers, tutors),
  );
  const write = (published: ReturnType<typeof keepBadges>) =>
    publishFigures('ratings', { ...published, chosenUntil: until }, before === null);
  if (before?.badges?.month === month) return [write(keepBadges(before, rated, tutors))];
  const [known, asked] = await Promise.all([documents.get(figuresPath('taught')), readAsked(documents)]);
  const taughtBefore = known && parseTaught(known);
  // What no badge counts any more is not read either, at the first count of an old office.
  const since = taughtBefore?.confirmedUntil ?? `${monthAfter(month, -badgeMonths)}-01T00:00:00.000Z`;
  const confirmed = await readConfirmed(documents, since);
  const taught = countTaught(taughtBefore?.byTutor ?? {}, confirmed.lessons, { tutors, month });
  return [
    write(countBadges(before, { rated, replies, taught, tutors, asked, month })),
    publishFigures('taught', { byTutor: taught, confirmedUntil: confirmed.until }, known === null),
  ];
}

/** When questions were answered first that were asked back about: only their messages tell. */
async function firstAnswersOf(documents: DocumentsPort, questions: readonly HomeworkQuestion[], now: Date) {
  const askedBack = answeredLately(questions, now).filter(({ asksBack }) => asksBack > 0);
  const found = await Promise.all(
    askedBack.map(async ({ id }) => {
      const collection = homeworkMessagesOf(id);
      const messages = readList(collection, await documents.list({ collection }), parseHomeworkMessage);
      const answers = messages.filter(({ kind }) => kind === 'answer').map(({ at }) => at);
      return [id, answers.sort()[0]] as const;
    }),
  );
  return new Map(found.flatMap(([id, at]) => (at === undefined ? [] : [[id, at] as const])));
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Recomputes the public figures (waiting times, demand, answers of tutors, reviews and choices of tutors,
     * times of homework answers) and those of the office alone, at most once a day, and badges once a month.
     * Resolves to whether it did.
     */
    publishFigures: build.mutation<boolean, PublishTask>({
      queryFn: withBackend(async ({ documents }, { requests, tutors, now }) => {
        const [waiting, demand, replies, ratings, homework, fill] = await Promise.all([
          documents.get(figuresPath('waiting')),
          documents.get(figuresPath('demand')),
          documents.get(figuresPath('replies')),
          documents.get(figuresPath('ratings')),
          documents.get(figuresPath('homework')),
          documents.get(figuresPath('fill')),
        ]);
        const updatedAt = Date.parse(String(demand?.updatedAt));
        const month = new Date(now).toISOString().slice(0, 7);
        const before = ratings && parseRatings(ratings);
        // A new month is counted at once, also within a day of the last figures.
        if (now - updatedAt < dayMs && before?.badges?.month === month) return false;
        const lately = await matchedLately(documents);
        const since = new Date(now - repliesDays * dayMs).toISOString();
        const made = await documents.list({
          collection: offerCollection,
          where: [{ field: 'createdAt', notBefore: since }],
        });
        const offers = readList(offerCollection, made, parseOffer);
        const answered = await documents.list({
          collection: homeworkQuestionCollection,
          where: [{ field: 'answeredAt', notBefore: countedSince(new Date(now)) }],
        });
        const questions = readList(homeworkQuestionCollection, answered, parseHomeworkQuestion);
        const byTutor = countReplies(offers, tutors, new Date(now));
        const firstAnswers = await firstAnswersOf(documents, questions, new Date(now));
        await documents.commit([
          publishFigures(
            'waiting',
            { bySubject: countWaiting(lately.requests, lately.matchedAt) },
            waiting === null,
          ),
          publishFigures('fill', countFill(lately.requests, lately.matchedAt, new Date(now)), fill === null),
          publishFigures('demand', { bySubject: countDemand(requests) }, demand === null),
          publishFigures('replies', { byTutor }, replies === null),
          ...(await rate(documents, { tutors, before, replies: byTutor, month })),
          publishFigures(
            'homework',
            { bySubject: countHomework(questions, firstAnswers, new Date(now)) },
            homework === null,
          ),
        ]);
        return true;
      }),
    }),
  }),
});

export const { usePublishFiguresMutation } = api;
