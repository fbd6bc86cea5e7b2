import { tutorOfNews } from '@/shared/device-database';
import { routes } from '@/shared/routes';
import type { MovedCode } from './news-store';

/** Path of the page that shows what moved: the list of codes, or the tutor's area when only that moved. */
export function newsPlace(moved: readonly MovedCode[]): string {
  const tutors = moved.map(({ code }) => tutorOfNews(code));
  const [tutorId] = tutors;
  return tutorId && tutors.every((one) => one !== null) ? routes.tutorArea(tutorId) : routes.code;
}
