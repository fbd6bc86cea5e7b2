import { levels, regionCodes, subjects, weekdays } from '@/shared/ghana';
import { spokenLanguages } from '@/shared/choices';

/** Prices of a lesson to choose a limit from, in cedis. */
const priceLimits = ['45', '60', '75', '100', '150'] as const;

/** Each filter with what it may be set to, by its name in the address. */
export const choices = {
  subject: subjects,
  level: levels,
  region: regionCodes,
  where: ['home', 'online'],
  price: priceLimits,
  days: weekdays,
  gender: ['woman', 'man'],
  language: spokenLanguages,
} as const;

type Choices = typeof choices;

/** What the list of tutors is narrowed to; a filter that is not set is not there. */
export type Filters = {
  readonly [Name in Exclude<keyof Choices, 'days'>]?: Choices[Name][number];
} & {
  /** Any of these days. */
  readonly days?: readonly Choices['days'][number][];
  /** Words to be found in a profile. */
  readonly words?: string;
};

export type FilterName = keyof Filters;

const filterNames: readonly FilterName[] = [...(Object.keys(choices) as FilterName[]), 'words'];

const longestWords = 80;

/** The filters that an address names; what nobody could have chosen is left out. */
export function readFilters(params: URLSearchParams): Filters {
  const single = Object.entries(choices).flatMap(([name, known]) => {
    const value = (known as readonly string[]).find((one) => one === params.get(name));
    return name === 'days' || value === undefined ? [] : [[name, value]];
  });
  const asked = (params.get('days') ?? '').split('.');
  const days = weekdays.filter((day) => asked.includes(day));
  const words = (params.get('words') ?? '').slice(0, longestWords);
  return {
    ...(Object.fromEntries(single) as Filters),
    ...(days.length > 0 && { days }),
    ...(words.trim() !== '' && { words }),
  };
}

/** The same address with these filters in the place of its own. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined || value.length === 0) next.delete(name);
    else next.set(name, typeof value === 'string' ? value : value.join('.'));
  }
  return next;
}

/** The filters that are set, in their order. */
export const activeFilters = (filters: Filters): readonly FilterName[] =>
  filterNames.filter((name) => filters[name] !== undefined);

export function without(filters: Filters, name: FilterName): Filters {
  const { [name]: _gone, ...others } = filters;
  return others;
}
