import { formRules } from './form-rules';
import { moneyRules } from './money-rules';
import { offerRules } from './offer-rules';
import { pastedStretch, type Flyer, type Stretch } from './read-flyer';
import { startReading, type Rule } from './rule';
import { senderRules } from './sender-rules';
import { signIds, signs, type SignId } from './signs';

/** A sign that a text shows. */
export interface FoundSign {
  readonly id: SignId;
  /** Places in the pasted text, in order, at least one. */
  readonly places: readonly Stretch[];
}

const rules: readonly Rule[] = [...moneyRules, ...offerRules, ...senderRules, ...formRules];

/** Joins places that overlap, or have at most one character between them. */
function joined(places: readonly Stretch[]): readonly Stretch[] {
  const sorted = [...places].sort((a, b) => a.start - b.start || a.end - b.end);
  return sorted.reduce<Stretch[]>((list, place) => {
    const last = list.at(-1);
    if (!last || place.start > last.end + 1) return [...list, place];
    return [...list.slice(0, -1), { start: last.start, end: Math.max(last.end, place.end) }];
  }, []);
}

/** The signs of a fake in a text, the gravest first. One step for each sign, so that the caller can pause. */
export function* lookForSigns(flyer: Flyer): Generator<undefined, readonly FoundSign[]> {
  const reading = startReading(flyer);
  const found: FoundSign[] = [];
  for (const { id, find } of rules) {
    const places = find(reading).filter(({ start, end }) => end > start);
    if (places.length > 0)
      found.push({ id, places: joined(places.map((place) => pastedStretch(flyer, place))) });
    yield;
  }
  return found.sort(
    (a, b) => signs[b.id].weight - signs[a.id].weight || signIds.indexOf(a.id) - signIds.indexOf(b.id),
  );
}
