import { expect, it } from 'vitest';
import { concernLifecycle } from '@/entities/concern';
import { consultationLifecycle } from '@/entities/consultancy/consultation';
import { bookingLifecycle } from '@/entities/counselling/booking';
import { enquiryLifecycle } from '@/entities/enquiry';
import { homeworkQuestionLifecycle, type HomeworkQuestion } from '@/entities/homework/question';
import { jobApplicationLifecycle } from '@/entities/jobs/job-application';
import { jobReportLifecycle } from '@/entities/jobs/job-report';
import type { Tracking } from '@/entities/tracking';
import { tutorApplicationLifecycle } from '@/entities/tutor-application';
import { builtFacts } from '@/shared/office-facts';
import english from '../../../../../locales/en/now.json';
import { asKept, isOfficeLate, nows, type Now, type NowKey } from './now';
import { nowOf, type NowRecord } from './now-of';

/** Tuesday, 10 am. */
const now = new Date('2026-11-24T10:00:00.000Z');
const sentAt = '2026-11-23T09:00:00.000Z';
const topics = {
  enquiry: { kind: 'enquiry' },
  safeguarding: { kind: 'safeguarding' },
  application: { kind: 'application' },
  jobApplication: { kind: 'jobApplication', job: 'LL-P0000000000000' },
  jobReport: { kind: 'jobReport' },
  counselling: { kind: 'counselling' },
  consultation: { kind: 'consultation' },
  homework: { kind: 'homework', schoolClass: 'jhs-2', subject: 'mathematics' },
} as const satisfies Readonly<Record<string, Tracking['topic']>>;

type Kind = keyof typeof topics;

const tracked = (kind: Kind, state: string): Tracking => ({
  topic: topics[kind],
  state,
  steps: [{ what: state, at: sentAt }],
});
const at = (kind: Kind, state: string, rest: Partial<NowRecord> = {}, time = now): Now =>
  nowOf({ tracking: tracked(kind, state), ...rest }, time, builtFacts);
const iso = ({ by }: Now) => (by === null ? null : new Date(by).toISOString());

const lifecycles = {
  enquiry: enquiryLifecycle,
  safeguarding: concernLifecycle,
  application: tutorApplicationLifecycle,
  jobApplication: jobApplicationLifecycle,
  jobReport: jobReportLifecycle,
  counselling: bookingLifecycle,
  consultation: consultationLifecycle,
};

it('says since when an application waits for papers, and nothing of the kind while others act', () => {
  expect(at('application', 'papers')).toMatchObject({ by: null, since: Date.parse(sentAt) });
  expect(at('application', 'screening').since).toBeUndefined();
});

it.each(
  (Object.keys(lifecycles) as (keyof typeof lifecycles)[]).flatMap((kind) =>
    lifecycles[kind].states.map((state) => [kind, state] as const),
  ),
)('knows what to do about a record “%s” in each state: %s', (kind, state) => {
  const next = at(kind, state);
  expect(next.key).toBe(`${kind}-${state}`);
  expect(nows).toHaveProperty(next.key);
});

it.each(homeworkQuestionLifecycle.states)('knows what to do about homework that is %s', (state) => {
  const question = { state, claimedAt: sentAt, answeredAt: sentAt, asksBack: 0 } as HomeworkQuestion;
  const { key } = at('homework', 'asked', { question });
  expect(nows).toHaveProperty(key);
  expect(key).toBe(state === 'claimed' ? 'homework-waiting' : `homework-${state}`);
});

it('has words for every next thing and every step after it, and no others', () => {
  expect(Object.keys(english.nows).sort()).toEqual(Object.keys(nows).sort());
  const steps = (Object.keys(nows) as NowKey[]).flatMap((key) => nows[key].after);
  expect(Object.keys(english.after).sort()).toEqual([...new Set<string>(steps)].sort());
});

it('gives at most three steps after it, none twice, and a button where somebody here acts', () => {
  for (const [key, terms] of Object.entries(nows)) {
    const steps: readonly string[] = terms.after;
    expect(steps.length, key).toBeGreaterThan(0);
    expect(steps.length, key).toBeLessThanOrEqual(3);
    expect(new Set(steps).size, key).toBe(steps.length);
    if (terms.who === 'you') expect('place' in terms || 'link' in terms, key).toBe(true);
  }
});

