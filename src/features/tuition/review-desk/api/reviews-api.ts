import { logTransition, type Staff } from '@/entities/change-log';
import { writeNote } from '@/entities/note';
import { reviewPath, tellFamily, type Review, type ReviewDecision, type ReviewLink } from '@/entities/review';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { submitOnce } from '@/shared/backend';

interface OnReview extends Pressed {
  readonly review: Pick<Review, 'id' | 'state'>;
  readonly link: ReviewLink;
  readonly by: Staff;
}

interface Publishing extends OnReview {
  /** Number of lessons that the family has confirmed. */
  readonly lessons: number;
  /** What the family said on the phone; null when no call was needed. */
  readonly call: string | null;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Publishes a review. Stores the call with the family as a note in the same commit. */
    publishReview: build.mutation<null, Publishing>({
      queryFn: withBackend(async ({ documents }, { actionId: id, review, link, by, lessons, call }) => {
        const record = reviewPath(review.id);
        const transition = { id, by, record, event: 'review.published', from: review.state, to: 'published' };
        await submitOnce({ documents }, [
          ...logTransition({ ...transition, changes: { lessons, isCalled: call !== null } }),
          tellFamily(link, id, 'published'),
          ...(call === null ? [] : [writeNote(record, id, { userId: by.userId, name: by.name }, call)]),
        ]);
        return null;
      }),
    }),
    /** Withholds a review: only the family and the office can read it. The family receives the reason. */
    withholdReview: build.mutation<null, OnReview & { readonly decision: ReviewDecision }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, review, link, by, decision }) => {
        const record = reviewPath(review.id);
        await submitOnce({ documents }, [
          ...logTransition({ id, by, record, event: 'review.withheld', from: review.state, to: 'withheld' }),
          tellFamily(link, id, 'withheld', decision),
        ]);
        return null;
      }),
    }),
  }),
});

export const usePublishReviewMutation = onePress(api.usePublishReviewMutation);
export const useWithholdReviewMutation = onePress(api.useWithholdReviewMutation);
