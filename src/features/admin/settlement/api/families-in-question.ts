import { offerAnswerMs, offerCollection, offerPath, parseOffer } from '@/entities/offer';
import {
  parseTuitionRequest,
  pastRequestStates,
  proposalsCollection,
  tuitionRequestCollection,
  tuitionRequestPath,
  type TuitionRequest,
} from '@/entities/tuition-request';
import { readEach, readList, readOne, unreadableRecords } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import { familyTellsMs, overStates, type KnownRequest, type LinkedOffer } from '../model/settle-decisions';

/** How often an open desk asks for offers that moved, in milliseconds: nobody waits beside it. */
const offersMs = 300_000;

/** How often it asks for offers that lapsed, in milliseconds: every page says so by the clock already. */
const lapsedMs = 600_000;

/** Changes of this long before the newest are asked for again, in milliseconds: one may be stored late. */
const lateMs = 60_000;

/** What the settlement of a visitor knows between its passes. */
export interface FamiliesMemory {
  /** Offers that moved since are still to be asked for; ISO 8601. */
  since: string;
  /** When offers that moved were asked for, in milliseconds. */
  offersAt: number;
  /** What `touchedAt` was then: whatever else it is next, an offer has changed on this device. */
  touchedAt: number | null;
  /** When offers that lapsed were asked for, in milliseconds. */
  lapsedAt: number;
  /** Time of the last pass, in milliseconds. */
  passedAt: number;
  /** Transition of each open request at the last pass, by reference code; null before the first. */
  requests: ReadonlyMap<string, string> | null;
  /** Transition of the offers seen, by id. */
  readonly offers: Map<string, string>;
  /** When a family is to be looked at again, in milliseconds, by reference code. */
  readonly again: Map<string, number>;
}

/** @param since changes before are settled; ISO 8601 */
export const createFamiliesMemory = (since: string, waiting: readonly string[]): FamiliesMemory => ({
  since,
  offersAt: -Infinity,
  touchedAt: null,
  lapsedAt: -Infinity,
  passedAt: Date.parse(since),
  requests: null,
  offers: new Map(),
  again: new Map(waiting.map((ref) => [ref, 0])),
});

interface FamiliesDesk {
  readonly documents: DocumentsPort;
  readonly memory: FamiliesMemory;
  /** Reference code of the family of an offer; null when it cannot be read. */
  readonly familyOfOffer: (offerId: string) => Promise<string | null>;
}

