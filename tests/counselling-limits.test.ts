import { expect, it } from 'vitest';
import { bookingDays, bookNoticeMs } from '../src/entities/counselling/booking/model/booking-lifecycle';
import { daysAhead, offerNoticeMs } from '@/entities/counselling/schedule';

it('offers no time of a counsellor that the backend would refuse', () => {
  expect(daysAhead).toBe(bookingDays);
  // What is left is for filling in the form.
  expect(offerNoticeMs).toBeGreaterThan(bookNoticeMs);
});
