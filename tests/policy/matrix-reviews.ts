import { familyReviewPath, reviewLinkPath, reviewPath, type Review } from '../../src/entities/review';
import { change } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import {
  hadLessons,
  transitionReview,
  reviewedLessons,
  reviewId,
  reviewOfferId,
  writeReview,
} from '../samples/reviews';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const otherRef = newTuitionCode();
const record = reviewPath(reviewId);
const told = familyReviewPath(ref, reviewOfferId);

type State = Review['state'];

const states: readonly State[] = ['submitted', 'published', 'withheld', 'withdrawn'];

/** Allowed transitions by side. Written by hand, independent of the code. */
const transitions = {
  family: { submitted: { withdrawn: 'review.withdrawn' }, published: { withdrawn: 'review.withdrawn' } },
  office: {
    submitted: { published: 'review.published', withheld: 'review.withheld' },
    published: { withheld: 'review.withheld' },
  },
} as const;

const eventFor = (side: keyof typeof transitions, from: State, to: State): string | undefined =>
  (transitions[side] as Record<string, Record<string, string>>)[from]?.[to];

const families: Documents = {
  ...world,
  ...documentsOf(sendRequest(ref)),
  ...documentsOf(sendRequest(otherRef)),
};

const had = (facts?: Parameters<typeof hadLessons>[1]): Documents => ({
  ...families,
  ...hadLessons(ref, facts),
});

/** A review in a state. */
function reviewIn(state: State, stars = 5): Documents {
  const written = documentsOf(writeReview(ref, { stars }));
  const decision = state === 'withheld' ? { reason: 'names', words: '' } : { reason: '', words: '' };
  return {
    ...had(),
    ...written,
    [record]: { ...written[record], state },
    [told]: { ...written[told], state, decision },
  };
}

const why = { reason: 'names', words: 'It names the child.' } as const;
const decided = (to: State) => (to === 'withheld' ? { decision: why } : {});

const transitionsFrom = (from: State): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (from === to) return [];
    const { commit } = rowsOn(reviewIn(from));
    const what = `reviews ${from} → ${to}`;
    const [family, office] = (['family', 'office'] as const).map((side) => eventFor(side, from, to));
    return [
      commit(`${what}, by the family`, family ? theOthers : nobody, () =>
        transitionReview(ref, { from, to, event: family ?? 'review.withdrawn', by: asCodeHolder }),
      ),
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        transitionReview(ref, {
          from,
          to,
          event: office ?? 'review.published',
          by: asOffice(letter),
          ...decided(to),
        }),
      ),
      commit(`${what}, by whoever knows the review and not the code`, nobody, () =>
        transitionReview(ref, { from, to, event: family ?? 'review.withdrawn', by: asCodeHolder }).slice(
          0,
          2,
        ),
      ),
    ];
  });

const { commit } = rowsOn(had());
const onSubmitted = rowsOn(reviewIn('submitted'));
const onPublished = rowsOn(reviewIn('published'));
const onFewStars = rowsOn(reviewIn('submitted', 2));

const publish = (letter: Letter, more: Partial<Parameters<typeof transitionReview>[1]> = {}) =>
  transitionReview(ref, {
    from: 'submitted',
    to: 'published',
    event: 'review.published',
    by: asOffice(letter),
    ...more,
  });

const withhold = (letter: Letter, more: Partial<Parameters<typeof transitionReview>[1]> = {}) =>
  transitionReview(ref, {
    from: 'submitted',
    to: 'withheld',
    event: 'review.withheld',
    by: asOffice(letter),
    ...more,
  });

