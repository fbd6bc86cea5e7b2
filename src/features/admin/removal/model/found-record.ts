import type { DocumentData } from '@/shared/backend';

/** Kinds of records about a person, in the order in which they are removed. */
export const foundKinds = [
  'request',
  'enquiry',
  'concern',
  'application',
  'jobApplication',
  'jobReport',
  'consultation',
  'profile',
  'account',
] as const;

export type FoundKind = (typeof foundKinds)[number];

/** Why a record was found. `account` leads from one record of a teacher to the others. */
export type FoundBy = 'code' | 'phone' | 'email' | 'account' | 'period';

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

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const removalOf = ({ removal }: DocumentData): FoundRecord['removal'] =>
  removal === 'begun' || removal === 'done' ? removal : 'none';

/** What the desk shows of a stored record. */
export function foundRecord(kind: FoundKind, path: string, data: DocumentData, by: FoundBy): FoundRecord {
  return {
    kind,
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    by,
    state: textOf(data.state),
    since: textOf(data.createdAt) || textOf(data.updatedAt),
    removal: removalOf(data),
    hindrance: kind === 'profile' && data.state !== 'suspended' ? 'on-the-site' : 'none',
  };
}
