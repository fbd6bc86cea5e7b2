import { describe, expect, it } from 'vitest';
import { logAddress, readLogFilter, toQuestion, type LogFilter } from './log-filter';
import { eventOfKey, logKinds } from './log-kinds';

const kinds = logKinds({
  'offer-made': 'Offered to a tutor',
  'request-junked': 'Marked as junk',
  'enquiry-junked': 'Marked as junk',
});
const always = { from: null, to: null };
const read = (address: string): LogFilter => {
  const url = new URL(address, 'https://lifeline.example/admin/x');
  return readLogFilter(url.searchParams, url.hash);
};

it.each<LogFilter>([
  { subject: { kind: 'all' }, days: always },
  { subject: { kind: 'record', record: 'tuitionRequests/LL-TABCDEFGHJKMN' }, days: always },
  { subject: { kind: 'person', userId: 'demo-admin' }, days: { from: '2026-11-01', to: null } },
  { subject: { kind: 'code-holders' }, days: { from: null, to: '2026-11-30' } },
  { subject: { kind: 'event', event: 'offer.made' }, days: { from: '2026-11-01', to: '2026-11-30' } },
])('a filter stands in the address: %j', (filter) => {
  expect(read(logAddress(filter))).toEqual(filter);
});

it('the path of a record, which holds a code, is not sent to the server', () => {
  const address = logAddress({ subject: { kind: 'record', record: 'offers/a' }, days: always });
  expect(new URL(address, 'https://lifeline.example/').search).not.toContain('offers');
});

it('a day that is none is no bound', () => {
  expect(read('?view=changes&from=2026-13-40&to=soon').days).toEqual(always);
  expect(read('?view=changes&to=9999-12-31').days).toEqual(always);
});

it('any text after the number sign can be read', () => {
  expect(read('?view=changes#%E0%A4%A').subject.kind).toBe('record');
});

describe('the question', () => {
  it('takes all events that bear the same words', () => {
    const filter: LogFilter = { subject: { kind: 'event', event: 'enquiry.junked' }, days: always };
    expect(toQuestion(filter, kinds).subject).toEqual({
      kind: 'events',
      events: ['request.junked', 'enquiry.junked'],
    });
  });

  it('takes an event without words by itself', () => {
    const filter: LogFilter = { subject: { kind: 'event', event: 'odd.thing' }, days: always };
    expect(toQuestion(filter, kinds).subject).toEqual({ kind: 'events', events: ['odd.thing'] });
  });

  it('holds the whole last day', () => {
    const filter: LogFilter = { subject: { kind: 'all' }, days: { from: '2026-11-01', to: '2026-11-30' } };
    expect(toQuestion(filter, kinds)).toMatchObject({
      since: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
    });
  });
});

it('kinds are sorted by their words', () => {
  expect(kinds.map(({ label }) => label)).toEqual(['Marked as junk', 'Offered to a tutor']);
});

it('the key of an event of two words leads to it', () => {
  expect(eventOfKey('choice-rules-added')).toBe('choice-rules.added');
  expect(eventOfKey('interview-move-asked')).toBe('interview.move-asked');
});
