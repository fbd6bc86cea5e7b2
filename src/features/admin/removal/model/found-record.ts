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
  /** What the searcher takes away; of a talk the office takes the person alone. */
  readonly takes: 'all' | 'person';
  /** Whether it is a quiet talk, of which nobody else is to learn. */
  readonly isQuiet: boolean;
}

/** Whether these duties take everything of a talk, notes of counsellors unread. */
const finishesTalks = (duties: readonly Duty[]): boolean =>
  duties.includes('counselling') || duties.includes('safeguarding');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const removalOf = ({ removal }: DocumentData): FoundRecord['removal'] =>
  removal === 'begun' || removal === 'done' ? removal : 'none';

function hindranceOf(kind: FoundKind, data: DocumentData, duties: readonly Duty[]): FoundRecord['hindrance'] {
  if (kind === 'profile' && data.state !== 'suspended') return 'on-the-site';
  // The person is gone; what counsellors wrote is not for the office.
  return kind === 'booking' && removalOf(data) === 'begun' && !finishesTalks(duties)
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
    takes: kind === 'booking' && !finishesTalks(duties) ? 'person' : 'all',
    isQuiet: data.isQuiet === true,
    hindrance: hindranceOf(kind, data, duties),
  };
}
