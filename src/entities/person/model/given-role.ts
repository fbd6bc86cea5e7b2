import * as v from 'valibot';
import type { Role } from '@/shared/backend';
import { limits, requiredText } from '@/shared/fields';

/** `none` is what is left of a role that was taken away. */
export const rolesToGive = ['tutor', 'admin', 'none'] as const;

export type RoleToGive = (typeof rolesToGive)[number];

export const givenRoleSchema = v.strictObject({
  role: v.picklist(rolesToGive),
  /** The name that this person's changes are signed with. */
  name: requiredText(limits.name),
  /** The line of the change log that tells of it. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
});

/** The role that somebody was given, and the name they sign with. */
export interface GivenRole {
  readonly userId: string;
  readonly role: Role | null;
  readonly name: string;
  /** Empty for a role that was given by the set-up command or with the samples. */
  readonly lastChange: string;
}

export const roleCollection = 'roles';

export const rolePath = (userId: string): string => `${roleCollection}/${userId}`;

/** The event of the change log for a role that is given, or taken away. */
export const roleEvent = (role: unknown): string => (role === 'none' ? 'role.taken' : 'role.given');
