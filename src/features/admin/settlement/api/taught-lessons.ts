import {
  clashesOf,
  confirmWithinMs,
  doorEntriesCollection,
  isWordOver,
  lessonsCollection,
  parseDoorEntry,
  parseLesson,
  proofOf,
  type Lesson,
} from '@/entities/lesson';
import { wasChosen, type Offer } from '@/entities/offer';
import { doorCodesCollection, parseDoorCode } from '@/entities/tuition-request';
import { readList } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import type { ProvedLesson } from '../model/settle-decisions';
import { endedLately } from './ended-lately';

/** A lesson that is confirmed now and was not, as another desk was faster or refused, is looked at again. */
const againMs = 3_600_000;

/** The same for a lesson without evidence, in milliseconds: what a tutor typed offline may still come. */
const unprovedMs = 86_400_000;

/** What is known of taught lessons, per visitor. */
export interface LessonsMemory {
  /** When the lessons of all families were read, in milliseconds. */
  readAt: number;
  /** Their offers then, by id. */
  offers: ReadonlyMap<string, Offer>;
  /** When a lesson of an offer is to be looked at, in milliseconds, by offer. */
  readonly dueAt: Map<string, number>;
}

export const createLessonsMemory = (): LessonsMemory => ({
  readAt: -Infinity,
  offers: new Map(),
  dueAt: new Map(),
});

interface LessonsDesk {
  readonly documents: DocumentsPort;
  readonly memory: LessonsMemory;
  /** Reference code of the family of an offer; null when it cannot be read. */
  readonly familyOfOffer: (offerId: string) => Promise<string | null>;
}

/** Lessons of these offers: all, or those that await confirmation. */
async function lessonsOf(
  documents: DocumentsPort,
  offers: readonly Offer[],
  which: 'all' | 'taught',
): Promise<readonly Lesson[]> {
  const lists = await Promise.all(
    offers.map(async ({ id: offerId }) => {
      const collection = lessonsCollection(offerId);
      const found =
        which === 'all'
          ? await documents.list({ collection })
          : await documents.list({ collection, where: [{ field: 'state', equals: 'taught' }] });
      return readList(collection, found, (id, data) => parseLesson(offerId, id, data));
    }),
  );
  return lists.flat();
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

/** When a lesson is to be looked at again, in milliseconds. */
function nextLook(lesson: Lesson, proved: ProvedLesson | undefined, now: number): number {
  if (!proved) return Date.parse(lesson.movedAt) + confirmWithinMs;
  return now + (proved.proof === null ? unprovedMs : againMs);
}

/**
 * Lessons that the family has not confirmed or disputed within three days, with their evidence. Reads the
 * lessons of all families once in three days, since what is taught in between is not due before; and those
 * of a family when one of them is due.
 */
export async function taughtLessons(
  desk: LessonsDesk,
  offers: readonly Offer[],
  now: number,
): Promise<readonly ProvedLesson[]> {
  const { documents, memory } = desk;
  const isWhole = now - memory.readAt >= confirmWithinMs;
  const due = new Set([...memory.dueAt].flatMap(([id, at]) => (at <= now ? [id] : [])));
  if (!isWhole && due.size === 0) return [];
  const chosen = offers.filter(({ state }) => wasChosen(state));
  // An offer that has ended since the list was read is in both.
  const all = isWhole
    ? [...chosen, ...(await endedLately(documents, now))]
    : [...memory.offers.values(), ...chosen];
  const byId = new Map(all.map((offer) => [offer.id, offer]));
  const taughtBy = [...byId.values()];
  const asked = isWhole ? taughtBy : taughtBy.filter(({ id }) => due.has(id));
  const taught = await lessonsOf(documents, asked, 'taught');
  const silent = taught.filter((lesson) => isWordOver(lesson, new Date(now)));
  const tutors = new Set(silent.map(({ tutorId }) => tutorId));
  const beside = await lessonsOf(
    documents,
    taughtBy.filter(({ tutorId }) => tutors.has(tutorId)),
    'all',
  );
  const proved = await Promise.all(
    silent.map(async (lesson) => {
      const isClear = clashesOf(lesson, beside, taughtBy).length === 0;
      return { ...lesson, proof: isClear ? await readProof(desk, lesson) : null };
    }),
  );
  const provedById = new Map(proved.map((lesson) => [lesson.id, lesson]));
  for (const { id } of asked) memory.dueAt.delete(id);
  for (const lesson of taught) {
    const next = nextLook(lesson, provedById.get(lesson.id), now);
    memory.dueAt.set(lesson.offerId, Math.min(next, memory.dueAt.get(lesson.offerId) ?? Infinity));
  }
  if (isWhole) memory.readAt = now;
  memory.offers = byId;
  return proved;
}
