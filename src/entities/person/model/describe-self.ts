import * as v from 'valibot';
import { serverTime, type AuthUser, type DocumentData, type Write } from '@/shared/backend';
import { limits, requiredText } from '@/shared/fields';
import { personPath } from './person';

/** Falls back to the local part of the email address when the name is invalid. */
function nameOf({ displayName, email }: AuthUser): string {
  const parsed = v.safeParse(requiredText(limits.name), displayName);
  return parsed.success ? parsed.output : email.slice(0, email.indexOf('@')).slice(0, limits.name);
}

/** Creates the write that updates a person's document from their account; null when it is up to date. */
export function describeSelf(user: AuthUser, known: DocumentData | null): Write | null {
  const { isEmailVerified } = user;
  const facts = { email: user.email.toLowerCase(), name: nameOf(user), isEmailVerified };
  const path = personPath(user.id);
  if (!known) return { type: 'create', path, data: { ...facts, updatedAt: serverTime } };
  const isSame = Object.entries(facts).every(([field, value]) => known[field] === value);
  return isSame ? null : { type: 'update', path, changes: { ...facts, updatedAt: serverTime } };
}
