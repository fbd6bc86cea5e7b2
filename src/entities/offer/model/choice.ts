import { lapsesAt, offerStateAt, type OfferState } from './offer-lifecycle';

interface Offered {
  readonly state: OfferState;
  readonly createdAt: string;
}

/** What a family can do about the offers of its request. */
export type Choice<Of extends Offered> =
  | { readonly kind: 'chosen'; readonly offer: Of }
  /** Tutors said yes: one of them can be chosen. */
  | { readonly kind: 'ready'; readonly offers: readonly [Of, ...Of[]] }
  /** Nobody has said yes. The last one answers by then, in milliseconds since the epoch. */
  | { readonly kind: 'waiting'; readonly by: number; readonly count: number }
  /** Nobody who was asked can come, or nobody was asked. */
  | { readonly kind: 'none' };

/** What can be done about these offers at that time. */
export function choiceOf<Of extends Offered>(offers: readonly Of[], now: Date): Choice<Of> {
  const chosen = offers.find(({ state }) => state === 'chosen');
  if (chosen) return { kind: 'chosen', offer: chosen };
  const inState = (...states: readonly OfferState[]) =>
    offers.filter((offer) => states.includes(offerStateAt(offer, now)));
  const [first, ...others] = inState('accepted', 'amended');
  if (first) return { kind: 'ready', offers: [first, ...others] };
  const waiting = inState('sent').map(lapsesAt);
  return waiting.length === 0
    ? { kind: 'none' }
    : { kind: 'waiting', by: Math.max(...waiting), count: waiting.length };
}
