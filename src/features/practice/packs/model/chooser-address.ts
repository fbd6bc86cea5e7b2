import { type Exam, type ExamYear } from '@/entities/practice/pack';
import { routes } from '@/shared/routes';

/** What the chooser shows, as the address says it. */
export interface ChooserView {
  /** Both exams when absent. */
  readonly exam?: Exam;
  /** Id of the opened subject; perhaps none of this release. */
  readonly pack?: string;
  /** When the candidate writes WASSCE; every year when absent. */
  readonly year?: ExamYear;
}

export function readView(search: URLSearchParams): ChooserView {
  const exam = search.get('exam');
  const pack = search.get('pack');
  const year = search.get('year');
  return {
    ...((exam === 'bece' || exam === 'wassce') && { exam }),
    ...(pack !== null && { pack }),
    ...((year === '2026' || year === '2027') && { year: year === '2026' ? 2026 : 2027 }),
  };
}

/** Address of a view. */
export function viewAddress({ exam, pack, year }: ChooserView): string {
  const search = new URLSearchParams({
    ...(exam && { exam }),
    ...(pack !== undefined && { pack }),
    ...(year && { year: String(year) }),
  }).toString();
  return search === '' ? routes.practice : `${routes.practice}?${search}`;
}