interface Asked {
  /** All open requests. */
  readonly requests: readonly TuitionRequest[];
  /** When an offer may last have changed on this device, in milliseconds. */
  readonly touchedAt: number;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** A family with everything that decides what is due for it, unless a record of it cannot be read. */
export type Family =
  | {
      readonly ref: string;
      readonly isWhole: true;
      readonly request: KnownRequest;
      readonly offers: readonly LinkedOffer[];
    }
  | { readonly ref: string; readonly isWhole: false };

/** States in which a request has, or may have had, offers. */
const withOffers: readonly string[] = ['reviewing', 'asking', 'offered', 'trial', 'running'];

const transitionOf = ({ state, movedAt }: KnownRequest) => `${state} ${movedAt}`;

/** Requests that moved, ended, or whose time for telling other tutors is over, since the last pass. */
async function requestsInQuestion(
  { documents, memory }: FamiliesDesk,
  { requests, now }: Asked,
): Promise<readonly string[]> {
  const known = memory.requests;
  const hasMoved = (request: TuitionRequest) =>
    known === null ? request.movedAt >= memory.since : known.get(request.ref) !== transitionOf(request);
  const isToldByDesk = ({ state, movedAt }: TuitionRequest) => {
    const at = Date.parse(movedAt) + familyTellsMs;
    return (state === 'trial' || state === 'running') && at > memory.passedAt && at <= now;
  };
  const open = requests
    .filter((request) => withOffers.includes(request.state) && (hasMoved(request) || isToldByDesk(request)))
    .map(({ ref }) => ref);
  if (known !== null) {
    const isOpen = new Set(requests.map(({ ref }) => ref));
    return [...open, ...[...known.keys()].filter((ref) => !isOpen.has(ref))];
  }
  const past = await documents.list({
    collection: tuitionRequestCollection,
    where: [
      { field: 'state', oneOf: pastRequestStates },
      { field: 'movedAt', notBefore: memory.since },
    ],
    orderBy: { field: 'movedAt', direction: 'descending' },
  });
  return [...open, ...past.map(({ id }) => id)];
}

/** Puts these families in question. */
function ask({ memory }: FamiliesDesk, refs: readonly (string | null)[]): void {
  for (const ref of refs) if (ref !== null) memory.again.set(ref, -Infinity);
}

/**
 * Puts families in question of which an offer is over since this was asked. One that is answered or chosen
 * decides nothing by itself: what moves then is its request.
 */
async function askOverOffers(desk: FamiliesDesk, { touchedAt, now }: Asked): Promise<void> {
  const { documents, memory, familyOfOffer } = desk;
  const found = await documents.list({
    collection: offerCollection,
    where: [
      { field: 'state', oneOf: overStates },
      { field: 'movedAt', notBefore: memory.since },
    ],
  });
  const offers = readList(offerCollection, found, parseOffer);
  const moved = offers.filter(({ id, movedAt }) => memory.offers.get(id) !== movedAt);
  ask(desk, await Promise.all(moved.map(({ id }) => familyOfOffer(id))));
  for (const { id, movedAt } of moved) memory.offers.set(id, movedAt);
  for (const { movedAt } of offers) {
    const until = new Date(Date.parse(movedAt) - lateMs).toISOString();
    if (until > memory.since) memory.since = until;
  }
  memory.offersAt = now;
  memory.touchedAt = touchedAt;
}

/** Puts families in question of which an offer lapsed. */
async function askLapsedOffers(desk: FamiliesDesk, now: number): Promise<void> {
  const { documents, memory, familyOfOffer } = desk;
  const lapsed = await documents.list({
    collection: offerCollection,
    where: [
      { field: 'state', equals: 'sent' },
      { field: 'createdAt', notAfter: new Date(now - offerAnswerMs).toISOString() },
    ],
  });
  ask(desk, await Promise.all(lapsed.map(({ id }) => familyOfOffer(id))));
  memory.lapsedAt = now;
}

/** Reads a family; null when there is no such request. */
async function readFamily(
  documents: DocumentsPort,
  ref: string,
  open: TuitionRequest | undefined,
): Promise<Family | null> {
  const request = open ?? (await readOne(documents, tuitionRequestPath(ref), parseTuitionRequest));
  const proposals = await documents.list({ collection: proposalsCollection(ref) });
  const paths = proposals.map(({ id }) => offerPath(id));
  const offers = await readEach(documents, paths, parseOffer);
  const unreadable = new Set(unreadableRecords().map(({ path }) => path));
  if ([tuitionRequestPath(ref), ...paths].some((path) => unreadable.has(path)))
    return { ref, isWhole: false };
  if (request === null) return null;
  return { ref, isWhole: true, request, offers: offers.map((offer) => ({ ...offer, ref })) };
}

/**
 * Families for which something may be due: their request or an offer moved or lapsed since the last pass, or
 * something due was refused. Reads no others, however many are open. Each stays in question until
 * `memory.again` says otherwise.
 */
export async function familiesInQuestion(desk: FamiliesDesk, asked: Asked): Promise<readonly Family[]> {
  const { documents, memory } = desk;
  const { requests, touchedAt, now } = asked;
  ask(desk, await requestsInQuestion(desk, asked));
  memory.requests = new Map(requests.map((request) => [request.ref, transitionOf(request)]));
  memory.passedAt = now;
  if (now - memory.offersAt >= offersMs || touchedAt !== memory.touchedAt) await askOverOffers(desk, asked);
  if (now - memory.lapsedAt >= lapsedMs) await askLapsedOffers(desk, now);
  const refs = [...memory.again].flatMap(([ref, at]) => (at <= now ? [ref] : []));
  const byRef = new Map(requests.map((request) => [request.ref, request]));
  const found = await Promise.all(refs.map((ref) => readFamily(documents, ref, byRef.get(ref))));
  for (const [index, ref] of refs.entries()) if (found[index] === null) memory.again.delete(ref);
  return found.filter((family) => family !== null);
}
