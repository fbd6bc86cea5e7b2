import { describe, expect, it } from 'vitest';
import { isAskedToMove, lessonPath } from '@/entities/lesson';
import { noAnswer } from '@/entities/offer';
import type { PendingWrite, NewPendingWrite } from '@/shared/pending-writes';
import { makeLesson } from '../../../../../tests/samples/lessons';
import { entriesWithPending, lessonsWithPending, lessonWithPending } from './lessons-with-pending';
import { planLessonBy } from './lesson-plan';
import { acceptMove, declineMove, proposeAsTutor, withdrawAsTutor } from './move-writes';
import { cancelLesson, disputeMiss, missLesson, teach, typeDoorCode } from './tutor-writes';

const who = { userId: 'ama', name: 'Ama S.' };
const time = '2026-11-20T15:00:00.000Z';
const dates = { createdAt: time, movedAt: time, updatedAt: time };
const offer = { id: 'offer-1111', tutorId: who.userId, price: 7000, answer: noAnswer };
const tutor = { plannedBy: 'tutor', owner: who.userId } as const;
const lesson = makeLesson({ offerId: offer.id, ...dates, minutes: 75, price: 7000 });

let place = 0;
const waiting = (act: NewPendingWrite): PendingWrite => {
  place += 1;
  return { ...act, addedAt: time, place, tries: 0, state: 'waiting', problem: null };
};
const refused = (act: NewPendingWrite): PendingWrite => ({
  ...waiting(act),
  state: 'refused',
  problem: 'forbidden',
});

const report = { attendance: 'present', topic: 'Fractions', mastery: '3', next: 'Decimals' } as const;

