import type { Duty } from '@/shared/backend';
import { deskViews, type DeskView } from '@/shared/desk';

const office: readonly Duty[] = ['office'];

/** Duties of which one opens a view; none for a view of every administrator. */
export const dutiesOfView: Readonly<Record<DeskView, readonly Duty[]>> = {
  today: ['office', 'counselling', 'safeguarding'],
  concerns: ['safeguarding'],
  reports: office,
  requests: office,
  enquiries: ['office', 'counselling'],
  counselling: ['counselling', 'safeguarding', 'office'],
  counsellors: ['office', 'counselling'],
  groups: office,
  lessons: office,
  reviews: office,
  applications: office,
  applicants: office,
  renewals: office,
  posts: office,
  schools: office,
  consultations: office,
  homework: ['office', 'safeguarding'],
  questions: office,
  articles: office,
  faqs: office,
  gallery: office,
  wordings: office,
  subjects: office,
  telling: office,
  payments: office,
  months: office,
  people: [],
  removal: ['office', 'counselling', 'safeguarding'],
  settings: office,
  changes: office,
};

export function mayOpen(view: DeskView, duties: readonly Duty[]): boolean {
  const needed = dutiesOfView[view];
  return needed.length === 0 || needed.some((duty) => duties.includes(duty));
}

/**
 * The view of an address that names none: what is to be done today, or the first that the duties open. An
 * address with a code or a filter, from before this view was there, names a request, or a record of the first
 * list.
 */
export function startView(duties: readonly Duty[], isOfList: boolean): DeskView {
  if (isOfList && mayOpen('requests', duties)) return 'requests';
  const views = deskViews.filter((view) => mayOpen(view, duties));
  return views.find((view) => !isOfList || view !== 'today') ?? 'people';
}
