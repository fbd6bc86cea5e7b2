import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';
import type { AuthPort } from '@/shared/backend';
import { observeReturn } from '@/shared/lib/device';

/** The accounts of the backend, once it is here; where it does not come it is asked for again when the person comes back. */
export function useAuth(): AuthPort | null {
  const loadBackend = useLoadBackend();
  const [auth, setAuth] = useState<AuthPort | null>(null);
  useEffect(() => {
    const load = () =>
      loadBackend().then(
        (backend) => setAuth(backend.auth),
        // Asked for again at the next return.
        () => setAuth(null),
      );
    void load();
    return observeReturn(() => void load());
  }, [loadBackend]);
  return auth;
}
