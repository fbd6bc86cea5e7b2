import { describe, expect, it } from 'vitest';
import { hours, lessonIn as lesson, now, offerIn as offer } from '../../../../../tests/samples/tutor-facts';
import { homeworkQuestionLifecycle, type HomeworkQuestion } from '@/entities/homework/question';
import { lessonLifecycle, type Lesson, type LessonState } from '@/entities/lesson';
import { offerLifecycle, type OfferState } from '@/entities/offer';
import { tutorLifecycle } from '@/entities/tutor';
import type { PublicEvidence } from '@/entities/vetting/evidence';
import english from '../../../../../locales/en/tutor-area.json';
import { tutorNow, tutorNows, type TutorFacts, type TutorNowKey } from './tutor-now';

const chosen = offer('chosen');
const question = (state: HomeworkQuestion['state'], claimedAt = hours(-1)) =>
  ({ state, claimedAt }) as HomeworkQuestion;
const paper = (expiry: string): PublicEvidence => ({ kind: 'police-clearance', date: '2025-01-01', expiry });
const active: TutorFacts['tutor'] = { state: 'active', evidence: [] };

const all = (facts: Partial<TutorFacts>, time = now) =>
  tutorNow({ offers: [], lessons: [], questions: [], tutor: active, ...facts }, time);
const first = (facts: Partial<TutorFacts>, time = now) => all(facts, time)[0];
const keys = (facts: Partial<TutorFacts>) => all(facts).map(({ key }) => key);

it('has words for every next thing, and no others', () => {
  expect(Object.keys(english.now.things).sort()).toEqual(Object.keys(tutorNows).sort());
});

/** What a tutor does about one offer in each state, without a lesson. */
const byOffer: Readonly<Record<OfferState, TutorNowKey>> = {
  sent: 'offer',
  accepted: 'answered',
  amended: 'answered',
  chosen: 'plan-trial',
  declined: 'nothing',
  expired: 'nothing',
  withdrawn: 'nothing',
  passed: 'nothing',
  ended: 'nothing',
  stopped: 'nothing',
};

it.each(offerLifecycle.states)('knows what to do about an offer that is %s', (state) => {
  expect(first({ offers: [offer(state)] }).key).toBe(byOffer[state]);
});

/** What a tutor does about one lesson in each state: yesterday, today, the day after tomorrow. */
const byLesson: Readonly<Record<LessonState, readonly [TutorNowKey, TutorNowKey, TutorNowKey]>> = {
  planned: ['report', 'lesson', 'lesson-next'],
  moving: ['report', 'move', 'move'],
  taught: ['nothing', 'nothing', 'nothing'],
  disputed: ['nothing', 'nothing', 'nothing'],
  confirmed: ['nothing', 'nothing', 'nothing'],
  paid: ['nothing', 'nothing', 'nothing'],
  missed: ['missed', 'missed', 'missed'],
  contested: ['nothing', 'nothing', 'nothing'],
  cancelled: ['nothing', 'nothing', 'nothing'],
  stopped: ['nothing', 'nothing', 'nothing'],
};
const trial = lesson('paid', hours(-200), { id: 'trial' });

it.each(lessonLifecycle.states)('knows what to do about a lesson that is %s', (state) => {
  const at = (startsAt: string) => {
    const move = {
      count: 1,
      startsAt: hours(4),
      oldStart: startsAt,
      reason: 'ill',
      answer: '',
      words: '',
    } as const;
    const about = { isTrial: false, missedBy: 'tutor', ...(state === 'moving' && { move }) } as const;
    return first({ offers: [chosen], lessons: [trial, lesson(state, startsAt, about)] }).key;
  };
  expect([at(hours(-24)), at(hours(5)), at(hours(48))]).toEqual(byLesson[state]);
});

