import { keepOwnPerson } from '@/entities/person';
import type { BackendPort } from '@/shared/backend';

/**
 * Keeps the signed-in user's document up to date. Errors go to `onError` and do not affect the sign-in.
 * Returns a function that unsubscribes.
 */
export function followOwnPerson(
  { auth, documents }: Pick<BackendPort, 'auth' | 'documents'>,
  onError: (cause: unknown) => void,
): () => void {
  let known = '';
  return auth.observeUser((user) => {
    const facts = user ? JSON.stringify(user) : '';
    // A sign-in is reported in every tab, and repeatedly.
    const isNew = facts !== known;
    known = facts;
    if (!user || !isNew) return;
    keepOwnPerson(documents, user).catch((cause: unknown) => {
      // Signed out or changed meanwhile: the next call writes it.
      if (facts !== known) return;
      known = '';
      onError(cause);
    });
  });
}
