import { isOpenJob, type Job } from '@/entities/jobs/job';
import { regionCodes } from '@/shared/ghana';
import {
  activeFilters,
  choiceNames,
  type BoardQuery,
  type BoardSide,
  type BoardSort,
  type ChoiceName,
  type FilterName,
  type Filters,
} from './filters';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A post with what the search compares, computed once for all filters. */
interface IndexedJob {
  readonly job: Job;
  readonly searchable: string;
  /** Without separators, so that a typed code is found. */
  readonly code: string;
  readonly publishedMs: number;
}

export type JobIndex = readonly IndexedJob[];

/** @param wordsOf searchable text of a post, as it is read */
export const indexJobs = (jobs: readonly Job[], wordsOf: (job: Job) => string): JobIndex =>
  jobs.map((job) => ({
    job,
    searchable: plain(wordsOf(job)),
    code: job.code.replace(/-/g, '').toLowerCase(),
    publishedMs: Date.parse(job.publishedAt ?? ''),
  }));

/** Periods of the filter by age, in milliseconds. */
const sinceMs = { day: 86_400_000, week: 604_800_000, month: 2_592_000_000 } as const;

type Test = (indexed: IndexedJob) => boolean;

function wordTest(words: string): Test {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  const code = words.replace(/[\s-]/g, '').toLowerCase();
  return ({ searchable, code: own }) =>
    asked.every((word) => searchable.includes(word)) || (code.length >= 4 && own.includes(code));
}

/** Values of a post in a filter: it is found by each of them. */
const valuesOf: Readonly<Record<Exclude<ChoiceName, 'since'>, (job: Job) => readonly string[]>> = {
  subject: ({ subjects }) => subjects,
  level: ({ levels }) => levels,
  type: ({ type }) => [type],
  mode: ({ mode }) => [mode],
  // Work from home fits every region.
  region: ({ region, mode }) => (mode === 'remote' ? regionCodes : [region]),
};

/** Values of a post in the filter by age: a post of today is also one of this week. */
const sincesOf = ({ publishedMs }: IndexedJob, now: number): readonly string[] =>
  Object.entries(sinceMs)
    .filter(([, ms]) => now - publishedMs < ms)
    .map(([name]) => name);

const valuesIn = (name: ChoiceName, indexed: IndexedJob, now: number): readonly string[] =>
  name === 'since' ? sincesOf(indexed, now) : valuesOf[name](indexed.job);

function testsOf(filters: Filters, now: number): readonly (readonly [FilterName, Test])[] {
  return activeFilters(filters).map((name) => {
    const value = filters[name] ?? '';
    if (name === 'words') return [name, wordTest(value)];
    return [name, (indexed) => valuesIn(name, indexed, now).includes(value)];
  });
}

const sideOf = (job: Job, now: Date): BoardSide => (isOpenJob(job, now) ? 'open' : 'closed');

type Order = (one: Job, other: Job) => number;

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

const byCode: Order = (one, other) => compare(one.code, other.code);
const byClosing: Order = (one, other) => compare(one.closesAt, other.closesAt) || byCode(one, other);
const byNewest: Order = (one, other) =>
  compare(other.publishedAt ?? '', one.publishedAt ?? '') || byCode(one, other);

function orderOf(side: BoardSide, sort: BoardSort): Order {
  if (side === 'closed') return (one, other) => byClosing(other, one);
  return sort === 'newest' ? byNewest : byClosing;
}

/** Number of posts by value of each filter, if that value were chosen and the other filters stayed. */
export type Counts = Readonly<Record<ChoiceName, ReadonlyMap<string, number>>>;

export interface FoundJobs {
  readonly jobs: readonly Job[];
  readonly counts: Counts;
  /** Active filters with the number of posts without each, highest first; none where that finds nothing. */
  readonly loosen: readonly { readonly name: FilterName; readonly count: number }[];
}

/**
 * Filters, sorts and counts in one pass: a post that fails no filter counts for every value it has, one that
 * fails a single filter counts there.
 */
export function findJobs(index: JobIndex, { filters, side, sort }: BoardQuery, now: Date): FoundJobs {
  const nowMs = now.getTime();
  const tests = testsOf(filters, nowMs);
  const jobs: Job[] = [];
  const counts = Object.fromEntries(choiceNames.map((name) => [name, new Map<string, number>()])) as Record<
    ChoiceName,
    Map<string, number>
  >;
  const nearly = new Map<FilterName, number>();
  const count = (name: ChoiceName, indexed: IndexedJob) => {
    const counted = counts[name];
    const values = valuesIn(name, indexed, nowMs);
    for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  };
  for (const indexed of index) {
    if (sideOf(indexed.job, now) !== side) continue;
    let failed: FilterName | null = null;
    let fails = 0;
    for (const [name, test] of tests) {
      if (test(indexed)) continue;
      failed = name;
      fails += 1;
      if (fails > 1) break;
    }
    if (fails > 1) continue;
    if (failed === null) {
      jobs.push(indexed.job);
      for (const name of choiceNames) count(name, indexed);
    } else {
      nearly.set(failed, (nearly.get(failed) ?? 0) + 1);
      if (failed !== 'words') count(failed, indexed);
    }
  }
  const found = jobs.length;
  return {
    jobs: jobs.sort(orderOf(side, sort)),
    counts,
    loosen: [...nearly]
      .map(([name, more]) => ({ name, count: found + more }))
      .sort((one, other) => other.count - one.count),
  };
}

/** Posts published after a time; none when there is no such time. */
export const newIn = (index: JobIndex, lastVisit: string | null): JobIndex =>
  lastVisit === null ? [] : index.filter(({ job }) => (job.publishedAt ?? '') > lastVisit);

/** Number of posts that a search finds. */
export const countFound = (index: JobIndex, query: BoardQuery, now: Date): number =>
  index.filter((indexed) => {
    const tests = testsOf(query.filters, now.getTime());
    return sideOf(indexed.job, now) === query.side && tests.every(([, test]) => test(indexed));
  }).length;
