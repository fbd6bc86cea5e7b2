import { toBackendError, type AuthUser, type DocumentsPort } from '@/shared/backend';
import { describeSelf } from './describe-self';
import { personPath } from './person';

/** Updates the signed-in user's document from their account; does nothing when it is up to date. */
export async function keepOwnPerson(documents: DocumentsPort, user: AuthUser): Promise<void> {
  const write = describeSelf(user, await documents.get(personPath(user.id)));
  if (!write) return;
  try {
    await documents.commit([write]);
  } catch (cause) {
    // Another tab has created it.
    if (toBackendError(cause).code !== 'already-exists') throw cause;
  }
}
