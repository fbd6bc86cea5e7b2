import { logTransition, type ChangedBy } from '../../src/entities/change-log';
import { lessonPath, planLesson } from '../../src/entities/lesson';
import { writeNote } from '@/entities/note';
import { offerPath } from '../../src/entities/offer';
import {
  createReview,
  reviewPath,
  tellFamily,
  type Review,
  type ReviewDecision,
} from '../../src/entities/review';
import type { Write } from '@/shared/backend';
import { documentsOf, type Documents } from '../policy/attempt';
import { makeOffer } from './offers';
import { office } from './records';

export const reviewOfferId = '5b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f55';
export const reviewId = '2c7d4a10-66aa-4f0b-8a51-1f2e3d4c5b66';
export const reviewedLessons = ['1', '2', '3'].map((n) => `0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a3${n}`);

/** A family's chosen tutor with three confirmed lessons, or lessons in another state. */
export function hadLessons(
  ref: string,
  {
    offer = 'chosen',
    lessons = ['confirmed', 'paid', 'confirmed'],
    movedAt = '2026-03-01T00:00:00.000Z',
  } = {},
): Documents {
  const made = documentsOf(makeOffer(ref, { id: reviewOfferId, tutorId: 'demo-tutor' }, office));
  const path = offerPath(reviewOfferId);
  const taught = lessons.map((state, index): [string, Documents[string]] => {
    const id = reviewedLessons[index] ?? '';
    const plan = planLesson({
      id,
      offerId: reviewOfferId,
      tutorId: 'demo-tutor',
      plannedBy: 'family',
      startsAt: `2026-02-0${String(index + 1)}T16:00:00.000Z`,
      minutes: 75,
      isTrial: index === 0,
      where: 'home',
      price: 6000,
    });
    const at = lessonPath(reviewOfferId, id);
    return [at, { ...documentsOf([plan])[at], state, movedAt }];
  });
  return { ...made, [path]: { ...made[path], state: offer }, ...Object.fromEntries(taught) };
}

interface Said {
  readonly id?: string;
  readonly stars?: number;
  readonly tutorId?: string;
  readonly subject?: 'mathematics' | 'french';
  readonly lessons?: readonly string[];
}

/** All writes of a family's review. */
export const writeReview = (
  ref: string,
  {
    id = reviewId,
    stars = 5,
    tutorId = 'demo-tutor',
    subject = 'mathematics',
    lessons = reviewedLessons,
  }: Said = {},
): readonly Write[] =>
  createReview({
    id,
    ref,
    offerId: reviewOfferId,
    tutorId,
    stars,
    words: 'Always on time, and explains with things from the kitchen.',
    subject,
    lessons,
  });

interface ReviewTransition {
  readonly from: Review['state'];
  readonly to: Review['state'];
  readonly event: string;
  readonly by: ChangedBy;
  readonly changes?: Readonly<Record<string, unknown>>;
  readonly decision?: ReviewDecision;
  /** A note of the office. */
  readonly note?: string;
}

/** A transition of a review, with the family's copy. */
export function transitionReview(
  ref: string,
  { decision, note, ...move }: ReviewTransition,
  id = crypto.randomUUID(),
): readonly Write[] {
  const record = reviewPath(reviewId);
  const { by } = move;
  return [
    ...logTransition({ id, record, ...move }),
    tellFamily({ ref, offerId: reviewOfferId }, id, move.to, decision),
    ...(note !== undefined && by.kind === 'office'
      ? [writeNote(record, id, { userId: by.userId, name: by.name }, note)]
      : []),
  ];
}
