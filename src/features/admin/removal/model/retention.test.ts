import { expect, it } from 'vitest';
import about from '@locales/en/about.json';
import apply from '@locales/en/apply.json';
import booking from '@locales/en/booking.json';
import form from '@locales/en/form.json';
import now from '@locales/en/now.json';
import quiet from '@locales/en/quiet-booking.json';
import tuition from '@locales/en/tuition.json';
import { builtFacts } from '@/shared/office-facts';
import { isDueForRemoval, monthsLater, retentionMonths } from './retention';

const usual = retentionMonths(builtFacts);

const day = (date: Date) => date.toISOString().slice(0, 10);

it.each([
  ['2026-01-31T10:00:00.000Z', 1, '2026-02-28'],
  ['2024-02-29T10:00:00.000Z', 12, '2025-02-28'],
  ['2026-08-31T10:00:00.000Z', 6, '2027-02-28'],
  ['2026-03-15T10:00:00.000Z', 12, '2027-03-15'],
  ['2026-12-31T23:59:00.000Z', 12, '2027-12-31'],
])('%s and %i months is %s', (from, months, later) => {
  expect(day(monthsLater(from, months))).toBe(later);
});

const movedAt = '2026-01-15T10:00:00.000Z';

it.each([
  ['request', 'ended', '2027-01-15T09:59:59.000Z', false],
  ['request', 'ended', '2027-01-15T10:00:00.000Z', true],
  ['request', 'lapsed', '2027-01-15T10:00:00.000Z', true],
  ['request', 'junk', '2027-01-15T10:00:00.000Z', true],
  ['request', 'running', '2036-01-15T10:00:00.000Z', false],
  ['request', 'submitted', '2036-01-15T10:00:00.000Z', false],
  ['enquiry', 'new', '2027-01-15T10:00:00.000Z', true],
  ['enquiry', 'withdrawn', '2027-01-15T10:00:00.000Z', true],
  ['booking', 'done', '2027-01-15T09:59:59.000Z', false],
  ['booking', 'done', '2027-01-15T10:00:00.000Z', true],
  ['booking', 'cancelled', '2027-01-15T10:00:00.000Z', true],
  ['booking', 'waiting', '2027-01-15T10:00:00.000Z', true],
  ['jobReport', 'dismissed', '2027-01-15T10:00:00.000Z', true],
  ['jobReport', 'dismissed', '2027-01-15T09:59:59.000Z', false],
  ['jobReport', 'looking', '2036-01-15T10:00:00.000Z', false],
  ['consultation', 'finished', '2027-01-15T10:00:00.000Z', true],
  ['consultation', 'running', '2036-01-15T10:00:00.000Z', false],
  ['application', 'rejected', '2026-07-15T10:00:00.000Z', true],
  ['application', 'rejected', '2026-07-14T10:00:00.000Z', false],
  ['application', 'approved', '2036-01-15T10:00:00.000Z', false],
  ['profile', 'suspended', '2027-01-15T10:00:00.000Z', true],
  ['profile', 'paused', '2036-01-15T10:00:00.000Z', false],
  ['concern', 'closed', '2027-01-15T10:00:00.000Z', false],
  ['concern', 'received', '2046-01-15T10:00:00.000Z', false],
] as const)('a %s that is %s since January 2026 is due at %s: %s', (kind, state, now, isDue) => {
  expect(isDueForRemoval({ kind, state, movedAt }, new Date(now), usual)).toBe(isDue);
});

it('counts from a talk', () => {
  const talk = { kind: 'booking', state: 'booked', movedAt, start: '2026-04-10T10:00Z' } as const;
  expect(isDueForRemoval(talk, new Date('2027-04-10T09:59:59.000Z'), usual)).toBe(false);
  expect(isDueForRemoval(talk, new Date('2027-04-10T10:00:00.000Z'), usual)).toBe(true);
});

it('takes other periods than the usual ones', () => {
  const months = { ...usual, request: 24 };
  const request = { kind: 'request', state: 'ended', movedAt } as const;
  expect(isDueForRemoval(request, new Date('2027-06-01T00:00:00.000Z'), months)).toBe(false);
  expect(isDueForRemoval(request, new Date('2028-02-01T00:00:00.000Z'), months)).toBe(true);
});

it('is what the pages tell, from the facts of the office', () => {
  const long = about.privacy.long.words;
  expect(long).toContain('Enquiries: {{keepEnquiries}} months after the last step.');
  expect(long).toContain('Requests: {{keepRequests}} months after lessons end, you cancel, or we close it.');
  const talks =
    'Talks with a counsellor: {{keepBookings}} months after the talk or, without one, after the last step.';
  expect(long).toContain(talks);
  expect(JSON.stringify(booking.notice)).toContain('We remove it {{keepBookings}} months after the talk.');
  expect(JSON.stringify(quiet.kept)).toContain('We remove it {{keepBookings}} months after the talk');
  expect(long).toContain('Applications of tutors who were not taken: {{keepApplications}} months.');
  expect(JSON.stringify(form)).toContain('We remove them {{keepEnquiries}} months after the last step.');
  expect(JSON.stringify(tuition)).toContain(
    'How long: until {{keepRequests}} months after lessons end or you cancel.',
  );
  expect(JSON.stringify(apply)).toContain('we remove it {{keepApplications}} months after the answer;');
  const told = JSON.stringify(now);
  for (const sentence of [
    'We remove names, numbers and messages {{keepRequests}} months after the last step.',
    'We remove names, numbers and messages {{keepEnquiries}} months after the last step.',
    'We remove names, numbers and papers {{keepApplications}} months after the last step.',
    'We remove names, numbers and words {{keepBookings}} months after the talk.',
  ]) {
    expect(told).toContain(sentence);
  }
});