it('says until when the office answers, and that it is late', () => {
  // Two working days after Monday, at closing time.
  expect(iso(at('enquiry', 'new'))).toBe('2026-11-25T17:00:00.000Z');
  expect(at('enquiry', 'new').isLate).toBe(false);
  expect(at('enquiry', 'answering', {}, new Date('2026-11-26T08:00:00.000Z')).isLate).toBe(true);
  expect(iso(at('application', 'submitted'))).toBe('2026-11-25T17:00:00.000Z');
  // Four office hours.
  expect(iso(at('safeguarding', 'received'))).toBe('2026-11-23T13:00:00.000Z');
  expect(at('enquiry', 'resolved').by).toBeNull();
  expect(at('application', 'papers')).toMatchObject({ who: 'you', place: 'papers' });
});

it.each(
  (Object.keys(lifecycles) as (keyof typeof lifecycles)[]).flatMap((kind) =>
    lifecycles[kind].states.map((state) => [kind, state] as const),
  ),
)('says of “%s” in the state %s that the office is late only where it named a time', (kind, state) => {
  const next = at(kind, state, {}, new Date('2027-01-04T08:00:00.000Z'));
  const hasTime = ['enquiry-new', 'enquiry-answering', 'application-submitted'];
  expect(isOfficeLate(next)).toBe(hasTime.includes(next.key));
  // A report about a child keeps its words, and names the time alone.
  expect(next.who === 'office' && next.isLate).toBe([...hasTime, 'safeguarding-received'].includes(next.key));
  expect(asKept(next).who === 'office' && asKept(next).isLate).toBe(false);
});

it('takes no time from what others are late with when a record comes from this device', () => {
  const proposals = [{ state: 'sent', validUntil: '2026-11-24' }] as const;
  const late = at('consultation', 'proposed', { proposals }, new Date('2026-11-25T08:00:00.000Z'));
  expect(asKept(late)).toEqual(late);
});

it('knows the day of a talk', () => {
  const talk = (start: string) => at('counselling', 'booked', { booking: { state: 'booked', start } });
  expect(talk('2026-11-24T15:00:00.000Z')).toMatchObject({ key: 'counselling-today', who: 'you' });
  expect(talk('2026-11-25T15:00:00.000Z').key).toBe('counselling-booked');
  expect(talk('2026-11-24T08:00:00.000Z').key).toBe('counselling-past');
  expect(at('counselling', 'waiting', { booking: { state: 'waiting', start: '' } }).place).toBe('talk');
});

it('knows when and where an interview is, and when it has been', () => {
  const planned = (start: string) => at('application', 'interview', { interview: { start, place: 'phone' } });
  expect(planned('2026-11-25T15:00:00.000Z')).toMatchObject({
    ...{ key: 'application-interview', startsAt: '2026-11-25T15:00:00.000Z', interviewPlace: 'phone' },
  });
  expect(planned('2026-11-24T09:30:00.000Z').key).toBe('application-interview');
  expect(planned('2026-11-24T08:30:00.000Z')).toMatchObject({
    key: 'application-interviewed',
    who: 'office',
  });
  for (const interview of [null, undefined])
    expect(at('application', 'interview', { interview }).startsAt).toBeUndefined();
});

it('follows a homework question by its claim and its answer', () => {
  const of = (question: Partial<HomeworkQuestion>) =>
    at('homework', 'asked', { question: { asksBack: 0, answeredAt: '', ...question } as HomeworkQuestion });
  const claimedAt = '2026-11-24T09:00:00.000Z';
  expect(of({ state: 'claimed', claimedAt })).toMatchObject({ key: 'homework-claimed', isLate: false });
  expect(iso(of({ state: 'claimed', claimedAt }))).toBe('2026-11-24T11:00:00.000Z');
  expect(of({ state: 'claimed', claimedAt, asksBack: 1 }).key).toBe('homework-asked-back');
  const answeredAt = '2026-11-23T10:00:00.000Z';
  expect(iso(of({ state: 'answered', claimedAt: '', answeredAt }))).toBe('2026-11-26T10:00:00.000Z');
  const old = '2026-11-20T10:00:00.000Z';
  expect(of({ state: 'answered', claimedAt: '', answeredAt: old }).key).toBe('homework-closed');
  expect(at('homework', 'asked', { question: 'hidden' }).key).toBe('homework-hidden');
  expect(at('homework', 'asked').key).toBe('homework-asked');
});

it('asks a school for a talk first, and for an answer until the last day of the proposal', () => {
  expect(at('consultation', 'received', { talks: 0 }).key).toBe('consultation-talk');
  expect(at('consultation', 'received', { talks: 1 }).key).toBe('consultation-received');
  const proposals = [{ state: 'sent', validUntil: '2026-11-24' }] as const;
  expect(at('consultation', 'proposed', { proposals })).toMatchObject({ who: 'you', isLate: false });
  const later = new Date('2026-11-25T08:00:00.000Z');
  expect(at('consultation', 'proposed', { proposals }, later).isLate).toBe(true);
});
