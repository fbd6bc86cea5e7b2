import * as v from 'valibot';
import { duties, type Duty, type Role } from '@/shared/backend';
import { distinct, limits, requiredText } from '@/shared/fields';

/** `none` marks a revoked role. */
export const rolesToGive = ['tutor', 'admin', 'none'] as const;

export type RoleToGive = (typeof rolesToGive)[number];

export const givenRoleSchema = v.strictObject({
  role: v.picklist(rolesToGive),
  /** Name in the person's signatures. */
  name: requiredText(limits.name),
  /** Of an administrator. Stored roles without duties lack the field. */
  duties: v.exactOptional(v.pipe(v.array(v.picklist(duties)), distinct())),
  /** Id of its change-log entry. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
});

/** A person's role, and the name in their signatures. */
export interface GivenRole {
  readonly userId: string;
  readonly role: Role | null;
  readonly name: string;
  readonly duties: readonly Duty[];
  /** Empty for a role given by the set-up command or the samples. */
  readonly lastChange: string;
}

export const roleCollection = 'roles';

export const rolePath = (userId: string): string => `${roleCollection}/${userId}`;

/** Change-log event of a role that was given or revoked. */
export const roleEvent = (role: unknown): string => (role === 'none' ? 'role.taken' : 'role.given');

/** Change-log event of duties that were given or revoked. */
export const dutiesChanged = 'duties.changed';

/** Duties as one value of the change log, which holds no lists. */
export const dutiesText = (given: unknown): string => (Array.isArray(given) ? given.join(' ') : '');
