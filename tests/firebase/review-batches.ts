import type { ChangedBy } from '../../src/entities/change-log';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { asCodeHolder, type Letter } from '../policy/matrix-people';
import { hadLessons, transitionReview, writeReview } from '../samples/reviews';

/** Writes about a review, in the most expensive cases for the rules. */
export function reviewBatches(
  ref: string,
  stored: Documents,
  by: ChangedBy,
): readonly (readonly [string, Letter, Documents, readonly Write[]])[] {
  const had: Documents = { ...stored, ...hadLessons(ref) };
  const written = (stars: number) => ({ ...had, ...documentsOf(writeReview(ref, { stars })) });
  return [
    ['a review of the family', 'G', had, writeReview(ref)],
    [
      'a review of few stars that is published after a call',
      'A',
      written(1),
      transitionReview(ref, {
        from: 'submitted',
        to: 'published',
        event: 'review.published',
        by,
        changes: { isCalled: true, lessons: 9 },
        note: 'They stand by it.',
      }),
    ],
    [
      'a review that the family takes back',
      'G',
      written(5),
      transitionReview(ref, {
        from: 'submitted',
        to: 'withdrawn',
        event: 'review.withdrawn',
        by: asCodeHolder,
      }),
    ],
  ];
}
