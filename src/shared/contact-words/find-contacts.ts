import { findEmails, findHandles, findLinks } from './find-addresses';
import { findMeetings, findOtherApps } from './find-invitations';
import { findPhones, type Stretch } from './find-phones';
import { foldText } from './folded-text';

/** Why a part of a text must go. */
export type ContactReason = 'phone' | 'email' | 'handle' | 'link' | 'otherApp' | 'meeting';

/** A part of a text by which two people could get in touch, as indexes into it. */
export interface ContactSpan {
  readonly start: number;
  readonly end: number;
  readonly reason: ContactReason;
}

/** The first that matches a part gives its reason. */
const finders: readonly (readonly [ContactReason, (text: string) => readonly Stretch[]])[] = [
  ['email', findEmails],
  ['link', findLinks],
  ['phone', findPhones],
  ['handle', findHandles],
  ['otherApp', findOtherApps],
  ['meeting', findMeetings],
];

/**
 * Finds ways to get in touch in what a student or a tutor writes: phone numbers in digits, words or disguise,
 * emails, links, names on other apps, and invitations to meet. Takes time in proportion to the length.
 */
export function findContacts(original: string): readonly ContactSpan[] {
  const { text, places } = foldText(original);
  const kept: ContactSpan[] = [];
  for (const [reason, find] of finders) {
    for (const { start, end } of find(text)) {
      const span = { start: places[start] ?? 0, end: places[end] ?? original.length, reason };
      if (!kept.some((one) => one.start < span.end && span.start < one.end)) kept.push(span);
    }
  }
  return kept.sort((one, other) => one.start - other.start);
}
