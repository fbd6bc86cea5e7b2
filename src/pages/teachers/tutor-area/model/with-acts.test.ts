import { describe, expect, it } from 'vitest';
import { lessonPath } from '@/entities/lesson';
import { offerPath, type Offer } from '@/entities/offer';
import type { Act, NewAct } from '@/shared/pending-writes';
import {
  answerOffer,
  cancelLesson,
  endLessons,
  missLesson,
  planLessonOf,
  teach,
  typeDoorCode,
} from './tutor-acts';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { entriesWithActs, lessonsWithActs, offersWithActs } from './with-acts';

const who = { userId: 'ama', name: 'Ama S.' };
const time = '2026-11-20T15:00:00.000Z';
const dates = { createdAt: time, movedAt: time, updatedAt: time };

const offer: Offer = {
  id: 'offer-1111',
  state: 'sent',
  ...dates,
  lastChange: '',
  isSample: false,
  tutorId: 'ama',
  learner: {
    gender: 'boy',
    age: 13,
    need: '',
    schoolClass: 'jhs-2',
    subjects: ['mathematics'],
    prioritySubject: 'mathematics',
    hours: ['tue-evening'],
    perWeek: 1,
    startDate: '2026-11-24',
    where: 'home',
    region: 'GH-AA',
    town: 'Adenta',
  },
  price: 7000,
  groupSize: 1,
  answer: { hours: [], reason: '', words: '' },
  ending: { by: '', reason: '', words: '' },
};

const lesson = makeLesson({ offerId: offer.id, ...dates, minutes: 75, price: 7000 });

let place = 0;
const waiting = (act: NewAct): Act => {
  place += 1;
  return { ...act, addedAt: time, place, tries: 0, state: 'waiting', problem: null };
};
const refused = (act: NewAct): Act => ({ ...waiting(act), state: 'refused', problem: 'forbidden' });

const report = { attendance: 'present', topic: 'Fractions', mastery: '3', next: 'Decimals' } as const;

describe('a lesson with what was done on this phone', () => {
  it.each([
    ['taught', teach(who, lesson, report)],
    ['cancelled', cancelLesson(who, lesson, { reason: 'ill', words: '' })],
    ['missed', missLesson(who, lesson)],
  ] as const)('is %s before the backend has it', (state, act) => {
    const [shown] = lessonsWithActs([lesson], [waiting(act)]);
    expect(shown?.item.state).toBe(state);
    expect(shown?.waiting).toHaveLength(1);
  });

  it('shows its report', () => {
    const [shown] = lessonsWithActs([lesson], [waiting(teach(who, lesson, report))]);
    expect(shown?.item.report).toEqual(report);
  });

  it('stays as it was when the backend has refused, and keeps what was refused', () => {
    const [shown] = lessonsWithActs([lesson], [refused(teach(who, lesson, report))]);
    expect(shown?.item.state).toBe('planned');
    expect(shown?.failed[0]?.shown).toEqual({ report });
  });

  it('is there once, from the plan on this phone to the backend’s own record, and can be taught meanwhile', () => {
    const plan = waiting(
      planLessonOf(who, offer, { startsAt: lesson.startsAt, minutes: 75, isTrial: true, where: 'home' }),
    );
    const [planned, ...more] = lessonsWithActs([], [plan]);
    expect(more).toEqual([]);
    expect(planned?.item).toMatchObject({ state: 'planned', price: 7000, offerId: offer.id });
    if (!planned) return;
    const taught = waiting(teach(who, planned.item, report));
    expect(lessonsWithActs([], [plan, taught])[0]?.item.state).toBe('taught');
    expect(taught.record).toBe(plan.record);
    expect(lessonsWithActs([planned.item], [plan])).toHaveLength(1);
  });
});

describe('an offer with what was done on this phone', () => {
  const declined = { hours: [], reason: 'too-far', words: '' } as const;
  it.each([
    ['accepted', answerOffer(who, offer, 'accepted', offer.answer)],
    ['amended', answerOffer(who, offer, 'amended', { hours: ['sat-morning'], reason: '', words: '' })],
    ['declined', answerOffer(who, offer, 'declined', { ...declined, hours: [] })],
    ['ended', endLessons(who, { ...offer, state: 'chosen' }, { reason: 'exam-over', words: '' })],
  ] as const)('is %s before the backend has it', (state, act) => {
    expect(offersWithActs([offer], [waiting(act)])[0]?.item.state).toBe(state);
  });

  it('is signed and moves only the record it names', () => {
    const act = answerOffer(who, offer, 'accepted', offer.answer);
    expect(act.writes.map(({ path }) => path)).toEqual([offerPath(offer.id), `changeLog/${act.id}`]);
    expect(act.writes[1]).toMatchObject({
      data: { by: { kind: 'tutor', ...who }, event: 'offer.accepted', after: { state: 'accepted' } },
    });
  });
});

it('shows what was typed at the door once, whether the backend has it or not', () => {
  const entry = { moment: 'arrival', issue: 1, typed: '4821', typedAt: time } as const;
  const act = waiting(typeDoorCode(who, lesson, entry));
  expect(act.record).toBe(lessonPath(offer.id, lesson.id));
  expect(entriesWithActs([], [act])).toMatchObject([{ ...entry, isWaiting: true }]);
  expect(entriesWithActs([{ ...entry, at: time }], [act])).toMatchObject([{ ...entry, isWaiting: false }]);
});

it('does not trust what another version of the site may have kept', () => {
  const strange = { ...waiting(teach(who, lesson, report)), shown: { report: 'Fractions' } };
  expect(lessonsWithActs([lesson], [strange])[0]?.item.report).toEqual(lesson.report);
  const plan = waiting(
    planLessonOf(who, offer, { startsAt: time, minutes: 75, isTrial: false, where: 'home' }),
  );
  expect(lessonsWithActs([], [{ ...plan, shown: {} }])).toEqual([]);
});