const writing: readonly Row[] = [
  commit('reviews create', everybody, () => writeReview(ref)),
  commit('reviews create with one star', everybody, () => writeReview(ref, { stars: 1 })),
  commit('reviews create with no star', nobody, () => writeReview(ref, { stars: 0 })),
  commit('reviews create with six stars', nobody, () => writeReview(ref, { stars: 6 })),
  commit('reviews create with the code of another family', nobody, () => writeReview(otherRef)),
  commit('reviews create of another tutor', nobody, () => writeReview(ref, { tutorId: 'tutor-2' })),
  commit('reviews create of a subject that is not taught', nobody, () =>
    writeReview(ref, { subject: 'french' }),
  ),
  commit('reviews create with two lessons', nobody, () =>
    writeReview(ref, { lessons: reviewedLessons.slice(0, 2) }),
  ),
  commit('reviews create with one lesson twice', nobody, () =>
    writeReview(ref, { lessons: reviewedLessons.toSpliced(2, 1, reviewedLessons[0] ?? '') }),
  ),
  commit('reviews create with a lesson that is not there', nobody, () =>
    writeReview(ref, { lessons: reviewedLessons.toSpliced(2, 1, '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a39') }),
  ),
  commit('reviews create without the family’s side', nobody, () => writeReview(ref).slice(0, 2)),
  commit('reviews create without the way back', nobody, () => writeReview(ref).toSpliced(1, 1)),
  onSubmitted.commit('reviews create a second one of the same tutor', nobody, () =>
    writeReview(ref, { id: '2c7d4a10-66aa-4f0b-8a51-1f2e3d4c5b77' }),
  ),
  rowsOn(had({ offer: 'ended' })).commit('reviews create after the lessons ended', everybody, () =>
    writeReview(ref),
  ),
  rowsOn(had({ offer: 'accepted' })).commit('reviews create before the tutor is chosen', nobody, () =>
    writeReview(ref),
  ),
  rowsOn(had({ lessons: ['confirmed', 'paid', 'taught'], movedAt: hoursAgo(70) })).commit(
    'reviews create while the third lesson waits for the family’s word',
    nobody,
    () => writeReview(ref),
  ),
  rowsOn(had({ lessons: ['confirmed', 'paid', 'taught'], movedAt: hoursAgo(73) })).commit(
    'reviews create three days after the third lesson',
    everybody,
    () => writeReview(ref),
  ),
  ...['planned', 'missed', 'contested', 'cancelled', 'disputed'].map((state) =>
    rowsOn(had({ lessons: ['confirmed', 'paid', state] })).commit(
      `reviews create with a lesson that is ${state}`,
      nobody,
      () => writeReview(ref),
    ),
  ),
];

const moderating: readonly Row[] = [
  onSubmitted.commit('reviews published with the count of lessons', theOffice, (letter) =>
    publish(letter, { changes: { lessons: 7 } }),
  ),
  onSubmitted.commit('reviews published with other stars', nobody, (letter) =>
    publish(letter, { changes: { stars: 4 } }),
  ),
  onSubmitted.commit('reviews published with other words', nobody, (letter) =>
    publish(letter, { changes: { words: 'Very good.' } }),
  ),
  onSubmitted.commit('reviews published and the family not told', nobody, (letter) =>
    publish(letter).slice(0, 2),
  ),
  onSubmitted.commit('reviews published without a line', nobody, (letter) => publish(letter).toSpliced(1, 1)),
  onFewStars.commit('reviews of few stars published without a call', nobody, (letter) => publish(letter)),
  onFewStars.commit('reviews of few stars published as called, without a note', nobody, (letter) =>
    publish(letter, { changes: { isCalled: true } }),
  ),
  onFewStars.commit('reviews of few stars published with a note, not as called', nobody, (letter) =>
    publish(letter, { note: 'They stand by it.' }),
  ),
  onFewStars.commit('reviews of few stars published after a call', theOffice, (letter) =>
    publish(letter, { changes: { isCalled: true }, note: 'They stand by it.' }),
  ),
  onFewStars.commit('reviews of few stars withheld without a call', theOffice, (letter) =>
    withhold(letter, { decision: why }),
  ),
  onSubmitted.commit('reviews withheld without a reason', nobody, (letter) => withhold(letter)),
  onSubmitted.commit('reviews published with a reason against it', nobody, (letter) =>
    publish(letter, { decision: why }),
  ),
  onSubmitted.commit('reviews: the family’s side told of what did not happen', nobody, () =>
    change(told, { state: 'published' }),
  ),
  onSubmitted.commit('reviews: stars changed by themselves', nobody, () => change(record, { stars: 1 })),
];

export const reviewRows: readonly Row[] = [
  rowsOn(world).list('reviews', theOffice),
  rowsOn(world).get('reviews get, missing', record, theOffice),
  ...states.flatMap((state) => {
    const { get } = rowsOn(reviewIn(state));
    return [
      get(`reviews get, ${state}`, record, state === 'published' ? everybody : theOffice),
      get(`the family’s side of a review get, ${state}`, told, everybody),
      get(`whose review it is get, ${state}`, reviewLinkPath(reviewId), theOffice),
    ];
  }),
  rowsOn(reviewIn('submitted')).list(`tuitionRequests/${ref}/reviews`, nobody),
  onPublished.commit('reviews delete', nobody, () => [{ type: 'delete', path: record }]),
  onPublished.commit('the family’s side of a review delete', nobody, () => [{ type: 'delete', path: told }]),
  ...writing,
  ...moderating,
  ...states.flatMap(transitionsFrom),
];