describe('a lesson with pending writes', () => {
  it.each([
    ['taught', teach(who, lesson, report)],
    ['cancelled', cancelLesson(who, lesson, { reason: 'ill', words: '' })],
    ['missed', missLesson(who, lesson)],
    ['contested', disputeMiss(who, { ...lesson, state: 'missed' }, 'I waited.')],
  ] as const)('is %s before the backend has it', (state, act) => {
    const [shown] = lessonsWithPending([lesson], [waiting(act)]);
    expect(shown?.item.state).toBe(state);
    expect(shown?.waiting).toHaveLength(1);
  });

  it('is itself, also when an earlier one was planned on the same phone', () => {
    const plan = {
      startsAt: '2026-11-20T15:00:00.000Z',
      minutes: 75,
      isTrial: false,
      where: 'home',
    } as const;
    const acts = [
      waiting(planLessonBy(tutor, offer, plan, [lesson])),
      waiting(proposeAsTutor(who, lesson, { startsAt: '2026-11-29T15:00:00.000Z', reason: 'ill' })),
    ];
    expect(lessonsWithPending([lesson], acts)[0]?.item.id).not.toBe(lesson.id);
    expect(lessonWithPending(lesson, acts).item).toMatchObject({ id: lesson.id, state: 'moving' });
  });

  it('is at the other time once the tutor has accepted it, and at the old one after a no', () => {
    const startsAt = '2026-11-28T15:00:00.000Z';
    const move = {
      count: 1,
      startsAt,
      oldStart: lesson.startsAt,
      reason: 'school',
      answer: '',
      words: '',
    } as const;
    const asked = { ...lesson, state: 'moving', move } as const;
    const [moved] = lessonsWithPending([asked], [waiting(acceptMove(who, asked))]);
    expect(moved?.item).toMatchObject({ state: 'planned', startsAt, move: { answer: 'accepted' } });
    const [kept] = lessonsWithPending([asked], [waiting(declineMove(who, asked, 'I am in Kumasi.'))]);
    expect(kept?.item).toMatchObject({ state: 'planned', startsAt: lesson.startsAt });
    expect(kept?.item.move?.words).toBe('I am in Kumasi.');
    const [still] = lessonsWithPending([asked], [refused(acceptMove(who, asked))]);
    expect(still?.item).toMatchObject({ state: 'moving', startsAt: lesson.startsAt });
  });

  it('waits for the family at the old time once the tutor asked for another, until the tutor no longer does', () => {
    const startsAt = '2026-11-28T15:00:00.000Z';
    const act = proposeAsTutor(who, lesson, { startsAt, reason: 'travel' });
    const [asked] = lessonsWithPending([lesson], [waiting(act)]);
    const move = { count: 1, startsAt, oldStart: lesson.startsAt, answer: '', by: 'tutor' };
    expect(asked?.item).toMatchObject({ state: 'moving', startsAt: lesson.startsAt, move });
    if (!asked || !isAskedToMove(asked.item)) throw new Error('nobody asked');
    const both = [waiting(act), waiting(withdrawAsTutor(who, asked.item))];
    const [again] = lessonsWithPending([lesson], both);
    expect(again?.item).toMatchObject({ state: 'planned', move: { ...move, answer: 'withdrawn' } });
    const [refusal] = lessonsWithPending([lesson], [refused(act)]);
    expect(refusal?.item.state).toBe('planned');
    expect(refusal?.failed).toHaveLength(1);
  });

  it('shows its report', () => {
    const [shown] = lessonsWithPending([lesson], [waiting(teach(who, lesson, report))]);
    expect(shown?.item.report).toEqual(report);
  });

  it('stays unchanged after a refusal, and keeps the refused write', () => {
    const [shown] = lessonsWithPending([lesson], [refused(teach(who, lesson, report))]);
    expect(shown?.item.state).toBe('planned');
    expect(shown?.failed[0]?.shown).toEqual({ report });
  });

  it('appears once, from the pending plan to the stored record, and can be marked as taught meanwhile', () => {
    const plan = waiting(
      planLessonBy(
        tutor,
        offer,
        { startsAt: lesson.startsAt, minutes: 75, isTrial: true, where: 'home' },
        [],
      ),
    );
    const [planned, ...more] = lessonsWithPending([], [plan]);
    expect(more).toEqual([]);
    expect(planned?.item).toMatchObject({ state: 'planned', price: 7000, offerId: offer.id });
    if (!planned) return;
    const taught = waiting(teach(who, planned.item, report));
    expect(lessonsWithPending([], [plan, taught])[0]?.item.state).toBe('taught');
    expect(taught.record).toBe(plan.record);
    expect(lessonsWithPending([planned.item], [plan])).toHaveLength(1);
  });
});

it('shows a typed door code once, stored or pending', () => {
  const entry = { moment: 'arrival', issue: 1, typed: '4821', typedAt: time } as const;
  const act = waiting(typeDoorCode(who, lesson, entry));
  expect(act.record).toBe(lessonPath(offer.id, lesson.id));
  expect(entriesWithPending([], [act])).toMatchObject([{ ...entry, isWaiting: true }]);
  expect(entriesWithPending([{ ...entry, at: time }], [act])).toMatchObject([{ ...entry, isWaiting: false }]);
});

it('ignores invalid pending writes of another version of the site', () => {
  const strange = { ...waiting(teach(who, lesson, report)), shown: { report: 'Fractions' } };
  expect(lessonsWithPending([lesson], [strange])[0]?.item.report).toEqual(lesson.report);
  const plan = waiting(
    planLessonBy(tutor, offer, { startsAt: time, minutes: 75, isTrial: false, where: 'home' }, []),
  );
  expect(lessonsWithPending([], [{ ...plan, shown: {} }])).toEqual([]);
});

it.each([
  ['home', 1500],
  ['online', undefined],
] as const)('plans a lesson %s with the transport %s of the offer', (where, transport) => {
  const asked = { ...offer, answer: { ...noAnswer, transport: 1500 } };
  const act = planLessonBy(tutor, asked, { startsAt: time, minutes: 75, isTrial: false, where }, []);
  expect(act.writes[0]).toMatchObject({ data: { where, price: 7000 } });
  expect(lessonsWithPending([], [waiting(act)])[0]?.item.transport).toBe(transport);
});
