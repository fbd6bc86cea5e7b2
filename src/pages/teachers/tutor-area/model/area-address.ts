export const areaViews = [
  'offers',
  'learners',
  'lessons',
  'homework',
  'week',
  'earnings',
  'telling',
  'profile',
] as const;

export type AreaView = (typeof areaViews)[number];

/** Parses the view from the query string. Falls back to the first. */
export const readView = (params: URLSearchParams): AreaView =>
  areaViews.find((view) => view === params.get('view')) ?? 'offers';

export const viewQuery = (view: AreaView): string => (view === 'offers' ? '' : `?view=${view}`);

/** Parts of every day, which stand in the bar of a phone. */
export const barViews: readonly AreaView[] = ['offers', 'learners', 'lessons', 'homework'];

export const isInBar = (view: AreaView): view is 'offers' | 'learners' | 'lessons' | 'homework' =>
  barViews.includes(view);
