import type { DocumentData, Duty } from '@/shared/backend';

/** Kinds of records about a person, in the order in which they are removed. */
export const foundKinds = [
  'request',
  'enquiry',
  'booking',
  'concern',
  'application',
  'jobApplication',
  'jobReport',
  'consultation',
  'homework',
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
  /** Why it cannot be removed now: somebody works with it, everybody reads it, or others finish it. */
  readonly hindrance: 'none' | 'has-role' | 'on-the-site' | 'for-counsellors';
  /** What the searcher takes away; of a talk only a counsellor takes all. */
  readonly takes: 'all' | 'person';
  /** Whether it is a quiet talk, of which nobody else is to learn. */
  readonly isQuiet: boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const removalOf = ({ removal }: DocumentData): FoundRecord['removal'] =>
  removal === 'begun' || removal === 'done' ? removal : 'none';

function hindranceOf(kind: FoundKind, data: DocumentData, duties: readonly Duty[]): FoundRecord['hindrance'] {
  if (kind === 'profile' && data.state !== 'suspended') return 'on-the-site';
  // The person is gone; what counsellors wrote is for them alone.
  return kind === 'booking' && removalOf(data) === 'begun' && !duties.includes('counselling')
    ? 'for-counsellors'
    : 'none';
}

/**
 * What the desk shows of a stored record.
 * @param duties of the searcher
 */
export function foundRecord(
  kind: FoundKind,
  path: string,
  data: DocumentData,
  { by, duties }: { readonly by: FoundBy; readonly duties: readonly Duty[] },
): FoundRecord {
  return {
    kind,
    path,
    id: path.slice(path.lastIndexOf('/') + 1),
    by,
    state: textOf(data.state),
    since: textOf(data.createdAt) || textOf(data.updatedAt),
    removal: removalOf(data),
    takes: kind === 'booking' && !duties.includes('counselling') ? 'person' : 'all',
    isQuiet: data.isQuiet === true,
    hindrance: hindranceOf(kind, data, duties),
  };
}
