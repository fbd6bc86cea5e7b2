import { describe, expect, it } from 'vitest';
import { choiceOf, type Choice } from './choice';
import { offerLifecycle, type OfferState } from './offer-lifecycle';

const now = new Date('2026-11-24T10:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const offer = (state: OfferState, hours = 5) => ({ state, createdAt: hoursAgo(hours) });

const byState: Readonly<Record<OfferState, Choice<never>['kind']>> = {
  sent: 'waiting',
  accepted: 'ready',
  amended: 'ready',
  chosen: 'chosen',
  declined: 'none',
  expired: 'none',
  withdrawn: 'none',
  passed: 'none',
  ended: 'none',
  stopped: 'none',
};

describe('what a family can do about its offers', () => {
  it.each(offerLifecycle.states)('is known of an offer that is %s', (state) => {
    expect(choiceOf([offer(state)], now).kind).toBe(byState[state]);
  });

  it('is nothing while nobody has answered, until the last answer is due', () => {
    const by = Date.parse(hoursAgo(2)) + 86_400_000;
    expect(choiceOf([offer('sent'), offer('sent', 2), offer('declined')], now)).toEqual({
      kind: 'waiting',
      by,
      count: 2,
    });
    expect(choiceOf([offer('sent', 25)], now)).toEqual({ kind: 'none' });
    expect(choiceOf([], now)).toEqual({ kind: 'none' });
  });

  it('is to choose once somebody has said yes, while others are still asked', () => {
    const [yes, other] = [offer('accepted'), offer('amended')];
    expect(choiceOf([offer('sent'), yes, other], now)).toEqual({ kind: 'ready', offers: [yes, other] });
  });

  it('is done once one is chosen', () => {
    const chosen = offer('chosen');
    expect(choiceOf([offer('accepted'), chosen], now)).toEqual({ kind: 'chosen', offer: chosen });
  });
});
