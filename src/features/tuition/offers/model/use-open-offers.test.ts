// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Offer, OfferState } from '@/entities/offer';
import type { OffersArea } from './offers-area';
import { useOpenOffers } from './use-open-offers';

const now = new Date('2026-11-28T12:00:00.000Z');
const later = new Date('2026-12-28T12:00:00.000Z');

const offer = (id: string, state: OfferState, createdAt: string) =>
  ({
    item: { id, state, createdAt } as Offer,
    waiting: [],
    sent: [],
  }) as unknown as OffersArea['offers'][number];

const first = (state: OfferState) => offer('first', state, '2026-11-28T10:00:00.000Z');
const second = (state: OfferState) => offer('second', state, '2026-11-28T11:00:00.000Z');

type Given = Pick<OffersArea, 'offers' | 'now'>;

/** Opens the view; the returned function shows it with other offers or at another time. */
function openView(...[offers, at = now]: [OffersArea['offers'], Date?]) {
  const view = renderHook((given: Given) => useOpenOffers(given), { initialProps: { offers, now: at } });
  const ids = () => view.result.current.map(({ item }) => item.id);
  return {
    ids,
    show: (...[next, then = now]: [OffersArea['offers'], Date?]) => {
      view.rerender({ offers: next, now: then });
      return ids();
    },
  };
}

it.each(['withdrawn', 'accepted', 'declined'] as const)(
  'keeps an offer in place that is %s meanwhile',
  (state) => {
    const { ids, show } = openView([second('sent'), first('sent')]);
    expect(ids()).toEqual(['first', 'second']);
    expect(show([second('sent'), first(state)])).toEqual(['first', 'second']);
  },
);

it('keeps offers in place that lapse meanwhile, and adds what comes', () => {
  const { show } = openView([first('sent')]);
  expect(show([first('sent')], later)).toEqual(['first']);
  expect(show([first('withdrawn'), second('sent')])).toEqual(['first', 'second']);
});

it('leaves out what has not waited since the view was opened', () => {
  expect(openView([first('withdrawn'), second('sent')]).ids()).toEqual(['second']);
  expect(openView([first('sent')], later).ids()).toEqual([]);
});
