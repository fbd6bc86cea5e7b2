import * as v from 'valibot';
import { BackendFailure, dutiesOf, type DocumentData } from '@/shared/backend';
import { readStored } from '@/shared/fields';
import type { GivenRole } from './given-role';
import { personSchema, type Person } from './person';

export function parsePerson(id: string, data: DocumentData): Person {
  const read = readStored(personSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `person ${id}: ${read.problem}`);
  return { id, ...read.output };
}

// Roles given by the set-up command have no change-log entry.
const storedRoleSchema = v.object({
  role: v.nullish(v.string()),
  name: v.optional(v.string(), ''),
  lastChange: v.optional(v.string(), ''),
});

export function parseGivenRole(userId: string, data: DocumentData): GivenRole {
  const parsed = v.safeParse(storedRoleSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `role ${userId}: ${parsed.issues[0].message}`);
  const { role, name, lastChange } = parsed.output;
  return {
    userId,
    role: role === 'tutor' || role === 'admin' ? role : null,
    name,
    duties: dutiesOf(data),
    lastChange,
  };
}
