import type { EnquiryState } from '@/entities/enquiry';
import type { TuitionRequestState } from '@/entities/tuition-request';

export const deskViews = ['requests', 'enquiries', 'changes'] as const;

export type DeskView = (typeof deskViews)[number];

/** `waiting` is everything that waits for the office. */
export type StateFilter = TuitionRequestState | EnquiryState | 'waiting';

/** Where one is on the desk: all of it stands in the address, so that Back works and a link can be sent. */
export interface DeskPlace {
  readonly view: DeskView;
  readonly state: StateFilter;
  readonly search: string;
}

export function readDeskPlace(params: URLSearchParams): DeskPlace {
  return {
    view: deskViews.find((view) => view === params.get('view')) ?? 'requests',
    state: (params.get('state') ?? 'waiting') as StateFilter,
    search: params.get('q') ?? '',
  };
}

/** The query of a place on the desk; what is usual is left out. */
export function deskQuery({ view, state, search }: DeskPlace): string {
  const params = new URLSearchParams();
  if (view !== 'requests') params.set('view', view);
  if (state !== 'waiting') params.set('state', state);
  if (search !== '') params.set('q', search);
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
