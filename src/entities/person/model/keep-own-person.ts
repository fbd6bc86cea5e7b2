import { toBackendError, type AuthUser, type BackendPort } from '@/shared/backend';
import { describeSelf, personPath } from './person';

/**
 * Keeps the document of whoever is signed in as their account says, quietly: what cannot be written goes to `onError`
 * and keeps nobody from signing in. Returns the unsubscriber.
 */
export function keepOwnPerson(
  { auth, documents }: Pick<BackendPort, 'auth' | 'documents'>,
  onError: (cause: unknown) => void,
): () => void {
  let described = '';

  const describe = async (user: AuthUser) => {
    const write = describeSelf(user, await documents.get(personPath(user.id)));
    if (write) await documents.commit([write]);
  };

  return auth.observeUser((user) => {
    const facts = user ? JSON.stringify(user) : '';
    // Signing in is told of in every tab, and more than once.
    const isKnown = facts === described;
    described = facts;
    if (!user || isKnown) return;
    describe(user).catch((cause: unknown) => {
      // Another tab was quicker.
      if (toBackendError(cause).code === 'already-exists') return;
      described = '';
      onError(cause);
    });
  });
}
