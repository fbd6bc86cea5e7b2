/** Kinds of records about a person, in the order in which they are removed. */
export const foundKinds = ['request', 'enquiry', 'concern', 'application', 'profile', 'account'] as const;

export type FoundKind = (typeof foundKinds)[number];

/** Why a record was found. `account` and `application` lead from one record of a teacher to the others. */
export type FoundBy = 'code' | 'phone' | 'email' | 'account' | 'application';

/** A record about the person. Holds no name and no contact. */
export interface FoundRecord {
  readonly kind: FoundKind;
  readonly path: string;
  /** Reference code, or id of the account. */
  readonly id: string;
  readonly by: FoundBy;
  /** State of its lifecycle; empty for an account. */
  readonly state: string;
  /** ISO 8601. */
  readonly since: string;
  /** Stage of its removal. */
  readonly removal: 'none' | 'begun' | 'done';
  /** Why it cannot be removed now: somebody works with it, or everybody reads it. */
  readonly hindrance: 'none' | 'has-role' | 'on-the-site';
}
