import { useState } from 'react';
import { addDays } from '@/entities/counselling/schedule';
import { useFreeTimes, type TimeSearch } from './use-free-times';

/** Most weeks that are looked through. Each costs as many reads as it has taken slots. */
const mostWeeks = 4;
const daysOfWeek = 7;

interface Weeks {
  /** Monday of the week that is looked at first. */
  readonly from: string;
  /** Monday of the week that somebody turned to; empty for none. */
  readonly turned: string;
}

/**
 * The free times of the week that somebody turned to; before that, those of the first week with any. `first`
 * is that first week as far as it was looked for: before it nothing is free.
 */
export function useTimesAhead(search: Omit<TimeSearch, 'week'>, { from, turned }: Weeks) {
  const key = [search.way, search.topic, search.counsellor, from].join('/');
  const [looked, setLooked] = useState({ key, weeks: 0 });
  const weeks = looked.key === key ? looked.weeks : 0;
  // Where none has any, the first one says so.
  const week = turned || addDays(from, daysOfWeek * (weeks % mostWeeks));
  const times = useFreeTimes({ ...search, week });
  const isEmpty = turned === '' && !times.isReading && times.error === undefined && times.slots.length === 0;
  const isOffered = times.sought.some(({ ways }) => ways.includes(search.way));
  if (isEmpty && isOffered && weeks < mostWeeks) setLooked({ key, weeks: weeks + 1 });
  const first = addDays(from, daysOfWeek * (weeks % mostWeeks));
  return { ...times, week, isOffered, first };
}
