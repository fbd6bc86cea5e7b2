import { expect, it } from 'vitest';
import { parseHomeworkQuestion, type HomeworkQuestion } from '@/entities/homework/question';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { ask, homeworkId, newHomeworkCode } from '../../../../../tests/samples/homework';
import { homeworkRow, isPayable, isPublishable, promisedBy, promisedDay, soonestFirst } from './homework-row';

const [data = {}] = Object.values(documentsOf(ask(newHomeworkCode())));
const asked = (changes: Partial<HomeworkQuestion> = {}): HomeworkQuestion => ({
  ...parseHomeworkQuestion(homeworkId, data),
  createdAt: '2026-11-20T08:00:00.000Z',
  dueOn: '',
  ...changes,
});
const figures = { mathematics: { answered: 9, medianMinutes: 60, p90Minutes: 180 } };
const timeOf = (question: HomeworkQuestion, known = figures) => {
  const at = promisedBy(question, known);
  return at === null ? null : new Date(at).toISOString().slice(5, 16);
};

it('is late when nine of ten were answered, or at the end of an earlier day on which it is due', () => {
  expect(timeOf(asked())).toBe('11-20T11:00');
  expect(timeOf(asked({ dueOn: '2026-11-20' }))).toBe('11-20T11:00');
  expect(timeOf(asked({ subject: 'french', dueOn: '2026-11-22' }))).toBe('11-23T00:00');
  expect(timeOf(asked({ subject: 'french' }))).toBeNull();
});

it('promises a day only when the due day counts', () => {
  const dayOf = (question: HomeworkQuestion) => promisedDay(question, promisedBy(question, figures));
  expect(dayOf(asked({ subject: 'french', dueOn: '2026-11-22' }))).toBe('2026-11-22');
  expect(dayOf(asked({ dueOn: '2026-11-22' }))).toBe('');
  expect(dayOf(asked({ subject: 'french' }))).toBe('');
});

it('begins anew when somebody asks back, and ends with the answer', () => {
  const back = { state: 'claimed', asksBack: 1, claimedAt: '2026-11-21T08:00:00.000Z' } as const;
  expect(timeOf(asked(back))).toBe('11-21T11:00');
  expect(timeOf(asked({ state: 'answered' }))).toBeNull();
});

it('comes in the order in which time runs out', () => {
  const words = { subject: 'Mathematics', schoolClass: 'JHS 2' };
  const row = (id: string, changes: Partial<HomeworkQuestion>) =>
    homeworkRow({ ...asked(changes), id }, words, figures, new Date('2026-11-20T12:00:00.000Z'));
  const rows = [
    row('none', { subject: 'french' }),
    row('later', { createdAt: '2026-11-20T09:00:00.000Z' }),
    row('due', { dueOn: '2026-11-20' }),
    row('older', { subject: 'french', createdAt: '2026-11-01T09:00:00.000Z' }),
  ];
  expect(soonestFirst(rows).map(({ question }) => question.id)).toEqual(['due', 'later', 'older', 'none']);
});

it('is published only with the tick of whoever asked, once', () => {
  const closed = asked({ state: 'closed', mayPublish: true });
  expect(isPublishable(closed)).toBe(true);
  expect(isPublishable({ ...closed, mayPublish: false })).toBe(false);
  expect(isPublishable({ ...closed, state: 'answered' })).toBe(false);
  expect(isPublishable({ ...closed, solved: homeworkId })).toBe(false);
  expect(isPublishable({ ...closed, removal: 'begun' })).toBe(false);
});

it('is paid once its answer is confirmed', () => {
  const earned = asked({
    state: 'answered',
    tutor: 'ama',
    rate: 500,
    answeredAt: '2026-11-20T09:00:00.000Z',
  });
  const at = (time: string) => isPayable(earned, new Date(time));
  expect([at('2026-11-23T08:59:59.000Z'), at('2026-11-23T09:00:00.000Z')]).toEqual([false, true]);
  expect(isPayable({ ...earned, isPaid: true }, new Date('2026-11-24T00:00:00.000Z'))).toBe(false);
});

it('offers what the clock and the payment allow beside the state', () => {
  const words = { subject: 'Mathematics', schoolClass: 'JHS 2' };
  const eventsOf = (changes: Partial<HomeworkQuestion>, time: string) =>
    homeworkRow(asked(changes), words, figures, new Date(time)).transitions.map(({ event }) => event);
  const answered = { state: 'answered', answeredAt: '2026-11-20T09:00:00.000Z' } as const;
  expect(eventsOf(answered, '2026-11-23T08:59:59.000Z')).not.toContain('homework.closed');
  expect(eventsOf(answered, '2026-11-23T09:00:00.000Z')).toContain('homework.closed');
  const claimed = { state: 'claimed', tutor: 'ama', claimedAt: '2026-11-20T09:00:00.000Z' } as const;
  expect(eventsOf(claimed, '2026-11-20T10:59:59.000Z')).not.toContain('homework.answered');
  expect(eventsOf(claimed, '2026-11-20T11:00:00.000Z')).toContain('homework.answered');
  expect(eventsOf(claimed, '2026-11-20T10:59:59.000Z')).toContain('homework.handed-back');
  const closed = { ...answered, state: 'closed' } as const;
  expect(eventsOf(closed, '2026-11-24T09:00:00.000Z')).toContain('homework.reopened');
  expect(eventsOf({ ...closed, isPaid: true }, '2026-11-24T09:00:00.000Z')).not.toContain(
    'homework.reopened',
  );
});
