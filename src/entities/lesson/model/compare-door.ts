import type { DoorMoment } from '@/shared/choices';
import type { DoorEntry } from './door-entry';

/** A door code issued by the family. */
export interface IssuedCode {
  readonly moment: DoorMoment;
  readonly issue: number;
  readonly code: string;
}

/**
 * State of the door code for one moment of a lesson: not issued; issued but not entered; entered correctly;
 * or entered wrongly, so that a new code is needed.
 */
export type DoorFinding =
  | { readonly kind: 'no-code' }
  | { readonly kind: 'waiting'; readonly code: string; readonly issue: number }
  | { readonly kind: 'right'; readonly at: string; readonly typedAt: string }
  | { readonly kind: 'wrong'; readonly at: string; readonly issue: number };

/** Compares the issued codes with the entered ones. */
export function compareDoor(
  moment: DoorMoment,
  codes: readonly IssuedCode[],
  entries: readonly DoorEntry[],
): DoorFinding {
  const issued = codes.filter((code) => code.moment === moment);
  const right = issued
    .map(({ issue, code }) => ({
      code,
      entry: entries.find((entry) => entry.moment === moment && entry.issue === issue),
    }))
    .find(({ code, entry }) => entry?.typed === code)?.entry;
  if (right) return { kind: 'right', at: right.at, typedAt: right.typedAt };
  const newest = issued.sort((one, other) => one.issue - other.issue).at(-1);
  if (!newest) return { kind: 'no-code' };
  const { issue, code } = newest;
  const entry = entries.find((typed) => typed.moment === moment && typed.issue === issue);
  return entry ? { kind: 'wrong', at: entry.at, issue } : { kind: 'waiting', code, issue };
}
