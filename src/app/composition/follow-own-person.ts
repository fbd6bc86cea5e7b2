import { keepOwnPerson } from '@/entities/person';
import type { BackendPort } from '@/shared/backend';

/**
 * Keeps the document of whoever is signed in as their account says, quietly: what cannot be written goes to `onError`
 * and keeps nobody from signing in. Returns the unsubscriber.
 */
export function followOwnPerson(
  { auth, documents }: Pick<BackendPort, 'auth' | 'documents'>,
  onError: (cause: unknown) => void,
): () => void {
  let known = '';
  return auth.observeUser((user) => {
    const facts = user ? JSON.stringify(user) : '';
    // Signing in is told of in every tab, and more than once.
    const isNew = facts !== known;
    known = facts;
    if (!user || !isNew) return;
    keepOwnPerson(documents, user).catch((cause: unknown) => {
      // They have gone, or somebody else has come, in between: it is written the next time.
      if (facts !== known) return;
      known = '';
      onError(cause);
    });
  });
}
