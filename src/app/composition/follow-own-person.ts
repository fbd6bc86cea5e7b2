import { dequal } from 'dequal/lite';
import { keepOwnPerson } from '@/entities/person';
import type { AuthUser, BackendPort } from '@/shared/backend';

/**
 * Keeps the signed-in user's document up to date. Errors go to `onError` and do not affect the sign-in.
 * Returns a function that unsubscribes.
 */
export function followOwnPerson(
  { auth, documents }: Pick<BackendPort, 'auth' | 'documents'>,
  onError: (cause: unknown) => void,
): () => void {
  let known: AuthUser | null = null;
  return auth.observeUser((user) => {
    // A sign-in is reported in every tab, and repeatedly.
    if (dequal(user, known)) return;
    known = user;
    if (!user) return;
    keepOwnPerson(documents, user).catch((cause: unknown) => {
      // Signed out or changed meanwhile: the next call writes it.
      if (user !== known) return;
      known = null;
      onError(cause);
    });
  });
}
