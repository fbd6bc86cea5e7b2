import { createChangeId, logTransition, logTrackedTransition, type Staff } from '@/entities/change-log';
import { lessonPath } from '@/entities/lesson';
import { familyLinkPath, offerPath, parseFamilyLink, type Offer } from '@/entities/offer';
import { tuitionRequestPath, type TuitionRequest } from '@/entities/tuition-request';
import { baseApi, readOne, visitorMemory, withBackend } from '@/shared/api';
import { countDone, type DocumentsPort, type Write } from '@/shared/backend';
import { settleDecisions, type Settlement } from '../model/settle-decisions';
import type { KnownTutor } from '../model/stoppable-offers';
import { settleLessons } from './due-lessons';
import { familiesInQuestion, type Family } from './families-in-question';
import { keepSettledTime, startMemory, type SettleMemory } from './settled-time';
import { stopLessons } from './stop-lessons';

/** What was refused, or cannot be read, is looked at again after this time, in milliseconds. */
const againMs = 600_000;

/** Begins with the first pass of a visitor: it reads until when another desk has settled. */
const settleMemory = visitorMemory<{ started: Promise<SettleMemory> | null }>(() => ({ started: null }));

/** Offer ID to reference code, per visitor. Never changes, so each is read once. */
const familiesByOffer = visitorMemory<Map<string, string>>(() => new Map());

interface SettleTask {
  readonly tutors: readonly KnownTutor[];
  /** All that are open. */
  readonly requests: readonly TuitionRequest[];
  /** Open offers of suspended tutors. */
  readonly toStop: readonly Offer[];
  readonly by: Staff;
  /** When an offer may last have changed on this device, in milliseconds. */
  readonly touchedAt: number;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** Reference code of the family of an offer; null when it cannot be read. */
const familyReader =
  (documents: DocumentsPort, families: Map<string, string>) =>
  async (offerId: string): Promise<string | null> => {
    const known = families.get(offerId);
    if (known !== undefined) return known;
    const ref = await readOne(documents, familyLinkPath(offerId), (_, data) =>
      parseFamilyLink(offerId, data),
    );
    if (ref !== null) families.set(offerId, ref);
    return ref;
  };

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

type Commit = (made: Settlement) => Promise<void>;

/**
 * Writes what is due for a family, and says when it is to be looked at again, in milliseconds; null when
 * nothing is due. A request follows its offers one pass later.
 */
async function settleFamily(family: Family, commit: Commit, now: number) {
  if (!family.isWhole) return { done: 0, again: now + againMs };
  const due = settleDecisions([family.request], family.offers, [], new Date(now));
  const done = await countDone(due, commit);
  if (due.length === 0) return { done, again: null };
  return { done, again: done === due.length ? now : now + againMs };
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * Writes all due settlements and resolves to their number. A lost race with another desk is not an error.
     */
    settle: build.mutation<number, SettleTask>({
      queryFn: withBackend(async ({ documents }, task, services) => {
        const { tutors, requests, toStop, by, touchedAt, now } = task;
        const began = performance.now();
        // First: nobody may meet a suspended tutor because something else failed.
        let settled = await stopLessons(documents, tutors, toStop, by);
        const visitor = settleMemory(services);
        visitor.started ??= startMemory(documents, now).catch((cause: unknown) => {
          visitor.started = null;
          throw cause;
        });
        const memory = await visitor.started;
        const familyOfOffer = familyReader(documents, familiesByOffer(services));
        const commit: Commit = (made) => documents.commit(writesOf(made, by));
        const asked = { requests, touchedAt, now };
        const { again } = memory.families;
        for (const family of await familiesInQuestion(
          { documents, familyOfOffer, memory: memory.families },
          asked,
        )) {
          const settledFamily = await settleFamily(family, commit, now);
          settled += settledFamily.done;
          if (settledFamily.again === null) again.delete(family.ref);
          else again.set(family.ref, settledFamily.again);
        }
        const asking = requests.filter(({ state, ref }) => state === 'asking' && !again.has(ref));
        settled += await countDone(settleDecisions(asking, [], [], new Date(now)), commit);
        // Last: offers and requests do not wait for the lessons, which take many reads.
        settled += await settleLessons({ documents, familyOfOffer, memory: memory.lessons }, now, (lessons) =>
          countDone(settleDecisions([], [], lessons, new Date(now)), commit),
        );
        await keepSettledTime(documents, memory, { now, tookMs: performance.now() - began });
        return settled;
      }),
    }),
  }),
});

export const { useSettleMutation } = api;
