import type { ChangedBy } from '../../src/entities/change-log';
import { lessonPath } from '../../src/entities/lesson';
import type { Write } from '@/shared/backend';
import { documentsOf, hoursAgo, type Documents } from '../policy/attempt';
import { asCodeHolder, type Letter } from '../policy/matrix-people';
import { newLesson, transitionOf } from '../samples/offers';

const inHours = (hours: number) => `${hoursAgo(-hours).slice(0, 16)}:00.000Z`;

/** Either side asks for another time the third time, the answers of the other, and disputed misses. */
export function movingBatches(
  ref: string,
  { offerId, lessonId }: { readonly offerId: string; readonly lessonId: string },
  chosen: Documents,
  tutor: ChangedBy,
): readonly (readonly [string, Letter, Documents, readonly Write[]])[] {
  const record = lessonPath(offerId, lessonId);
  const [startsAt, was] = [inHours(60), inHours(48)];
  const second = {
    count: 2,
    startsAt: was,
    oldStart: startsAt,
    reason: 'other',
    answer: 'accepted',
    words: '',
  };
  const asked = { count: 3, startsAt, oldStart: was, reason: 'other', answer: '', words: '', by: 'family' };
  const planned = documentsOf([newLesson(offerId, lessonId, 'demo-tutor', was, 'family')])[record];
  const on = (fields: object): Documents => ({ ...chosen, [record]: { ...planned, ...fields } });
  const moving = on({ state: 'moving', move: asked });
  const past = inHours(-2);
  const miss = { state: 'missed', startsAt: past, movedAt: hoursAgo(1), move: second };
  const dispute = {
    from: 'missed',
    to: 'contested',
    event: 'miss.disputed',
    changes: { cancellation: { reason: '', words: 'a'.repeat(200) } },
  };
  const back = { from: 'moving', to: 'planned', by: tutor };
  const tutors = { ...asked, by: 'tutor' };
  const byFamily = { from: 'moving', to: 'planned', by: asCodeHolder, actOf: ref };
  return [
    [
      'a family that asks for another time',
      'G',
      on({ move: second }),
      transitionOf(record, {
        from: 'planned',
        to: 'moving',
        event: 'move.proposed',
        by: asCodeHolder,
        changes: { move: asked },
        actOf: ref,
      }),
    ],
    [
      'a family that no longer asks for another time',
      'G',
      moving,
      transitionOf(record, {
        from: 'moving',
        to: 'planned',
        event: 'move.withdrawn',
        by: asCodeHolder,
        changes: { move: { ...asked, answer: 'withdrawn' } },
        actOf: ref,
      }),
    ],
    [
      'a tutor who agrees to another time',
      'T',
      moving,
      transitionOf(record, {
        ...back,
        event: 'move.accepted',
        changes: { startsAt, move: { ...asked, answer: 'accepted' } },
      }),
    ],
    [
      'a tutor who asks for another time',
      'T',
      on({ move: second }),
      transitionOf(record, {
        from: 'planned',
        to: 'moving',
        event: 'move.proposed',
        by: tutor,
        changes: { move: tutors },
      }),
    ],
    [
      'a tutor who no longer asks for another time',
      'T',
      on({ state: 'moving', move: tutors }),
      transitionOf(record, {
        ...back,
        event: 'move.withdrawn',
        changes: { move: { ...tutors, answer: 'withdrawn' } },
      }),
    ],
    [
      'a family that agrees to another time',
      'G',
      on({ state: 'moving', move: tutors }),
      transitionOf(record, {
        ...byFamily,
        event: 'move.accepted',
        changes: { startsAt, move: { ...tutors, answer: 'accepted' } },
      }),
    ],
    [
      'a family that cannot at another time',
      'G',
      on({ state: 'moving', move: tutors }),
      transitionOf(record, {
        ...byFamily,
        event: 'move.declined',
        changes: { move: { ...tutors, answer: 'declined' } },
      }),
    ],
    [
      'a family that disputes that it was away',
      'G',
      on({ ...miss, missedBy: 'family' }),
      transitionOf(record, { ...dispute, by: asCodeHolder, actOf: ref }),
    ],
    [
      'a tutor who disputes being away',
      'T',
      on({ ...miss, missedBy: 'tutor' }),
      transitionOf(record, { ...dispute, by: tutor }),
    ],
    [
      'a tutor who cannot come at another time',
      'T',
      moving,
      transitionOf(record, {
        ...back,
        event: 'move.declined',
        changes: { move: { ...asked, answer: 'declined', words: 'a'.repeat(200) } },
      }),
    ],
  ];
}
