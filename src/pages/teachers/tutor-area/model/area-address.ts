export const areaViews = ['offers', 'learners', 'lessons', 'week', 'earnings', 'profile'] as const;

export type AreaView = (typeof areaViews)[number];

/** The view that an address asks for; an unknown one is the first. */
export const readView = (params: URLSearchParams): AreaView =>
  areaViews.find((view) => view === params.get('view')) ?? 'offers';

export const viewQuery = (view: AreaView): string => (view === 'offers' ? '' : `?view=${view}`);
