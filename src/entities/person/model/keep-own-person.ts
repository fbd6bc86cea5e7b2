import { toBackendError, type AuthUser, type DocumentsPort } from '@/shared/backend';
import { describeSelf } from './describe-self';
import { personPath } from './person';

/** Makes the document of whoever is signed in say what their account says; writes nothing when it does already. */
export async function keepOwnPerson(documents: DocumentsPort, user: AuthUser): Promise<void> {
  const write = describeSelf(user, await documents.get(personPath(user.id)));
  if (!write) return;
  try {
    await documents.commit([write]);
  } catch (cause) {
    // Another tab was quicker.
    if (toBackendError(cause).code !== 'already-exists') throw cause;
  }
}
