import * as v from 'valibot';
import type { Role } from '@/shared/backend';
import { limits, requiredText } from '@/shared/fields';

/** `none` marks a revoked role. */
export const rolesToGive = ['tutor', 'admin', 'none'] as const;

export type RoleToGive = (typeof rolesToGive)[number];

export const givenRoleSchema = v.strictObject({
  role: v.picklist(rolesToGive),
  /** Name in the person's signatures. */
  name: requiredText(limits.name),
  /** Id of its change-log entry. */
  lastChange: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
});

/** A person's role, and the name in their signatures. */
export interface GivenRole {
  readonly userId: string;
  readonly role: Role | null;
  readonly name: string;
  /** Empty for a role given by the set-up command or the samples. */
  readonly lastChange: string;
}

export const roleCollection = 'roles';

export const rolePath = (userId: string): string => `${roleCollection}/${userId}`;

/** Change-log event of a role that was given or revoked. */
export const roleEvent = (role: unknown): string => (role === 'none' ? 'role.taken' : 'role.given');
