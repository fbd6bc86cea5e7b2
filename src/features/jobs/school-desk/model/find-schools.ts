import { type School, schoolLifecycle, schoolStateAt } from '@/entities/jobs/school';

/** States of schools on the desk; `recheck` is a check that has lapsed. */
export const deskSchoolStates = schoolLifecycle.states.flatMap((state) =>
  state === 'checked' ? (['recheck', state] as const) : ([state] as const),
);

export type DeskSchoolState = (typeof deskSchoolStates)[number];

export function deskSchoolState(school: Pick<School, 'state' | 'check'>, now: Date): DeskSchoolState {
  const state = schoolStateAt(school, now);
  return state === 'lapsed' ? 'recheck' : state;
}

/** Schools by their state on the desk, for the bar above the list. */
export const schoolsByState = (
  schools: readonly School[],
  now: Date,
): ReadonlyMap<string, readonly School[]> =>
  new Map(
    deskSchoolStates.map((state) => [
      state,
      schools.filter((school) => deskSchoolState(school, now) === state),
    ]),
  );

/**
 * Schools of a state that match every word of the search. `waiting` is every school that the office serves:
 * those to call come first.
 * @param textOf what the search looks through
 */
export function findSchools(
  byState: ReadonlyMap<string, readonly School[]>,
  { state, search }: { readonly state: string; readonly search: string },
  textOf: (school: School) => string,
): readonly School[] {
  const wanted: readonly string[] = state === 'waiting' ? ['unchecked', 'recheck', 'checked'] : [state];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return wanted
    .flatMap((one) => byState.get(one) ?? [])
    .filter((school) => {
      const text = textOf(school).toLowerCase();
      return words.every((word) => text.includes(word));
    });
}
