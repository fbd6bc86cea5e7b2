import type { KeptState } from './open-draft';

export type Values = Readonly<Record<string, unknown>>;

/** What is half typed in a form, as it was kept on this device. */
export interface Draft {
  readonly values: Values;
  /** ISO-8601. */
  readonly savedAt: string;
}

/**
 * What is known of the draft of a form: `reading` until this device was asked; `shared-phone` and `unkept` where nothing of it is
 * kept, because others use the phone too, or because somebody wants it so for this form.
 */
export type DraftState = KeptState | { readonly kind: 'reading' | 'shared-phone' | 'unkept' };

/** The same object each time: whoever follows a state must not take it for another. */
export const [reading, shared, unkept, empty] = [
  { kind: 'reading' },
  { kind: 'shared-phone' },
  { kind: 'unkept' },
  { kind: 'empty' },
] as const;

/** The last line of defence: forms with such fields keep no drafts in the first place. */
const secret = /[Pp]assword|[Ss]ecret|PIN|(^p|[^a-z]p|P)in(?![a-z])/;

export const withoutSecrets = (values: Values): Values =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) => (secret.test(name) ? undefined : value)),
  ) as Values;
