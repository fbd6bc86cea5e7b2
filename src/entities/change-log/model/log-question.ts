/** What the lines are about: everything, a record, who made the change, or kinds of changes. */
export type LogSubject =
  | { readonly kind: 'all' }
  /** Path of the record. */
  | { readonly kind: 'record'; readonly record: string }
  | { readonly kind: 'person'; readonly userId: string }
  /** Families, applicants and schools, who have a code and no account. */
  | { readonly kind: 'code-holders' }
  /** At most 30 events, as the change log stores them. */
  | { readonly kind: 'events'; readonly events: readonly string[] };

/** A question to the change log. */
export interface LogQuestion {
  readonly subject: LogSubject;
  /** From this moment on, ISO 8601. */
  readonly since: string;
  /** Before this moment, ISO 8601; null without an end. */
  readonly until: string | null;
}
