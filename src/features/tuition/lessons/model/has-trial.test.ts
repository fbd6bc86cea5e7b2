import { expect, it } from 'vitest';
import { lessonPath } from '@/entities/lesson';
import { hasTrial } from './has-trial';

const planned = (lessonId: string, isTrial = true, offerId = 'offer') => ({
  record: lessonPath(offerId, lessonId),
  event: 'lesson.planned',
  shown: { isTrial },
});

const trial = (state: 'planned' | 'cancelled' | 'missed') => ({ id: 'one', state, isTrial: true });

it('has the trial that the backend knows, unless that came to nothing', () => {
  expect(hasTrial('offer', [trial('planned')], [])).toBe(true);
  expect(hasTrial('offer', [trial('cancelled')], [])).toBe(false);
  expect(hasTrial('offer', [trial('missed')], [])).toBe(false);
});

it('has the trial that was planned here and no list shows yet', () => {
  expect(hasTrial('offer', [], [planned('one')])).toBe(true);
});

it('asks the lesson once the list shows it', () => {
  expect(hasTrial('offer', [trial('cancelled')], [planned('one')])).toBe(false);
});

it('has none by lessons that are no trial, or with another tutor', () => {
  expect(hasTrial('offer', [], [planned('one', false), planned('two', true, 'other')])).toBe(false);
  expect(hasTrial('offer', [], [{ ...planned('one'), event: 'door.code' }])).toBe(false);
});
