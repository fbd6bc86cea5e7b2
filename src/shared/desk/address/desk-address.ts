export const deskViews = [
  'today',
  'concerns',
  'reports',
  'requests',
  'enquiries',
  'counselling',
  'counsellors',
  'groups',
  'lessons',
  'reviews',
  'applications',
  'applicants',
  'subjects',
  'renewals',
  'posts',
  'schools',
  'consultations',
  'homework',
  'questions',
  'articles',
  'faqs',
  'gallery',
  'wordings',
  'telling',
  'payments',
  'months',
  'people',
  'removal',
  'settings',
  'changes',
] as const;

export type DeskView = (typeof deskViews)[number];

export interface DeskSort {
  /** Key of a column. A view that has no such column keeps its usual order. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** Location on the desk. All of it is in the query string, so that Back and links work. */
export interface DeskPlace {
  readonly view: DeskView;
  /** A state, `waiting` for all states that need the office, or another filter of the view. */
  readonly state: string;
  readonly search: string;
  /** The month of a list that is read page by page, `YYYY-MM`; null for all times. */
  readonly month: string | null;
  /** Null for the default order: late first, then longest waiting. */
  readonly sort: DeskSort | null;
  /** Keys of the columns to show, beside the code. Null for those that the view shows by itself. */
  readonly columns: readonly string[] | null;
}

/** Initial location of a view. */
export const startOf = (view: DeskView): DeskPlace => ({
  view,
  state: 'waiting',
  search: '',
  month: null,
  sort: null,
  columns: null,
});

/** Parses `area` (ascending) or `-area` (descending); null for an empty text. */
export function readSort(text: string): DeskSort | null {
  const by = text.replace(/^-/, '');
  return by === '' ? null : { by, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}

/** Parses `2026-03`; null for what is no month. */
const readMonth = (text: string | null): string | null =>
  text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text) ? text : null;

/** Text of a sort; empty for the usual order. */
export const writeSort = (sort: DeskSort | null): string =>
  sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.by}` : '';

/** Whether an address says what a list shows. Without a view, such an address is one of requests. */
export const namesList = (params: URLSearchParams): boolean =>
  ['state', 'q', 'month', 'sort', 'columns'].some((name) => params.has(name));

/** @param start view of an address that names none */
export function readDeskPlace(params: URLSearchParams, start: DeskView = 'requests'): DeskPlace {
  return {
    view: deskViews.find((view) => view === params.get('view')) ?? start,
    state: params.get('state') ?? 'waiting',
    search: params.get('q') ?? '',
    month: readMonth(params.get('month')),
    sort: readSort(params.get('sort') ?? ''),
    columns: params.get('columns')?.split(' ').filter(Boolean) ?? null,
  };
}

/**
 * Query string of a location. Omits defaults; never empty, because an address without a query opens the first
 * view. Requests are named only where nothing else is: saved lists and old addresses are written so.
 */
export function deskQuery({ view, state, search, month, sort, columns }: DeskPlace): string {
  const params = new URLSearchParams();
  if (view !== 'requests') params.set('view', view);
  if (state !== 'waiting') params.set('state', state);
  if (search !== '') params.set('q', search);
  if (month !== null) params.set('month', month);
  if (sort) params.set('sort', writeSort(sort));
  if (columns) params.set('columns', columns.join(' '));
  if (params.toString() === '') params.set('view', view);
  return `?${params.toString()}`;
}

/** What the change log is asked for in an address; null or absent for no such condition. */
export type LogTerms = Readonly<Partial<Record<'person' | 'kind' | 'codes' | 'from' | 'to', string | null>>>;

/**
 * Query string of the change log.
 * @param terms days are `YYYY-MM-DD`, a kind is an event
 */
export function logQuery(terms: LogTerms): string {
  const params = new URLSearchParams(deskQuery(startOf('changes')));
  for (const [name, value] of Object.entries(terms)) if (value != null) params.set(name, value);
  return `?${params.toString()}`;
}
