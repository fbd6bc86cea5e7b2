import { createChangeId, logMove } from '@/entities/change-log';
import { lessonPath, lessonsCollection, parseLesson, type Lesson } from '@/entities/lesson';
import { familyLinkPath, offerPath, parseFamilyLink, type Offer } from '@/entities/offer';
import type { TuitionRequest } from '@/entities/tuition-request';
import { isHidingOver, parseTutor, type Tutor } from '@/entities/tutor';
import { baseApi, readList, readRecord, unreadableRecords, withBackend } from '@/shared/api';
import { toBackendError, type DocumentsPort, type Write } from '@/shared/backend';
import { settleDecisions, type LinkedOffer, type Settlement } from '../model/settle/settle-decisions';
import type { Officer } from './desk-api';
import { bringBack } from './hide-tutor';
import { moveRequest } from './match-api';

/** Whose offer it is never changes, so each is asked for once. */
const families = new Map<string, string>();

/** Lessons are confirmed after days: reading them every minute would tell nothing new. */
const lessonsEveryMs = 600_000;

let lessonsReadAt = 0;

/** So seldom hidden profiles are looked at: they come back after days. */
const hiddenEveryMs = 600_000;

let hiddenReadAt = 0;

interface SettleTask {
  readonly requests: readonly TuitionRequest[];
  readonly offers: readonly Offer[];
  readonly by: Officer;
  /** When it is asked, in milliseconds. */
  readonly now: number;
}

/** An offer that is over still matters for its request to come back, which happens at the next desk that is open. */
const rememberedMs = 30 * 86_400_000;

const openStates: readonly string[] = ['sent', 'accepted', 'amended', 'chosen'];

/** Offers that can still be settled, with their families. */
async function linked(
  documents: DocumentsPort,
  offers: readonly Offer[],
  now: number,
): Promise<readonly LinkedOffer[]> {
  const matter = offers.filter(
    ({ state, movedAt }) => openStates.includes(state) || now - Date.parse(movedAt) < rememberedMs,
  );
  const found = await Promise.all(
    matter.map(async (offer) => {
      const ref = await familyOf(documents, offer.id);
      return ref === null ? null : { ...offer, ref };
    }),
  );
  return found.filter((offer) => offer !== null);
}

/** The code of the family that an offer was made for; null when nobody can tell. */
async function familyOf(documents: DocumentsPort, offerId: string): Promise<string | null> {
  const known = families.get(offerId);
  if (known !== undefined) return known;
  const path = familyLinkPath(offerId);
  const data = await documents.get(path);
  const ref = data && readRecord(path, data, () => parseFamilyLink(offerId, data));
  if (ref !== null) families.set(offerId, ref);
  return ref;
}

/** Families one of whose offers cannot be read: nobody knows what it would decide for their request. */
async function undecided(documents: DocumentsPort): Promise<ReadonlySet<string | null>> {
  const offerIds = unreadableRecords().flatMap(
    ({ path }) => /^offers\/([^/]+)(?:$|\/family)/.exec(path)?.[1] ?? [],
  );
  return new Set(await Promise.all(offerIds.map((id) => familyOf(documents, id))));
}

async function taughtLessons(
  documents: DocumentsPort,
  offers: readonly Offer[],
  now: number,
): Promise<readonly Lesson[]> {
  if (now - lessonsReadAt < lessonsEveryMs) return [];
  const taughtBy = offers.filter(({ state }) => state === 'chosen' || state === 'ended');
  const lists = await Promise.all(
    taughtBy.map(async ({ id: offerId }) => {
      const collection = lessonsCollection(offerId);
      const found = await documents.list({ collection, where: [{ field: 'state', equals: 'taught' }] });
      return readList(collection, found, (id, data) => parseLesson(offerId, id, data));
    }),
  );
  lessonsReadAt = now;
  return lists.flat();
}

/** Profiles that were hidden for days that are over. */
async function hiddenLongEnough(documents: DocumentsPort, now: number): Promise<readonly Tutor[]> {
  if (now - hiddenReadAt < hiddenEveryMs) return [];
  const found = await documents.list({
    collection: 'tutors',
    where: [{ field: 'state', equals: 'hidden' }],
  });
  hiddenReadAt = now;
  return readList('tutors', found, parseTutor).filter((tutor) => isHidingOver(tutor, new Date(now)));
}

function writesOf(made: Settlement, by: Officer): readonly Write[] {
  const { event, from, to } = made;
  if (made.kind === 'request') return moveRequest(made.ref, by, event, from, to);
  const move = { id: createChangeId(), by, event, from, to };
  if (made.kind === 'lesson') return logMove({ ...move, record: lessonPath(made.offerId, made.lessonId) });
  return logMove({
    ...move,
    record: offerPath(made.offerId),
    ...(made.ending && { changes: { ending: made.ending } }),
  });
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Writes down what has come true; says how much. That somebody else was faster is not an error. */
    settle: build.mutation<number, SettleTask>({
      queryFn: withBackend(async ({ documents }, { requests, offers, by, now }) => {
        const known = await linked(documents, offers, now);
        const unknown = await undecided(documents);
        const decided = settleDecisions(
          requests.filter(({ ref }) => !unknown.has(ref)),
          known,
          await taughtLessons(documents, offers, now),
          new Date(now),
        );
        const back = await hiddenLongEnough(documents, now);
        const tasks = [
          ...decided.map((made) => () => documents.commit(writesOf(made, by))),
          ...back.map((tutor) => () => bringBack(documents, tutor, by)),
        ];
        let written = 0;
        for (const task of tasks) {
          try {
            await task();
            written += 1;
          } catch (cause) {
            if (toBackendError(cause).code !== 'forbidden') throw cause;
          }
        }
        return written;
      }),
    }),
  }),
});

export const { useSettleMutation } = api;
