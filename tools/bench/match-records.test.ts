import { expect, it } from 'vitest';
import { createMatchRecords, rankTutors } from './match-records';

it('measures a ranking in which few tutors fit, as in production', () => {
  const { request, tutors, offers, now } = createMatchRecords(400, 1200);
  const { matches, excluded } = rankTutors(request, tutors, { all: offers, ofRequest: [] }, now);
  expect(matches.length + excluded.length).toBe(400);
  expect(matches.length).toBeGreaterThan(20);
  expect(matches.length).toBeLessThan(200);
});
