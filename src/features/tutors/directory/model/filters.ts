import { levels, regionCodes, subjects, weekdays } from '@/shared/ghana';
import { spokenLanguages } from '@/shared/choices';

/** Selectable price limits per lesson, in cedis. */
const priceLimits = ['45', '60', '75', '100', '150'] as const;

/** Allowed values of each filter, by its name in the query string. */
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

/** Filters of the tutor directory; inactive filters are absent. */
export type Filters = {
  readonly [Name in Exclude<keyof Choices, 'days'>]?: Choices[Name][number];
} & {
  /** Matches a tutor who is free on any of these days. */
  readonly days?: readonly Choices['days'][number][];
  /** Text search in the profile. */
  readonly words?: string;
};

export type FilterName = keyof Filters;

const filterNames: readonly FilterName[] = [...(Object.keys(choices) as FilterName[]), 'words'];

const maximumSearchLength = 80;

/** Parses the filters from the query string. Ignores unknown values. */
export function readFilters(params: URLSearchParams): Filters {
  const single = Object.entries(choices).flatMap(([name, known]) => {
    const value = (known as readonly string[]).find((one) => one === params.get(name));
    return name === 'days' || value === undefined ? [] : [[name, value]];
  });
  const asked = (params.get('days') ?? '').split('.');
  const days = weekdays.filter((day) => asked.includes(day));
  const words = (params.get('words') ?? '').slice(0, maximumSearchLength);
  return {
    ...(Object.fromEntries(single) as Filters),
    ...(days.length > 0 && { days }),
    ...(words.trim() !== '' && { words }),
  };
}

/** Returns `params` with its filters replaced. */
export function writeFilters(params: URLSearchParams, filters: Filters): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of filterNames) {
    const value = filters[name];
    if (value === undefined || value.length === 0) next.delete(name);
    else next.set(name, typeof value === 'string' ? value : value.join('.'));
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
