import { useFormats } from '@/shared/i18n';
import { widestTexts } from './widest-texts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** One age for each unit: minutes, hours, days, months, years. */
const agesMs = [45 * minuteMs, dayMs - 2 * 60 * minuteMs, 25 * dayMs, 320 * dayMs, 3 * 365 * dayMs];

/** The longest texts of an age. */
export function useWidestAges(now: Date): readonly string[] {
  const { age } = useFormats();
  return widestTexts(agesMs.map((ageMs) => age(new Date(now.getTime() - ageMs), now)));
}
