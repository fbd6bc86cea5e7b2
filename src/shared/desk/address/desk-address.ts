export const deskViews = [
  'concerns',
  'requests',
  'enquiries',
  'groups',
  'lessons',
  'reviews',
  'applications',
  'renewals',
  'people',
  'changes',
] as const;

export type DeskView = (typeof deskViews)[number];

/** Sortable columns. */
const sortKeys = ['learner', 'area', 'topic', 'name', 'sent', 'state'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface DeskSort {
  readonly by: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** Location on the desk. All of it is in the query string, so that Back and links work. */
export interface DeskPlace {
  readonly view: DeskView;
  /** A state, `waiting` for all states that need the office, or another filter of the view. */
  readonly state: string;
  readonly search: string;
  /** Null for the default order: late first, then longest waiting. */
  readonly sort: DeskSort | null;
}

/** Initial location of a view. */
export const startOf = (view: DeskView): DeskPlace => ({ view, state: 'waiting', search: '', sort: null });

/** Parses `area` (ascending) or `-area` (descending). */
function readSort(text: string): DeskSort | null {
  const by = sortKeys.find((key) => key === text.replace(/^-/, ''));
  return by ? { by, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null;
}

export function readDeskPlace(params: URLSearchParams): DeskPlace {
  return {
    view: deskViews.find((view) => view === params.get('view')) ?? 'requests',
    state: params.get('state') ?? 'waiting',
    search: params.get('q') ?? '',
    sort: readSort(params.get('sort') ?? ''),
  };
}

/** Query string of a location. Omits defaults. */
export function deskQuery({ view, state, search, sort }: DeskPlace): string {
  const params = new URLSearchParams();
  if (view !== 'requests') params.set('view', view);
  if (state !== 'waiting') params.set('state', state);
  if (search !== '') params.set('q', search);
  if (sort) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.by}`);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** Next sort order after a press on a column header: ascending, descending, default. */
export function nextSort(sort: DeskSort | null, by: SortKey): DeskSort | null {
  if (sort?.by !== by) return { by, direction: 'ascending' };
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : null;
}
