import * as v from 'valibot';
import { BackendFailure, serverTime, type AuthUser, type DocumentData, type Write } from '@/shared/backend';
import { limits, requiredText } from '@/shared/fields';

export const personSchema = v.strictObject({
  /** Lower case. */
  email: v.pipe(v.string(), v.nonEmpty(), v.maxLength(limits.email)),
  name: requiredText(limits.name),
  isEmailVerified: v.boolean(),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

/** Somebody with an account, as the office sees them. They write it themselves, from what their account says. */
export interface Person extends v.InferOutput<typeof personSchema> {
  readonly id: string;
}

export const personCollection = 'people';

export const personPath = (id: string): string => `${personCollection}/${id}`;

export function parsePerson(id: string, data: DocumentData): Person {
  const parsed = v.safeParse(personSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `person ${id}: ${parsed.issues[0].message}`);
  return { id, ...parsed.output };
}

/** An account without a name that can be shown goes by the first part of its address. */
function nameOf({ displayName, email }: AuthUser): string {
  const parsed = v.safeParse(requiredText(limits.name), displayName);
  return parsed.success ? parsed.output : email.slice(0, email.indexOf('@')).slice(0, limits.name);
}

/** What makes a person's document say what their account says; null when it does already. */
export function describeSelf(user: AuthUser, known: DocumentData | null): Write | null {
  const { isEmailVerified } = user;
  const facts = { email: user.email.toLowerCase(), name: nameOf(user), isEmailVerified };
  const path = personPath(user.id);
  if (!known) return { type: 'create', path, data: { ...facts, updatedAt: serverTime } };
  const isSame = Object.entries(facts).every(([field, value]) => known[field] === value);
  return isSame ? null : { type: 'update', path, changes: { ...facts, updatedAt: serverTime } };
}
