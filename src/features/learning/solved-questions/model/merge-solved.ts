import type { SolvedQuestion as PublishedQuestion } from '@/entities/homework/solved-question';
import type { SolvedQuestion } from './solved-pack';

/** What the search knows of a published question. */
export const searchedOf = ({
  slug,
  subject,
  schoolClass,
  question,
  answer: { about },
}: Pick<PublishedQuestion, 'slug' | 'subject' | 'schoolClass' | 'question' | 'answer'>): SolvedQuestion => ({
  slug,
  subject,
  schoolClass,
  question,
  about,
});

/** The newest questions of the database before those of the packed file, each once. */
export function mergeSolved(
  newest: readonly PublishedQuestion[],
  packed: readonly SolvedQuestion[],
): readonly SolvedQuestion[] {
  const known = new Set(newest.map(({ slug }) => slug));
  return [...newest.map(searchedOf), ...packed.filter(({ slug }) => !known.has(slug))];
}
