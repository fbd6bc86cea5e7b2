import {
  slotWith,
  useTakenSlotsQuery,
  type ChosenSlot,
  type TakenSlot,
} from '@/entities/counselling/booking';
import { usePublishedCounsellorsQuery, type Counsellor } from '@/entities/counselling/counsellor';
import { freeSlots, type FreeSlot } from '@/entities/counselling/schedule';
import type { CounsellingWay, TalkTopic } from '@/shared/choices';
import { closedDays } from '@/shared/ghana';
import { hoursOf, useOffice } from '@/shared/office-facts';

/** What is looked for. */
export interface TimeSearch {
  readonly way: CounsellingWay;
  /** Only counsellors who talk about it; empty for any. */
  readonly topic: TalkTopic | '';
  /** Account of the counsellor; empty for anyone. */
  readonly counsellor: string;
  /** Monday, `YYYY-MM-DD`. */
  readonly week: string;
  readonly now: Date;
}

const daysOfWeek = 7;

const isSought = ({ id, topics }: Counsellor, { topic, counsellor }: TimeSearch): boolean =>
  (counsellor === '' || id === counsellor) && (topic === '' || topic === 'other' || topics.includes(topic));

/**
 * The free times of a week. Reads the counsellors once, and of the slots only those that are taken in that
 * week.
 */
export function useFreeTimes(search: TimeSearch) {
  const { way, week, now } = search;
  const office = useOffice();
  const counsellors = usePublishedCounsellorsQuery(null);
  const taken = useTakenSlotsQuery({ from: week, days: daysOfWeek });
  // Of the shown week: the answer for another week says nothing about this one.
  const ofWeek = taken.currentData;
  const sought = (counsellors.data ?? []).filter((one) => isSought(one, search));
  const slots =
    ofWeek === undefined
      ? []
      : freeSlots({
          counsellors: sought,
          holidays: closedDays(week, daysOfWeek, hoursOf(office)),
          taken: ofWeek,
          way,
          from: week,
          days: daysOfWeek,
          now,
        });
  return {
    slots,
    counsellors: counsellors.data,
    /** Counsellors of the topic, and the one that was asked for. */
    sought,
    taken: ofWeek ?? [],
    isReading: counsellors.isLoading || (ofWeek === undefined && taken.error === undefined),
    error: counsellors.error ?? taken.error,
    /** Reads both again: what is shown may be a minute old. */
    readAgain: async () => {
      const [people, hours] = await Promise.all([counsellors.refetch(), taken.refetch()]);
      return { counsellors: people.data ?? [], taken: hours.data ?? [] };
    },
  };
}

/** Whether a slot is free by what was just read. */
export const isStillFree = (
  { start, counsellor }: ChosenSlot,
  { way, now }: Pick<TimeSearch, 'way' | 'now'>,
  read: { readonly counsellors: readonly Counsellor[]; readonly taken: readonly TakenSlot[] },
): boolean =>
  freeSlots({
    counsellors: read.counsellors.filter(({ id }) => id === counsellor),
    holidays: new Set(),
    taken: read.taken,
    way,
    from: start.slice(0, 10),
    days: 1,
    now,
  }).some((free) => free.start === start);

/** The slot that a free time gives: of "anyone", whoever has the fewest talks in that week. */
export function slotOf(
  { start, counsellors: ids }: FreeSlot,
  way: CounsellingWay,
  {
    counsellors,
    taken,
  }: { readonly counsellors: readonly Counsellor[]; readonly taken: readonly TakenSlot[] },
): ChosenSlot | null {
  const talksOf = (id: string) => taken.filter(({ counsellor }) => counsellor === id).length;
  const [first] = counsellors
    .filter(({ id }) => ids.includes(id))
    .sort((one, other) => talksOf(one.id) - talksOf(other.id) || (one.id < other.id ? -1 : 1));
  return first ? slotWith(first, start, way) : null;
}
