import { describe, expect, it } from 'vitest';
import {
  answerStandsMs,
  claimMs,
  homeworkQuestionEvents,
  homeworkQuestionLifecycle,
  isClaimable,
  isConfirmed,
} from './question-lifecycle';

describe('the lifecycle of a homework question', () => {
  it('has these states, all of them reachable', () => {
    expect([...homeworkQuestionLifecycle.states].sort()).toEqual(
      ['open', 'claimed', 'answered', 'closed', 'declined', 'withdrawn', 'merged', 'hidden', 'junk'].sort(),
    );
    expect(homeworkQuestionLifecycle.initial).toBe('open');
  });

  it('has exactly these transitions', () => {
    const lines = homeworkQuestionLifecycle.transitions.map(
      ({ from, event, to, by }) => `${from} ${event.replace('homework.', '')} ${to} ${by}`,
    );
    expect(lines.sort()).toEqual(
      [
        'open claimed claimed tutor',
        'open answered answered office',
        'open declined declined tutor',
        'open declined declined office',
        'open withdrawn withdrawn code-holder',
        'open merged merged office',
        'open hidden hidden office',
        'open junked junk office',
        'claimed handed-back open tutor',
        'claimed handed-back open office',
        'claimed answered answered tutor',
        'claimed answered answered office',
        'claimed declined declined tutor',
        'claimed declined declined office',
        'claimed hidden hidden office',
        'answered asked-back claimed code-holder',
        'answered closed closed code-holder',
        'answered closed closed office',
        'answered hidden hidden office',
        'closed reopened open office',
        'closed hidden hidden office',
        'declined reopened open office',
        'declined hidden hidden office',
        'declined junked junk office',
        'withdrawn hidden hidden office',
        'merged reopened open office',
        'hidden reopened open office',
        'hidden shown closed office',
        'hidden junked junk office',
        'junk restored open office',
      ].sort(),
    );
    expect(new Set(homeworkQuestionLifecycle.transitions.map(({ event }) => event))).toEqual(
      new Set(homeworkQuestionEvents),
    );
  });
});

const at = '2026-11-25T08:00:00.000Z';
const after = (ms: number) => new Date(Date.parse(at) + ms);

describe('a question', () => {
  it('may be claimed when open, and by another tutor after two hours', () => {
    expect(isClaimable({ state: 'open', claimedAt: '' }, after(0))).toBe(true);
    expect(isClaimable({ state: 'claimed', claimedAt: at }, after(claimMs - 1))).toBe(false);
    expect(isClaimable({ state: 'claimed', claimedAt: at }, after(claimMs))).toBe(true);
    expect(isClaimable({ state: 'answered', claimedAt: at }, after(claimMs))).toBe(false);
  });

  it('has a confirmed answer once closed, or three days after it', () => {
    const answered = { state: 'answered', claimedAt: at, answeredAt: at } as const;
    expect(isConfirmed(answered, after(answerStandsMs - 1))).toBe(false);
    expect(isConfirmed(answered, after(answerStandsMs))).toBe(true);
    expect(isConfirmed({ ...answered, state: 'closed' }, after(0))).toBe(true);
    expect(isConfirmed({ ...answered, state: 'closed', answeredAt: '' }, after(0))).toBe(false);
    expect(isConfirmed({ ...answered, state: 'claimed' }, after(answerStandsMs))).toBe(false);
  });
});
