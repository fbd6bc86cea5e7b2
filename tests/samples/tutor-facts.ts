import type { Lesson, LessonState } from '../../src/entities/lesson';
import type { Offer, OfferState } from '../../src/entities/offer';
import { makeLesson } from './lessons';

/** Tuesday, 10 am. */
export const now = new Date('2026-11-24T10:00:00.000Z');

/** So many hours from then, ISO 8601. */
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

/** An offer with the fields that the next thing of a tutor depends on. */
export const offerIn = (state: OfferState, createdAt = hours(-5), id = 'o1') =>
  ({ id, state, createdAt, movedAt: hours(-4) }) as Offer;

/** A trial, unless it says otherwise. */
export const lessonIn = (state: LessonState, startsAt: string, rest: Partial<Lesson> = {}) =>
  makeLesson({ state, startsAt, isTrial: true, movedAt: hours(-2), ...rest });
