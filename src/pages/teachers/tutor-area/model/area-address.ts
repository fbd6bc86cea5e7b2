export const areaViews = [
  'offers',
  'learners',
  'lessons',
  'homework',
  'week',
  'earnings',
  'profile',
] as const;

export type AreaView = (typeof areaViews)[number];

/** Parses the view from the query string. Falls back to the first. */
export const readView = (params: URLSearchParams): AreaView =>
  areaViews.find((view) => view === params.get('view')) ?? 'offers';

export const viewQuery = (view: AreaView): string => (view === 'offers' ? '' : `?view=${view}`);
