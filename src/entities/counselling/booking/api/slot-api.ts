import { baseApi, foundList } from '@/shared/api';
import { parseSlot, slotCollection, type TakenSlot } from '../model/slot';

const dayMs = 86_400_000;

/** How many days one query of the backend covers. */
const daysAtOnce = 30;

interface Days {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly days: number;
}

/** The days of a range, in parts that one query covers. */
function daysOf({ from, days }: Days): readonly (readonly string[])[] {
  const first = Date.parse(from);
  const all = Array.from({ length: days }, (_, count) =>
    new Date(first + count * dayMs).toISOString().slice(0, 10),
  );
  return Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, part) =>
    all.slice(part * daysAtOnce, (part + 1) * daysAtOnce),
  );
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The taken hours of all counsellors in a range of days. Costs one read for each of them. */
    takenSlots: build.query<readonly TakenSlot[], Days>(
      foundList({
        collection: () => slotCollection,
        find: async (documents, range) => {
          const parts = daysOf(range).map((days) =>
            documents.list({ collection: slotCollection, where: [{ field: 'day', oneOf: days }] }),
          );
          return (await Promise.all(parts)).flat();
        },
        parse: parseSlot,
      }),
    ),
    /** The taken hours of one counsellor in a range of days. */
    slotsOfCounsellor: build.query<readonly TakenSlot[], Days & Pick<TakenSlot, 'counsellor'>>(
      foundList({
        collection: () => slotCollection,
        find: async (documents, { counsellor, ...range }) => {
          const parts = daysOf(range).map((days) =>
            documents.list({
              collection: slotCollection,
              where: [
                { field: 'counsellor', equals: counsellor },
                { field: 'day', oneOf: days },
              ],
            }),
          );
          return (await Promise.all(parts)).flat();
        },
        parse: parseSlot,
      }),
    ),
  }),
});

export const { useTakenSlotsQuery, useSlotsOfCounsellorQuery } = api;