it('has nothing to answer about a time that the tutor proposed', () => {
  const move = {
    count: 1,
    startsAt: hours(60),
    oldStart: hours(48),
    reason: 'ill',
    answer: '',
    words: '',
    by: 'tutor',
  } as const;
  const asked = lesson('moving', hours(48), { isTrial: false, move });
  expect(first({ offers: [chosen], lessons: [trial, asked] }).key).toBe('lesson-next');
  const past = lesson('moving', hours(-24), { isTrial: false, move });
  expect(first({ offers: [chosen], lessons: [trial, past] }).key).toBe('report');
});

it.each(homeworkQuestionLifecycle.states)(
  'answers a homework question only while it is claimed: %s',
  (state) => {
    expect(first({ questions: [question(state)] }).key).toBe(state === 'claimed' ? 'homework' : 'nothing');
  },
);

it.each(tutorLifecycle.states)(
  'says what comes when there is nothing to do, also to one who is %s',
  (state) => {
    expect(first({ tutor: { state, evidence: [] } }).key).toBe(state === 'paused' ? 'paused' : 'nothing');
  },
);

describe('until when', () => {
  it('names the hour of an offer, a claim, another time and a dispute', () => {
    expect(first({ offers: [offer('sent')] })).toMatchObject({ by: Date.parse(hours(19)), isLate: false });
    expect(first({ offers: [offer('sent', hours(-25))] }).key).toBe('nothing');
    expect(first({ questions: [question('claimed')] })).toMatchObject({ by: Date.parse(hours(1)) });
    expect(first({ questions: [question('claimed', hours(-3))] }).isLate).toBe(true);
    const missed = lesson('missed', hours(-24), { missedBy: 'tutor' });
    expect(first({ lessons: [missed] }).by).toBe(Date.parse(hours(14 * 24 - 2)));
    const seen = { missedBy: 'family' } as const;
    expect(first({ lessons: [lesson('missed', hours(-24), seen)] }).key).toBe('nothing');
  });

  it('has a paper shown until its last day, and is late after it', () => {
    const of = (expiry: string) => first({ tutor: { state: 'active', evidence: [paper(expiry)] } });
    expect(of('2026-12-24')).toMatchObject({ key: 'paper', by: Date.parse('2026-12-24T23:59:59.999Z') });
    expect(of('2026-11-24')).toMatchObject({ key: 'paper', isLate: false });
    expect(of('2026-11-23')).toMatchObject({ key: 'paper-ended', isLate: true });
    expect(of('2027-03-01').key).toBe('nothing');
    expect(of('').key).toBe('nothing');
  });
});

describe('at the door', () => {
  const at = (hour: number, rest: Partial<Lesson> = {}) =>
    first({ offers: [chosen], lessons: [lesson('planned', hours(hour), rest)] });

  it('has the fields of the codes on the day of a lesson at home, until two hours after its end', () => {
    expect(at(5)).toMatchObject({ key: 'trial', hasDoor: true });
    expect(at(-0.9)).toMatchObject({ key: 'trial', hasDoor: true });
    expect(at(-1)).toMatchObject({ key: 'report', hasDoor: true });
    expect(at(-2.9).hasDoor).toBe(true);
    expect(at(-3).hasDoor).toBeUndefined();
    expect(at(5, { where: 'online' }).hasDoor).toBeUndefined();
    expect(at(15).key).toBe('lesson-next');
  });

  it('stays at a lesson that began before midnight', () => {
    const past = new Date('2026-11-25T00:10:00.000Z');
    const late = lesson('planned', '2026-11-24T23:30:00.000Z', { isTrial: false });
    expect(first({ offers: [chosen], lessons: [late] }, past).key).toBe('lesson');
  });

  it('has no lesson of a pair whose lessons have ended, but its report', () => {
    const ended = { offers: [offer('ended')] };
    expect(first({ ...ended, lessons: [lesson('planned', hours(5))] }).key).toBe('nothing');
    expect(first({ ...ended, lessons: [lesson('planned', hours(48))] }).key).toBe('nothing');
    expect(first({ ...ended, lessons: [lesson('planned', hours(-24))] }).key).toBe('report');
  });
});

