import { describe, expect, it } from 'vitest';
import { kept } from '../../../../../tests/samples/practice-answers';
import { replayAnswers } from './next-card';
import { paceOf, planOf, type PlannablePack, type PlannableQuestion } from './plan';

const dayMs = 86_400_000;
const today = Date.UTC(2026, 10, 24, 16);

const question = (id: string, more: Partial<PlannableQuestion> = {}): PlannableQuestion => ({
  ...{ id, version: 1, topic: 'ratio-and-proportion', difficulty: 1, kind: 'choice' },
  ...more,
});
const pack = (questions: readonly PlannableQuestion[]): PlannablePack => ({ id: 'bece-math', questions });
const many = (count: number, more: Partial<PlannableQuestion> = {}) =>
  Array.from({ length: count }, (_, index) => question(`q${index}`, more));

const planFor = (answers: readonly ReturnType<typeof kept>[], questions: readonly PlannableQuestion[]) =>
  planOf({
    profile: 'ama',
    clock: today,
    packs: [pack(questions)],
    cards: replayAnswers(answers),
    latest: answers,
  });

describe('the plan of a day', () => {
  it('takes about ten minutes, easy questions first, where nothing was answered', () => {
    const plan = planFor([], [...many(40), question('hard', { difficulty: 3 })]);
    expect(plan.questions).toHaveLength(15);
    expect(plan.estimatedMs).toBe(600_000);
    expect(plan.questions.every(({ reason }) => reason === 'new')).toBe(true);
    expect(plan.questions.map((each) => each.question)).not.toContain('hard');
    expect(plan.due).toBe(0);
  });

  it('asks what is due first, then what needs help, then new questions', () => {
    const answers = [
      kept('q0', today - 9 * dayMs),
      ...['w1', 'w2', 'w3'].map((id, index) =>
        kept(id, today - 3000 + index, { outcome: 'wrong', topic: 'weak-topic' }),
      ),
    ];
    const weak = ['w1', 'w2', 'w3', 'w4'].map((id) => question(id, { topic: 'weak-topic' }));
    const plan = planFor(answers, [...many(4), ...weak]);
    expect(plan.questions.map(({ question: id, reason }) => `${reason} ${id}`).slice(0, 2)).toEqual([
      'due q0',
      'weak w4',
    ]);
    // What was answered today comes back tomorrow.
    expect(plan.questions.map(({ question: id }) => id)).not.toContain('w1');
    expect(plan.questions.slice(2).map(({ reason }) => reason)).toEqual(['new', 'new', 'new']);
    expect(plan.due).toBe(1);
  });

  it('is the same all day, another one on another day and for another profile', () => {
    const inputs = { packs: [pack(many(60))], cards: [], latest: [] };
    const ids = (profile: string, clock: number) =>
      planOf({ profile, clock, ...inputs })
        .questions.map((each) => each.question)
        .join();
    expect(ids('ama', today)).toBe(ids('ama', today + 3_600_000));
    expect(ids('ama', today)).not.toBe(ids('ama', today + dayMs));
    expect(ids('ama', today)).not.toBe(ids('kojo', today));
  });

  it('goes on from the last answer when the clock was set back by a year', () => {
    const answers = [kept('q0', today - 9 * dayMs), kept('q1', today)];
    const plan = planOf({
      ...{ profile: 'ama', clock: today - 365 * dayMs, packs: [pack(many(2))] },
      ...{ cards: replayAnswers(answers), latest: answers },
    });
    expect(plan.questions.map((each) => each.question)).toEqual(['q0']);
  });

  it('has a question even for a profile that needs hours for each', () => {
    const slow = Array.from({ length: 20 }, (_, index) => kept('q0', today - index, { tookMs: 9e9 }));
    const long = [question('q0'), question('q1', { difficulty: 3, kind: 'number' })];
    expect(planFor(slow.reverse(), long).questions).toHaveLength(1);
  });

  it('of 20,000 answers and 1,200 cards takes at most 50 ms', () => {
    const questions = Array.from({ length: 1200 }, (_, index) =>
      question(`q${index}`, { topic: `topic-${index % 60}`, weakness: `w${index % 40}` }),
    );
    const answers = Array.from({ length: 20_000 }, (_, index) =>
      kept(`q${(index * 7) % 1200}`, today - (20_000 - index) * 600_000, {
        topic: `topic-${((index * 7) % 1200) % 60}`,
        weakness: `w${((index * 7) % 1200) % 40}`,
        outcome: index % 4 === 0 ? 'wrong' : 'right',
        tookMs: 30_000,
      }),
    );
    const inputs = {
      ...{ profile: 'ama', clock: today, packs: [pack(questions)] },
      ...{ cards: replayAnswers(answers), latest: answers.slice(-60) },
    };
    expect(inputs.cards).toHaveLength(1200);
    const times = Array.from({ length: 20 }, () => {
      const before = performance.now();
      expect(planOf(inputs).questions.length).toBeGreaterThan(5);
      return performance.now() - before;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });
});

describe('the pace of a profile', () => {
  const answers = (count: number) =>
    Array.from({ length: count }, (_, index) => kept('q0', index, { tookMs: index === 0 ? 9e9 : 20_000 }));

  it.each([
    [19, 1],
    [20, 0.5],
  ])('after %i answers is %d of the usual time', (count, pace) => {
    expect(paceOf([pack(many(1))], answers(count))).toBe(pace);
  });
});
