import { createChangeId, logTransition, logTrackedTransition, type Staff } from '@/entities/change-log';
import {
  clashesOf,
  doorEntriesCollection,
  isWordOver,
  lessonPath,
  lessonsCollection,
  parseDoorEntry,
  parseLesson,
  proofOf,
  type Lesson,
} from '@/entities/lesson';
import {
  familyLinkPath,
  isOpenOffer,
  offerPath,
  parseOffer,
  parseFamilyLink,
  wasChosen,
  type Offer,
} from '@/entities/offer';
import {
  doorCodesCollection,
  parseDoorCode,
  parseTuitionRequest,
  pastRequestStates,
  proposalsCollection,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import {
  baseApi,
  readEach,
  readList,
  readOne,
  unreadableRecords,
  visitorMemory,
  withBackend,
} from '@/shared/api';
import { countDone, type DocumentsPort, type Write } from '@/shared/backend';
import {
  settleDecisions,
  type KnownRequest,
  type LinkedOffer,
  type ProvedLesson,
  type Settlement,
} from '../model/settle-decisions';
import type { KnownTutor } from '../model/stoppable-offers';
import { endedLately } from './ended-lately';
import { stopLessons } from './stop-lessons';

/** What became of closed offers need not be looked for each minute. */
const everyMs = 600_000;

/** Lessons are confirmed after days, and reading them costs a question for each family that is taught. */
const lessonsEveryMs = 3_600_000;

/** Per-visitor cache of the settlement. */
interface SettleMemory {
  /** Offer ID to reference code. Never changes, so each is read once. */
  readonly families: Map<string, string>;
  /** Requests that are over, by reference code. They stay over, so each is read once. */
  readonly over: Map<string, KnownRequest>;
  /** When the offers of a request that waits for them were read, by code and transition. */
  readonly offersReadAt: Map<string, number>;
  lessonsReadAt: number;
}

const settleMemory = visitorMemory<SettleMemory>(() => ({
  families: new Map(),
  over: new Map(),
  offersReadAt: new Map(),
  lessonsReadAt: 0,
}));

/** Backend and cache of the settlement. */
interface SettleDesk {
  readonly documents: DocumentsPort;
  readonly memory: SettleMemory;
}

interface SettleTask {
  readonly tutors: readonly KnownTutor[];
  /** Those that are open; the others are read where an offer needs them. */
  readonly requests: readonly TuitionRequest[];
  /** Those that are open; the others are read where a request needs them. */
  readonly offers: readonly Offer[];
  readonly by: Staff;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** Offers with their reference codes. */
async function linked(desk: SettleDesk, offers: readonly Offer[]): Promise<readonly LinkedOffer[]> {
  const found = await Promise.all(
    offers.map(async (offer) => {
      const ref = await familyOf(desk, offer.id);
      return ref === null ? null : { ...offer, ref };
    }),
  );
  return found.filter((offer) => offer !== null);
}

/**
 * Offers that are over, of requests that wait for what became of their offers: of those alone they decide
 * what is due. Few; those of a request for which nothing is due are read again after a while.
 */
async function overOffers(
  { documents, memory: { offersReadAt } }: SettleDesk,
  requests: readonly KnownRequest[],
  { open, now }: { readonly open: readonly LinkedOffer[]; readonly now: number },
): Promise<readonly LinkedOffer[]> {
  const [answering, teaching] = [new Set<string>(), new Set<string>()];
  for (const { ref, state } of open) (state === 'chosen' ? teaching : answering).add(ref);
  const waiting = requests.filter(({ ref, state, movedAt }) => {
    const isWaiting =
      state === 'offered'
        ? !answering.has(ref) && !teaching.has(ref)
        : (state === 'trial' || state === 'running') && !teaching.has(ref);
    return isWaiting && now - (offersReadAt.get(`${ref} ${movedAt}`) ?? 0) >= everyMs;
  });
  const known = new Set(open.map(({ id }) => id));
  const found = await Promise.all(
    waiting.map(async ({ ref }) => {
      const proposals = await documents.list({ collection: proposalsCollection(ref) });
      const ids = proposals.map(({ id }) => id).filter((id) => !known.has(id));
      const offers = await readEach(documents, ids.map(offerPath), parseOffer);
      return offers.map((offer) => ({ ...offer, ref }));
    }),
  );
  // Not before: what could not be read is read again at once.
  for (const { ref, movedAt } of waiting) offersReadAt.set(`${ref} ${movedAt}`, now);
  return found.flat();
}

/** Reference code of the family of an offer; null when it cannot be read. */
async function familyOf(
  { documents, memory: { families } }: SettleDesk,
  offerId: string,
): Promise<string | null> {
  const known = families.get(offerId);
  if (known !== undefined) return known;
  const ref = await readOne(documents, familyLinkPath(offerId), (_, data) => parseFamilyLink(offerId, data));
  if (ref !== null) families.set(offerId, ref);
  return ref;
}

/**
 * Families with an unreadable offer. Their requests are skipped, because the offer could change the result.
 */
async function undecided(desk: SettleDesk): Promise<ReadonlySet<string | null>> {
  const offerIds = unreadableRecords().flatMap(
    ({ path }) => /^offers\/([^/]+)(?:$|\/family)/.exec(path)?.[1] ?? [],
  );
  return new Set(await Promise.all(offerIds.map((id) => familyOf(desk, id))));
}

/**
 * Requests of offers that are not settled, though the list of open requests does not have them: they are
 * over, or were sent since the list was read. Few, and each that is over is read once.
 */
async function requestsBeside(
  { documents, memory: { over } }: SettleDesk,
  open: readonly KnownRequest[],
  offers: readonly LinkedOffer[],
): Promise<readonly KnownRequest[]> {
  const known = new Set(open.map(({ ref }) => ref));
  const refs = new Set(
    offers.filter(({ state, ref }) => isOpenOffer(state) && !known.has(ref)).map(({ ref }) => ref),
  );
  const found = await Promise.all(
    [...refs].map(async (ref) => {
      const remembered = over.get(ref);
      if (remembered) return remembered;
      const request = await readOne(documents, tuitionRequestPath(ref), parseTuitionRequest);
      if (request && pastRequestStates.some((state) => state === request.state)) over.set(ref, request);
      return request;
    }),
  );
  return found.filter((request) => request !== null);
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
async function readProof(desk: SettleDesk, lesson: Lesson): Promise<string | null> {
  const { documents } = desk;
  if (lesson.plannedBy === 'family') return proofOf(lesson, [], []);
  const ref = await familyOf(desk, lesson.offerId);
  if (ref === null) return null;
  const [codes, entries] = [doorCodesCollection(ref), doorEntriesCollection(lesson.offerId, lesson.id)];
  return proofOf(
    lesson,
    readList(codes, await documents.list({ collection: codes }), parseDoorCode),
    readList(entries, await documents.list({ collection: entries }), parseDoorEntry),
  );
}

/** Lessons that the family has not confirmed or disputed within three days, with their evidence. */
async function taughtLessons(
  desk: SettleDesk,
  offers: readonly Offer[],
  now: number,
): Promise<readonly ProvedLesson[]> {
  const { documents, memory } = desk;
  if (now - memory.lessonsReadAt < lessonsEveryMs) return [];
  // An offer that has ended since the list was read is in both.
  const byId = new Map(
    [...offers.filter(({ state }) => wasChosen(state)), ...(await endedLately(documents, now))].map(
      (offer) => [offer.id, offer],
    ),
  );
  const taughtBy = [...byId.values()];
  const taught = await lessonsOf(documents, taughtBy, 'taught');
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
  memory.lessonsReadAt = now;
  return proved;
}

function writesOf(made: Settlement, by: Staff): readonly Write[] {
  const { event, from, to } = made;
  const transition = { id: createChangeId(), by, event, from, to };
  if (made.kind === 'request')
    return logTrackedTransition({ ...transition, ref: made.ref, record: tuitionRequestPath(made.ref) });
  if (made.kind === 'lesson') {
    const record = lessonPath(made.offerId, made.lessonId);
    return logTransition({ ...transition, record, changes: { proof: made.proof } });
  }
  return logTransition({
    ...transition,
    record: offerPath(made.offerId),
    ...(made.ending && { changes: { ending: made.ending } }),
  });
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Writes all due settlements and resolves to their number. A lost race with another desk is not an error.
     */
    settle: build.mutation<number, SettleTask>({
      queryFn: withBackend(async ({ documents }, { tutors, requests, offers, by, now }, services) => {
        const desk = { documents, memory: settleMemory(services) };
        // First: nobody may meet a suspended tutor because something else failed.
        const stopped = await stopLessons(documents, tutors, offers, by);
        const open = await linked(desk, offers);
        const known = [...requests, ...(await requestsBeside(desk, requests, open))];
        const over = await overOffers(desk, known, { open, now });
        const unknown = await undecided(desk);
        const commit = (made: Settlement) => documents.commit(writesOf(made, by));
        const at = new Date(now);
        const clear = known.filter(({ ref }) => !unknown.has(ref));
        const settled = await countDone(settleDecisions(clear, [...open, ...over], [], at), commit);
        // Last: offers and requests do not wait for the lessons, which take many reads.
        const lessons = await taughtLessons(desk, offers, now);
        return stopped + settled + (await countDone(settleDecisions([], [], lessons, at), commit));
      }),
    }),
  }),
});

export const { useSettleMutation } = api;
