import { expect, it } from 'vitest';
import { lessonPath } from './lesson';
import { hasTrial } from './has-trial';

const planned = (lessonId: string, isTrial = true, offerId = 'offer') => ({
  record: lessonPath(offerId, lessonId),
  event: 'lesson.planned',
  shown: { isTrial },
});

const trial = (state: 'planned' | 'cancelled' | 'missed') => ({ id: 'one', state, isTrial: true });

it('is true for a trial of the backend, unless it was missed or cancelled', () => {
  expect(hasTrial('offer', [trial('planned')], [])).toBe(true);
  expect(hasTrial('offer', [trial('cancelled')], [])).toBe(false);
  expect(hasTrial('offer', [trial('missed')], [])).toBe(false);
});

it('is true for a trial planned on this device that no list contains yet', () => {
  expect(hasTrial('offer', [], [planned('one')])).toBe(true);
});

it('reads the lesson once the list contains it', () => {
  expect(hasTrial('offer', [trial('cancelled')], [planned('one')])).toBe(false);
});

it('is false for lessons that are no trial, or with another tutor', () => {
  expect(hasTrial('offer', [], [planned('one', false), planned('two', true, 'other')])).toBe(false);
  expect(hasTrial('offer', [], [{ ...planned('one'), event: 'door.code' }])).toBe(false);
});
