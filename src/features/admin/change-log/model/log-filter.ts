import type { LogQuestion, LogSubject } from '@/entities/change-log';
import { logQuery } from '@/shared/desk';
import type { LogKind } from './log-kinds';

/**
 * Days of a period, `YYYY-MM-DD`; null without a bound. Days are in UTC, which is the time in Ghana all year,
 * whatever the device's time zone.
 */
export interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** What the address asks of the change log. A kind is named by one of its events. */
export interface LogFilter {
  readonly subject:
    Exclude<LogSubject, { kind: 'events' }> | { readonly kind: 'event'; readonly event: string };
  readonly days: Days;
}

const dayMs = 86_400_000;

/** A day of this millennium: the database has no times after the year 9999. */
const dayIn = (text: string | null): string | null =>
  text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

function subjectIn(params: URLSearchParams, record: string): LogFilter['subject'] {
  if (record !== '') return { kind: 'record', record };
  const [person, event] = [params.get('person'), params.get('kind')];
  if (person) return { kind: 'person', userId: person };
  if (event) return { kind: 'event', event };
  return params.has('codes') ? { kind: 'code-holders' } : { kind: 'all' };
}

/**
 * Reads the filter of an address.
 * @param hash path of a record after `#`: it holds a code, which never reaches a server's log there
 */
export const readLogFilter = (params: URLSearchParams, hash: string): LogFilter => ({
  subject: subjectIn(params, hash.slice(1)),
  days: { from: dayIn(params.get('from')), to: dayIn(params.get('to')) },
});

/** Address of a filter, without the path: query and hash. */
export function logAddress({ subject, days }: LogFilter): string {
  const query = logQuery({
    person: subject.kind === 'person' ? subject.userId : null,
    kind: subject.kind === 'event' ? subject.event : null,
    codes: subject.kind === 'code-holders' ? 'all' : null,
    ...days,
  });
  return query + (subject.kind === 'record' ? `#${subject.record}` : '');
}

/** The question to the change log. An event that no kind has is asked for by itself. */
export function toQuestion(
  { subject, days: { from, to } }: LogFilter,
  kinds: readonly LogKind[],
): LogQuestion {
  return {
    subject:
      subject.kind === 'event'
        ? {
            kind: 'events',
            events: kinds.find(({ events }) => events.includes(subject.event))?.events ?? [subject.event],
          }
        : subject,
    since: `${from ?? '2000-01-01'}T00:00:00.000Z`,
    until: to === null ? null : new Date(Date.parse(to) + dayMs).toISOString(),
  };
}
