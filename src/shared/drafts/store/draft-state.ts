import type { KeptState } from './open-draft';

export type Values = Readonly<Record<string, unknown>>;

/** The stored values of an unfinished form. */
export interface Draft {
  readonly values: Values;
  /** ISO 8601. */
  readonly savedAt: string;
}

/**
 * State of a form's draft. `reading` until the device was read. `shared-phone` and `unkept` mean that drafts
 * are off, for all forms or for this one.
 */
export type DraftState = KeptState | { readonly kind: 'reading' | 'shared-phone' | 'unkept' };

/** Constants: `useSyncExternalStore` compares by identity. */
export const [reading, shared, unkept, empty] = [
  { kind: 'reading' },
  { kind: 'shared-phone' },
  { kind: 'unkept' },
  { kind: 'empty' },
] as const;

/** Safety net: forms with such fields have no drafts at all. */
const secret = /[Pp]assword|[Ss]ecret|PIN|(^p|[^a-z]p|P)in(?![a-z])/;

export const withoutSecrets = (values: Values): Values =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (secret.test(name) ? undefined : value)),
  ) as Values;

/**
 * Whether a draft stores two values alike. It stores JSON, so a field whose value is undefined counts as
 * missing; `dequal` would tell the two apart, and every page with a form would load it.
 */
export const isStoredAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
