import { describe, expect, it } from 'vitest';
import type { Lesson, LessonState } from '@/entities/lesson';
import { lessonLifecycle } from '@/entities/lesson';
import { offerLifecycle, type Offer, type OfferState } from '@/entities/offer';
import type { Tracking } from '@/entities/tracking';
import { tuitionRequestLifecycle, type TuitionRequestState } from '@/entities/tuition-request';
import { builtFacts } from '@/shared/office-facts';
import { isOfficeLate, nows, type NowKey } from './now';
import { tuitionNow, type FamilyFacts } from './tuition-now';

/** Tuesday, 10 am. */
const now = new Date('2026-11-24T10:00:00.000Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString();

const tracked = (...whats: readonly string[]): Tracking => ({
  topic: { kind: 'tuition', schoolClass: 'jhs-2', subject: 'mathematics' },
  state: whats.filter((what) => what !== 'seen').at(-1) ?? '',
  steps: whats.map((what) => ({ what, at: hours(-25) })),
});
const next = (steps: string | readonly string[], facts: FamilyFacts = {}) =>
  tuitionNow(tracked(...[steps].flat()), facts, now, builtFacts);
const offer = (state: OfferState, createdAt = hours(-5)) =>
  ({ id: 'one', state, tutorId: 'ama', createdAt }) as Offer;
const lesson = (state: LessonState, startsAt: string, rest: Partial<Lesson> = {}) =>
  ({
    id: 'lesson',
    offerId: 'one',
    tutorId: 'ama',
    state,
    startsAt,
    minutes: 60,
    isTrial: false,
    movedAt: hours(-2),
    plannedBy: 'tutor',
    ...rest,
  }) as Lesson;
const chosen: FamilyFacts = { offers: [offer('chosen')], lessons: [] };

/** Before anything but the tracking is read. */
const byState: Readonly<Record<TuitionRequestState, NowKey>> = {
  submitted: 'tuition-submitted',
  reviewing: 'tuition-reviewing',
  asking: 'tuition-asking',
  offered: 'tuition-offered',
  trial: 'tuition-trial',
  running: 'tuition-running',
  ended: 'tuition-ended',
  cancelled: 'tuition-cancelled',
  lapsed: 'tuition-lapsed',
  junk: 'tuition-junk',
};

it.each(tuitionRequestLifecycle.states)('knows what to do about a request that is %s', (state) => {
  expect(next(state).key).toBe(byState[state]);
  expect(nows).toHaveProperty(byState[state]);
});

it.each(tuitionRequestLifecycle.states)(
  'says that the office is late with a request only while it waits: %s',
  (state) => {
    const later = new Date('2027-01-04T08:00:00.000Z');
    expect(isOfficeLate(tuitionNow(tracked(state), {}, later, builtFacts))).toBe(state === 'submitted');
    expect(isOfficeLate(next(state))).toBe(false);
  },
);

describe('while the office looks', () => {
  it('opens the request in the time that the office names, and says when it is late', () => {
    expect(next('submitted')).toMatchObject({ who: 'office', isLate: false });
    expect(new Date(next('submitted').by ?? 0).toISOString()).toBe('2026-11-25T17:00:00.000Z');
    const later = new Date('2026-11-26T08:00:00.000Z');
    expect(tuitionNow(tracked('submitted'), {}, later, builtFacts).isLate).toBe(true);
    expect(next(['submitted', 'seen'])).toMatchObject({ key: 'tuition-seen', by: null });
    expect(next(['submitted', 'offered', 'trial', 'reviewing']).key).toBe('tuition-again');
    expect(next('reviewing', { isInvited: true })).toMatchObject({ key: 'tuition-group', who: 'you' });
  });

  it('asks within 14 days whether the family still looks', () => {
    expect(next('asking')).toMatchObject({ who: 'you', by: Date.parse(hours(14 * 24 - 25)) });
  });
});

/** What the family does about one offer in each state. */
const byOffer: Readonly<Record<OfferState, NowKey>> = {
  sent: 'tuition-offered',
  accepted: 'tuition-choose',
  amended: 'tuition-choose',
  chosen: 'tuition-chosen',
  declined: 'tuition-none',
  expired: 'tuition-none',
  withdrawn: 'tuition-none',
  passed: 'tuition-none',
  ended: 'tuition-none',
  stopped: 'tuition-none',
};

describe('while tutors are asked', () => {
  it.each(offerLifecycle.states)('knows what an offer means that is %s', (state) => {
    expect(next('offered', { offers: [offer(state)] }).key).toBe(byOffer[state]);
  });

  it('names the hour until which a tutor answers, and asks the next one after it', () => {
    expect(next('offered', { offers: [offer('sent')] })).toMatchObject({
      who: 'tutor',
      by: Date.parse(hours(19)),
      count: 1,
    });
    expect(next('offered', { offers: [offer('sent'), offer('sent')] }).count).toBe(2);
    expect(next('offered', { offers: [offer('sent', hours(-25))] }).key).toBe('tuition-none');
  });

  it('never says that a tutor answers once one has said yes', () => {
    const two = [offer('sent'), offer('accepted')];
    expect(next('offered', { offers: two })).toMatchObject({
      key: 'tuition-choose',
      count: 1,
      tutorId: 'ama',
    });
    const three = next('offered', { offers: [...two, offer('amended')] });
    expect(three).toMatchObject({ count: 2, place: 'choose' });
    expect(three.tutorId).toBeUndefined();
    expect(three.after).not.toContain('tutor-answers');
  });
});

/** What the family does about one lesson of yesterday while lessons run. */
const byLesson: Readonly<Record<LessonState, NowKey>> = {
  planned: 'tuition-unreported',
  moving: 'tuition-unreported',
  taught: 'tuition-confirm',
  disputed: 'tuition-settling',
  confirmed: 'tuition-plan-lesson',
  paid: 'tuition-plan-lesson',
  missed: 'tuition-plan-lesson',
  contested: 'tuition-settling',
  cancelled: 'tuition-plan-lesson',
  stopped: 'tuition-plan-lesson',
};

describe('with a tutor', () => {
  const running = (...lessons: readonly Lesson[]) => next('running', { ...chosen, lessons });
  const trial = (...lessons: readonly Lesson[]) => next('trial', { ...chosen, lessons });
  const isTrial = true;

  it.each(lessonLifecycle.states)('knows what a lesson of yesterday means that is %s', (state) => {
    expect(running(lesson(state, hours(-22))).key).toBe(byLesson[state]);
  });

  it('plans the trial, and does not ask for it again once it is planned or over', () => {
    expect(trial()).toMatchObject({ key: 'tuition-plan-trial', who: 'you', place: 'plan' });
    expect(next('trial', { ...chosen, hasTrial: true }).key).toBe('tuition-planned');
    expect(trial(lesson('planned', hours(30), { isTrial })).key).toBe('tuition-trial-on');
    expect(trial(lesson('taught', hours(-4), { isTrial })).key).toBe('tuition-confirm-trial');
    expect(trial(lesson('confirmed', hours(-4), { isTrial })).key).toBe('tuition-verdict');
    expect(trial(lesson('planned', hours(-22), { isTrial })).key).toBe('tuition-unreported');
    expect(trial(lesson('planned', hours(-26), { isTrial })).key).toBe('tuition-verdict');
    expect(trial(lesson('missed', hours(-22), { isTrial })).key).toBe('tuition-plan-trial');
  });

  it('has the door codes on the day of the lesson, until two hours after its end', () => {
    const today = running(lesson('planned', hours(6)));
    expect(today).toMatchObject({ key: 'tuition-lesson-today', hasDoor: true, lessonId: 'lesson' });
    expect(running(lesson('planned', hours(-0.9))).key).toBe('tuition-lesson-today');
    for (const start of [-1, -2.9]) {
      const over = running(lesson('planned', hours(start)));
      expect(over).toMatchObject({ key: 'tuition-over', hasDoor: true, lessonId: 'lesson' });
    }
    expect(running(lesson('planned', hours(-3.1))).key).toBe('tuition-unreported');
    expect(running(lesson('planned', hours(15)))).toMatchObject({ key: 'tuition-lesson-on', who: 'nobody' });
    expect(trial(lesson('moving', hours(1), { isTrial })).key).toBe('tuition-trial-today');
  });

  it('tells of no door where the next lesson is online', () => {
    const online = lesson('planned', hours(30), { where: 'online' });
    expect(running(online)).toMatchObject({ key: 'tuition-lesson-online', after: ['confirm', 'change'] });
    expect(trial({ ...online, isTrial }).key).toBe('tuition-trial-online');
    const today = lesson('planned', hours(1), { where: 'online' });
    expect(running(today).key).toBe('tuition-lesson-online-today');
    expect(running(today).hasDoor).toBeUndefined();
    expect(trial({ ...today, isTrial }).key).toBe('tuition-trial-online-today');
    const over = lesson('planned', hours(-1), { where: 'online' });
    expect(running(over).key).toBe('tuition-unreported');
    expect(trial({ ...over, isTrial }).key).toBe('tuition-unreported');
  });

  it('has the lesson of today before the report of the last one, and that before what is planned', () => {
    const last = lesson('taught', hours(-50), { id: 'last' });
    expect(running(last, lesson('planned', hours(2))).key).toBe('tuition-lesson-today');
    expect(running(last, lesson('planned', hours(40)))).toMatchObject({
      key: 'tuition-confirm',
      lessonId: 'last',
      by: Date.parse(hours(70)),
      isLate: false,
    });
  });

  it('is late with its word after three days, and silent where silence has confirmed', () => {
    const old = { movedAt: hours(-73) };
    expect(running(lesson('taught', hours(-75), old)).isLate).toBe(true);
    expect(running(lesson('taught', hours(-75), { ...old, plannedBy: 'family' })).key).toBe(
      'tuition-plan-lesson',
    );
  });

  it('waits until the earlier of both times: for the tutor, or for the family where its tutor proposes', () => {
    const move = (startsAt: string, by: 'tutor' | 'family' | 'office' = 'tutor') =>
      ({ count: 1, startsAt, oldStart: hours(40), reason: 'ill', answer: '', words: '', by }) as const;
    const asked = (startsAt: string, from = hours(40)) =>
      running(lesson('moving', from, { move: move(startsAt) }));
    expect(asked(hours(60))).toMatchObject({
      key: 'tuition-move-asked',
      who: 'you',
      startsAt: hours(40),
      by: Date.parse(hours(40)),
    });
    expect(asked(hours(20)).by).toBe(Date.parse(hours(20)));
    expect(asked(hours(-1)).key).toBe('tuition-lesson-on');
    expect(asked(hours(60), hours(6)).key).toBe('tuition-move-asked');
    expect(asked(hours(60), hours(-0.5)).key).toBe('tuition-lesson-today');
    for (const by of ['family', 'office'] as const) {
      const other = lesson('moving', hours(40), { move: move(hours(60), by) });
      expect(running(other)).toMatchObject({ key: 'tuition-move', who: 'tutor', by: Date.parse(hours(40)) });
      const sooner = lesson('moving', hours(40), { move: move(hours(20), by) });
      expect(running(sooner).by).toBe(Date.parse(hours(20)));
      const next = lesson('planned', hours(30), { id: 'next' });
      expect(running(next, other)).toMatchObject({ key: 'tuition-move', lessonId: 'lesson' });
      const past = lesson('moving', hours(40), { move: move(hours(-1), by) });
      expect(running(next, past)).toMatchObject({ key: 'tuition-lesson-on', lessonId: 'next' });
    }
  });

  it('has a lesson of today before the time that the tutor proposes for another, and that before a report', () => {
    const move = {
      count: 1,
      startsAt: hours(60),
      oldStart: hours(40),
      reason: 'ill',
      answer: '',
      words: '',
      by: 'tutor',
    } as const;
    const asked = lesson('moving', hours(40), { id: 'asked', move });
    expect(running(lesson('planned', hours(6)), asked).key).toBe('tuition-lesson-today');
    expect(running(lesson('taught', hours(-50)), asked).key).toBe('tuition-move-asked');
    const ended = { offers: [offer('ended')], lessons: [asked] };
    expect(next('running', ended).key).toBe('tuition-no-tutor');
  });

  it('says that a tutor does not come any more', () => {
    for (const state of ['ended', 'stopped'] as const) {
      const facts = { offers: [offer(state)], lessons: [lesson('stopped', hours(2))] };
      expect(next('running', facts)).toMatchObject({ key: 'tuition-no-tutor', place: 'part' });
    }
    const facts = { ...chosen, isOffSite: true, lessons: [lesson('planned', hours(2))] };
    expect(next('running', facts).key).toBe('tuition-no-tutor');
  });
});

describe('when something worries the family', () => {
  it('says until when it is read, in office hours, above all else', () => {
    const told = (state: string | null) => ({ ...chosen, worry: { sentAt: hours(-1), state } });
    const worry = next('running', told('received'));
    expect(worry).toMatchObject({ key: 'tuition-worry', who: 'office', by: Date.parse(hours(3)) });
    expect(next(['trial', 'reviewing'], told(null)).key).toBe('tuition-worry');
    expect(next('ended', told('called')).key).toBe('tuition-worry-called');
    expect(next('ended', told('closed')).key).toBe('tuition-ended');
  });

  it('calls nobody late for a worry that waits on this phone, and keeps its words for one that was sent', () => {
    const told = (sentAt: string | null) => next('running', { ...chosen, worry: { sentAt, state: null } });
    expect(told(null)).toMatchObject({ key: 'tuition-worry', by: null, isLate: false });
    expect(told(hours(-48))).toMatchObject({ key: 'tuition-worry', isLate: true });
    expect(isOfficeLate(told(hours(-48)))).toBe(false);
  });
});
