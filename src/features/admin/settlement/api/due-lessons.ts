import {
  clashesOf,
  confirmWithinMs,
  doorEntriesCollection,
  isWordOver,
  lessonsGroup,
  parseDoorEntry,
  parseLessonAt,
  proofOf,
  type Lesson,
} from '@/entities/lesson';
import { offerPath, parseOffer } from '@/entities/offer';
import { doorCodesCollection, parseDoorCode } from '@/entities/tuition-request';
import { readEach, readGroup, readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import type { ProvedLesson } from '../model/settle-decisions';

const hourMs = 3_600_000;
const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** How often an open desk asks for lessons that became due, in milliseconds. */
const dueMs = hourMs;

/**
 * Lessons that are not confirmed are looked at once a day for this long, in milliseconds: what a tutor typed
 * offline may still come.
 */
const rememberedMs = 30 * dayMs;

/** What is known of lessons between the passes of a visitor's settlement. */
export interface LessonsMemory {
  /** Lessons whose time was over before were looked at, in milliseconds. */
  askedAt: number;
  /** When all that wait were looked at, in milliseconds. */
  wholeAt: number;
}

/** @param since until when another desk has settled, in milliseconds */
export const createLessonsMemory = (since: number): LessonsMemory => ({ askedAt: since, wholeAt: since });

interface LessonsDesk {
  readonly documents: DocumentsPort;
  readonly memory: LessonsMemory;
  /** Reference code of the family of an offer; null when it cannot be read. */
  readonly familyOfOffer: (offerId: string) => Promise<string | null>;
}

/** Door evidence for a lesson that its tutor planned. */
async function readProof({ documents, familyOfOffer }: LessonsDesk, lesson: Lesson): Promise<string | null> {
  if (lesson.plannedBy === 'family') return proofOf(lesson, [], []);
  const ref = await familyOfOffer(lesson.offerId);
  if (ref === null) return null;
  const [codes, entries] = [doorCodesCollection(ref), doorEntriesCollection(lesson.offerId, lesson.id)];
  return proofOf(
    lesson,
    readList(codes, await documents.list({ collection: codes }), parseDoorCode),
    readList(entries, await documents.list({ collection: entries }), parseDoorEntry),
  );
}

/** Lessons of a tutor that moved since a time: those that took place since, whatever became of them. */
async function lessonsBeside(documents: DocumentsPort, tutorId: string, since: number) {
  const found = await documents.listGroup({
    group: lessonsGroup,
    where: [
      { field: 'tutorId', equals: tutorId },
      { field: 'movedAt', notBefore: new Date(since).toISOString() },
    ],
  });
  return readGroup(found, parseLessonAt);
}

/** Taught lessons whose three days ended within a time, in milliseconds. */
async function endedBetween(documents: DocumentsPort, from: number, until: number) {
  const found = await documents.listGroup({
    group: lessonsGroup,
    where: [
      { field: 'state', equals: 'taught' },
      { field: 'movedAt', notBefore: new Date(from - confirmWithinMs).toISOString() },
      { field: 'movedAt', notAfter: new Date(until - confirmWithinMs).toISOString() },
    ],
  });
  return readGroup(found, parseLessonAt).filter((lesson) => isWordOver(lesson, new Date(until)));
}

/**
 * Settles lessons that the family has not confirmed or disputed within three days. Asks each hour for those
 * that became due, and once a day for all that still wait; again, when settling fails.
 * @param settle settles lessons with their evidence, and resolves to the number of those confirmed
 */
export async function settleLessons(
  desk: LessonsDesk,
  now: number,
  settle: (lessons: readonly ProvedLesson[]) => Promise<number>,
): Promise<number> {
  const { documents, memory } = desk;
  const isWhole = Math.floor(now / dayMs) !== Math.floor(memory.wholeAt / dayMs);
  if (!isWhole && now - memory.askedAt < dueMs) return 0;
  // An hour back: a desk that was closed may have been in the middle.
  const from = isWhole ? now - rememberedMs : memory.askedAt - hourMs;
  const silent = await endedBetween(documents, from, now);
  const firstOf = new Map<string, number>();
  for (const { tutorId, startsAt } of silent)
    firstOf.set(tutorId, Math.min(Date.parse(startsAt), firstOf.get(tutorId) ?? Infinity));
  const beside = await Promise.all(
    // A week back: a week may hold no more lessons than were asked for.
    [...firstOf].map(([tutorId, first]) => lessonsBeside(documents, tutorId, first - weekMs)),
  );
  const offerIds = [...new Set(silent.map(({ offerId }) => offerId))];
  const offers = await readEach(documents, offerIds.map(offerPath), parseOffer);
  const proved = await Promise.all(
    silent.map(async (lesson) => {
      const isClear = clashesOf(lesson, beside.flat(), offers).length === 0;
      return { ...lesson, proof: isClear ? await readProof(desk, lesson) : null };
    }),
  );
  const done = await settle(proved);
  memory.askedAt = now;
  if (isWhole) memory.wholeAt = now;
  return done;
}