describe('a family that goes on after the trial', () => {
  const goesOn = { ...chosen, goesOnAt: hours(-1) };
  const trial = lesson('taught', hours(-20), { offerId: 'o1' });
  const weekly = (state: LessonState) => lesson(state, hours(90), { offerId: 'o1', isTrial: false });

  it('is told first, until the weekly lessons are planned', () => {
    expect(first({ offers: [chosen], lessons: [trial] }).key).toBe('nothing');
    expect(first({ offers: [goesOn], lessons: [trial] })).toMatchObject({
      ...{ key: 'goes-on', who: 'you', place: 'lessons' },
      offer: { id: 'o1' },
    });
    expect(first({ offers: [goesOn], lessons: [trial, weekly('planned')] }).key).toBe('lesson-next');
    expect(first({ offers: [goesOn], lessons: [trial, weekly('cancelled')] }).key).toBe('goes-on');
  });

  it('is told though the trial has no report yet, which is owed too', () => {
    const unreported = lesson('planned', hours(-20), { offerId: 'o1' });
    expect(keys({ offers: [goesOn], lessons: [unreported] })).toEqual(['report', 'goes-on']);
  });

  it('is not told of a pair whose lessons have ended', () => {
    expect(first({ offers: [{ ...goesOn, state: 'ended' }], lessons: [trial] }).key).toBe('nothing');
  });
});

describe('the order', () => {
  const sent = offer('sent', hours(-20), 'o2');
  it('has a lesson of the next three hours, or one that just ended, before all else', () => {
    const soon = { offers: [chosen, sent], questions: [question('claimed')] };
    expect(keys({ ...soon, lessons: [lesson('planned', hours(2))] })).toEqual(['trial', 'homework', 'offer']);
    expect(keys({ ...soon, lessons: [lesson('planned', hours(-2))] })).toEqual([
      'report',
      'homework',
      'offer',
    ]);
  });

  it('has what lapses by its hour, before the later lessons of today', () => {
    const later = { offers: [chosen, sent], questions: [question('claimed')] };
    expect(keys({ ...later, lessons: [lesson('planned', hours(5))] })).toEqual([
      'homework',
      'offer',
      'trial',
    ]);
    expect(
      keys({ offers: [chosen, offer('sent', hours(-18))], lessons: [lesson('planned', hours(5))] }),
    ).toEqual(['offer', 'trial']);
  });

  it('has a family that goes on before a lesson that is hours away, and behind one that is near', () => {
    const goesOn = { ...offer('chosen', hours(-5), 'goes-on'), goesOnAt: hours(-1) };
    const taught = lesson('paid', hours(-200), { id: 'past', offerId: 'goes-on' });
    const at = (start: string) =>
      keys({
        offers: [goesOn, chosen],
        lessons: [taught, trial, lesson('planned', start, { id: 'today', isTrial: false })],
      });
    expect(at(hours(5))).toEqual(['goes-on', 'lesson']);
    expect(at(hours(2))).toEqual(['lesson', 'goes-on']);
  });

  it('has old reports and trials behind what lapses, and papers last', () => {
    const facts = {
      offers: [sent, offer('chosen', hours(-9), 'o3'), chosen],
      lessons: [lesson('planned', hours(-48))],
      questions: [question('claimed', hours(-9))],
      tutor: { state: 'active' as const, evidence: [paper('2026-12-01')] },
    };
    expect(keys(facts)).toEqual(['offer', 'report', 'homework', 'plan-trial', 'paper']);
  });
});

it('tells whoever has no profile yet how far it is', () => {
  expect(first({ tutor: null })).toMatchObject({ key: 'no-profile', who: 'office' });
});

it('names the next lesson, or the family that chooses, when there is nothing to do', () => {
  const next = [lesson('planned', hours(90), { id: 'later' }), lesson('planned', hours(48), { id: 'next' })];
  expect(first({ offers: [chosen, offer('accepted', hours(-5), 'o2')], lessons: next })).toMatchObject({
    key: 'lesson-next',
    who: 'nobody',
    lesson: { id: 'next' },
  });
  expect(first({ offers: [offer('amended')] })).toMatchObject({ key: 'answered', who: 'nobody' });
});
