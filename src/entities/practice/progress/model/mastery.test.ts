import { describe, expect, it } from 'vitest';
import { masteryOf, narrowRule, packMastery, topicRule, type SeenOutcome } from './mastery';
import { replayAnswers } from './next-card';
import { kept } from '../../../../../tests/samples/practice-answers';

/** `r`: right alone, `h`: right after a hint, `w`: wrong. Each letter is a question of its own, or `same`. */
const outcomesOf = (letters: string, isSame = false): SeenOutcome[] =>
  Array.from(letters, (letter, index) => ({
    question: isSame ? 'q' : `q${index}`,
    at: index,
    outcome: letter === 'w' ? 'wrong' : 'right',
    hintsUsed: letter === 'h' ? 1 : 0,
    version: 1,
  }));

describe('mastery of a topic', () => {
  it.each([
    ['', 'not-started'],
    ['r', 'learning'],
    ['rrr', 'learning'],
    ['rrrr', 'steady'],
    ['rwrrr', 'steady'],
    ['wrrrr', 'steady'],
    ['rrwrr', 'steady'],
    ['rrrwr', 'learning'],
    ['rrrrw', 'learning'],
    ['rrrrh', 'learning'],
    ['hrrrr', 'steady'],
    ['hhhhh', 'learning'],
    ['ww', 'learning'],
    ['www', 'needs-help'],
    ['wrw', 'needs-help'],
    ['rwr', 'learning'],
    ['rwrw', 'learning'],
    ['rrrrrwww', 'needs-help'],
    ['wwwwrrrr', 'steady'],
  ])('%j is %s', (letters, state) => {
    expect(masteryOf(outcomesOf(letters), topicRule).state).toBe(state);
  });

  it('needs different questions, or variants of a template', () => {
    const same = outcomesOf('rrrrr', true);
    expect(masteryOf(same, topicRule).state).toBe('learning');
    expect(
      masteryOf(
        same.map((each, seed) => ({ ...each, seed })),
        topicRule,
      ).state,
    ).toBe('steady');
  });

  it('looks at the last answers by time, in whatever order they come', () => {
    const outcomes = outcomesOf('wwwwwrrrrr');
    expect(masteryOf([...outcomes].reverse(), topicRule)).toEqual({
      ...{ state: 'steady', right: 5, wrong: 0, of: 5, inARow: 5, lastAt: 9 },
    });
  });

  it('asks less of a weakness, which has fewer questions', () => {
    expect(masteryOf(outcomesOf('rrr'), narrowRule).state).toBe('steady');
    expect(masteryOf(outcomesOf('rrw'), narrowRule).state).toBe('learning');
  });
});

describe('mastery of a pack', () => {
  const answers = [
    kept('a', 1, { outcome: 'wrong', misconception: 'm', weakness: 'w1' }),
    kept('b', 2, { outcome: 'wrong', misconception: 'other', topic: 'algebra' }),
    kept('c', 3, { drill: 'm' }),
    kept('d', 4, { drill: 'm' }),
    kept('a', 5, { weakness: 'w1' }),
    kept('e', 6),
  ];
  const mastery = packMastery(replayAnswers(answers));

  it('is by topic and weakness', () => {
    expect(mastery.topics.get('ratio-and-proportion')).toMatchObject({ right: 4, wrong: 1, of: 5 });
    expect(mastery.topics.get('algebra')).toMatchObject({ state: 'learning', wrong: 1, of: 1 });
    expect(mastery.weaknesses.get('w1')).toMatchObject({ right: 1, wrong: 1, of: 2 });
  });

  it('counts for a misconception what its lesson asked, and later answers where it was shown', () => {
    expect(mastery.misconceptions.get('m')).toMatchObject({ state: 'steady', right: 3, wrong: 1 });
    expect(mastery.misconceptions.get('other')).toMatchObject({ state: 'learning', right: 0, of: 1 });
  });

  it('does not count for a misconception what was wrong for another reason', () => {
    const later = [...answers, kept('a', 7, { outcome: 'wrong', misconception: 'other' })];
    expect(packMastery(replayAnswers(later)).misconceptions.get('m')).toMatchObject({
      state: 'steady',
      lastAt: 5,
    });
  });

  it('is exact for a topic, although a card keeps few outcomes', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      kept(index < 30 ? 'a' : 'b', index, { seed: index, outcome: index < 33 ? 'wrong' : 'right' }),
    );
    const seen = many.map((answer): SeenOutcome => answer);
    expect(packMastery(replayAnswers(many)).topics.get('ratio-and-proportion')).toEqual(
      masteryOf(seen, topicRule),
    );
  });
});
