import { schoolStateAt, type School } from '@/entities/jobs/school';

/** Most schools that the search shows. */
const mostFound = 6;

/** State of a school as the desk names it: a check that has lapsed is to be made again. */
export function shownSchoolState(school: Pick<School, 'state' | 'check'>, now: Date): string {
  const state = schoolStateAt(school, now);
  return state === 'lapsed' ? 'recheck' : state;
}

/** Whether a consultation may be linked with it: its check counts. */
export const isChecked = (school: Pick<School, 'state' | 'check'>, now: Date): boolean =>
  schoolStateAt(school, now) === 'checked';

/** Schools whose name and town have every word of the search, those that are checked first. */
export function findSchool(schools: readonly School[], search: string, now: Date): readonly School[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = schools.filter(({ name, town, state }) => {
    const text = `${name} ${town}`.toLowerCase();
    return state !== 'withdrawn' && words.every((word) => text.includes(word));
  });
  const isLast = (school: School) => (isChecked(school, now) ? 0 : 1);
  return [...found].sort((one, other) => isLast(one) - isLast(other)).slice(0, mostFound);
}
