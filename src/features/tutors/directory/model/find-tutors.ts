import { freeSlots, nextFreeTimes, type Tutor } from '@/entities/tutor';
import { activeFilters, without, type FilterName, type Filters } from './filters';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether the text contains all words, in any order. Ignores case and accents.
 * @param wordsOf the profile as it is read
 */
const hasWords = (words: string, text: string) =>
  plain(words)
    .split(/\s+/)
    .every((word) => plain(text).includes(word));

/** Whether a tutor matches the filters. @param wordsOf searchable text of a profile */
function isFound(tutor: Tutor, filters: Filters, wordsOf: (tutor: Tutor) => string): boolean {
  const { subject, level, region, where, price, days, gender, language, words } = filters;
  const isOnlineOnly = where === 'online';
  return (
    (subject === undefined || tutor.subjects.includes(subject)) &&
    (level === undefined || tutor.levels.includes(level)) &&
    // The region does not matter for online lessons.
    (region === undefined || isOnlineOnly || tutor.regions.includes(region)) &&
    (where === undefined || tutor.where === 'either' || tutor.where === where) &&
    (price === undefined || tutor.price <= Number(price) * 100) &&
    (days === undefined || days.some((day) => freeSlots(tutor).some((slot) => slot.startsWith(`${day}-`)))) &&
    (gender === undefined || tutor.gender === gender) &&
    (language === undefined || tutor.languages.includes(language)) &&
    (words === undefined || hasWords(words, wordsOf(tutor)))
  );
}

/** Matching tutors, sorted by next free day, then by price. Nothing else affects the order. */
export function findTutors(
  tutors: readonly Tutor[],
  filters: Filters,
  { now, wordsOf }: { readonly now: Date; readonly wordsOf: (tutor: Tutor) => string },
): readonly Tutor[] {
  const dayOf = (tutor: Tutor) => nextFreeTimes(tutor, now, 1)[0]?.day ?? '9999';
  return tutors
    .filter((tutor) => isFound(tutor, filters, wordsOf))
    .map((tutor) => ({ tutor, day: dayOf(tutor) }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.tutor.price - other.tutor.price)
    .map(({ tutor }) => tutor);
}

/**
 * Number of results without each active filter, highest first. Omits filters whose removal gives no results.
 */
export function whatToLoosen(
  tutors: readonly Tutor[],
  filters: Filters,
  wordsOf: (tutor: Tutor) => string,
): readonly { readonly name: FilterName; readonly count: number }[] {
  return activeFilters(filters)
    .map((name) => ({
      name,
      count: tutors.filter((tutor) => isFound(tutor, without(filters, name), wordsOf)).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
