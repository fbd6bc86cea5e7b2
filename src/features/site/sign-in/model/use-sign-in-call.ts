import { useEffect, useState } from 'react';
import { useAuth } from '@/entities/session';
import { useAccountCall } from './use-account-call';

/**
 * A call that signs in. It stays done until the page shows the session. When another tab signs out before
 * that, `hasEnded` says so, and the form can sign in again.
 */
export function useSignInCall() {
  const account = useAccountCall();
  const auth = useAuth();
  const { isDone, reset } = account;
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (!isDone || !auth) return;
    return auth.observeUser((user) => {
      if (user) return;
      setEnded(true);
      reset();
    });
  }, [isDone, auth, reset]);
  return {
    ...account,
    hasEnded: hasEnded && !account.isWorking && !isDone && account.error === null,
  };
}
