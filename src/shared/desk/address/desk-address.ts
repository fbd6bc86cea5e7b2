export const deskViews = [
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

/** Columns that a list can be sorted by. */
const sortKeys = ['learner', 'area', 'topic', 'name', 'sent', 'state'] as const;

export type SortKey = (typeof sortKeys)[number];

export interface DeskSort {
  readonly by: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** Where one is on the desk: all of it stands in the address, so that Back works and a link can be sent. */
export interface DeskPlace {
  readonly view: DeskView;
  /** A state of the records, `waiting` for all that waits for the office, or another filter of the view. */
  readonly state: string;
  readonly search: string;
  /** Null for the usual order: late first, then longest wait. */
  readonly sort: DeskSort | null;
}

/** A view as it opens. */
export const startOf = (view: DeskView): DeskPlace => ({ view, state: 'waiting', search: '', sort: null });

/** `area`, or `-area` for the other way round. */
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

/** The query of a place on the desk; what is usual is left out. */
export function deskQuery({ view, state, search, sort }: DeskPlace): string {
  const params = new URLSearchParams();
  if (view !== 'requests') params.set('view', view);
  if (state !== 'waiting') params.set('state', state);
  if (search !== '') params.set('q', search);
  if (sort) params.set('sort', `${sort.direction === 'descending' ? '-' : ''}${sort.by}`);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** What a press on the head of a column leads to: upwards, downwards, the usual order again. */
export function nextSort(sort: DeskSort | null, by: SortKey): DeskSort | null {
  if (sort?.by !== by) return { by, direction: 'ascending' };
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : null;
}
