import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Review } from './blind-sheet';

const file = fileURLToPath(new URL('../../content/practice/review.json', import.meta.url));

export const readReviews = () => JSON.parse(readFileSync(file, 'utf8')) as readonly Review[];

/** Replaces the reviews of the same questions. */
export function writeReviews(added: readonly Review[]): void {
  const byQuestion = new Map(readReviews().map((review) => [review.question, review]));
  for (const review of added) byQuestion.set(review.question, review);
  const sorted = [...byQuestion.values()].sort((one, other) => (one.question < other.question ? -1 : 1));
  writeFileSync(file, `[\n${sorted.map((review) => `  ${JSON.stringify(review)}`).join(',\n')}\n]\n`);
}
