import { jobModes, jobTypes } from '@/entities/jobs/job';
import { levels, regionCodes, subjects } from '@/shared/ghana';

/** Allowed values of each filter with a fixed list, by its name in the query string. */
export const choices = {
  subject: subjects,
  level: levels,
  type: jobTypes,
  mode: jobModes,
  region: regionCodes,
  /** Published within a day, a week or a month. */
  since: ['day', 'week', 'month'],
} as const;

type Choices = typeof choices;

export type ChoiceName = keyof Choices;

/** Filters of the job board; inactive filters are absent. */
export type Filters = {
  readonly [Name in ChoiceName]?: Choices[Name][number];
} & {
  /** Text search in title, school, place and subjects. */
  readonly words?: string;
};

export type FilterName = keyof Filters;

export const choiceNames = Object.keys(choices) as readonly ChoiceName[];

const filterNames: readonly FilterName[] = [...choiceNames, 'words'];

/** Whether the list has posts that take applications, or those that do not. */
export type BoardSide = 'open' | 'closed';

/** Order of the open posts. Closed ones always begin with the latest closing date. */
export type BoardSort = 'closing' | 'newest';

/** What the address says of the board. */
export interface BoardQuery {
  readonly filters: Filters;
  readonly side: BoardSide;
  readonly sort: BoardSort;
}

const maximumSearchLength = 80;

/** Parses the query string. Ignores unknown values. */
export function readQuery(params: URLSearchParams): BoardQuery {
  const chosen = choiceNames.flatMap((name) => {
    const value = (choices[name] as readonly string[]).find((one) => one === params.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const words = (params.get('words') ?? '').slice(0, maximumSearchLength);
  return {
    filters: {
      ...(Object.fromEntries(chosen) as Filters),
      ...(words.trim() !== '' && { words }),
    },
    side: params.get('show') === 'closed' ? 'closed' : 'open',
    sort: params.get('sort') === 'newest' ? 'newest' : 'closing',
  };
}

/** Returns `params` with the query replaced. What is usual is left out. */
export function writeQuery(params: URLSearchParams, { filters, side, sort }: BoardQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = {
    ...Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? ''])),
    show: side === 'closed' ? 'closed' : '',
    sort: sort === 'newest' ? 'newest' : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Names of the active filters, in order. */
export const activeFilters = (filters: Filters): readonly FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

export function without(filters: Filters, name: FilterName): Filters {
  const { [name]: _gone, ...others } = filters;
  return others;
}

/** Returns the filters with one set, or taken off by an empty value. */
export const withFilter = (filters: Filters, name: FilterName, value: string): Filters =>
  value === '' ? without(filters, name) : { ...filters, [name]: value };
