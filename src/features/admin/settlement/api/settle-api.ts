import { createChangeId, logTransition, logTrackedTransition, type Staff } from '@/entities/change-log';
import { lessonPath } from '@/entities/lesson';
import {
  familyLinkPath,
  isOpenOffer,
  offerPath,
  parseOffer,
  parseFamilyLink,
  type Offer,
} from '@/entities/offer';
import {
  parseTuitionRequest,
  pastRequestStates,
  proposalsCollection,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { baseApi, readEach, readOne, unreadableRecords, visitorMemory, withBackend } from '@/shared/api';
import { countDone, type DocumentsPort, type Write } from '@/shared/backend';
import {
  settleDecisions,
  type KnownRequest,
  type LinkedOffer,
  type Settlement,
} from '../model/settle-decisions';
import type { KnownTutor } from '../model/stoppable-offers';
import { stopLessons } from './stop-lessons';
import { createLessonsMemory, taughtLessons, type LessonsMemory } from './taught-lessons';

/** What became of closed offers need not be looked for each minute. */
const everyMs = 600_000;

/** Per-visitor cache of the settlement. */
interface SettleMemory {
  /** Offer ID to reference code. Never changes, so each is read once. */
  readonly families: Map<string, string>;
  /** Requests that are over, by reference code. They stay over, so each is read once. */
  readonly over: Map<string, KnownRequest>;
  /** When the offers of a request that waits for them were read, by code and transition. */
  readonly offersReadAt: Map<string, number>;
  readonly lessons: LessonsMemory;
}

const settleMemory = visitorMemory<SettleMemory>(() => ({
  families: new Map(),
  over: new Map(),
  offersReadAt: new Map(),
  lessons: createLessonsMemory(),
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
        const familyOfOffer = (id: string) => familyOf(desk, id);
        const lessons = await taughtLessons(
          { documents, familyOfOffer, memory: desk.memory.lessons },
          offers,
          now,
        );
        return stopped + settled + (await countDone(settleDecisions([], [], lessons, at), commit));
      }),
    }),
  }),
});

export const { useSettleMutation } = api;
