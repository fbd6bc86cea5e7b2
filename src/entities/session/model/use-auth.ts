import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';
import type { AuthPort } from '@/shared/backend';
import { observeReturn } from '@/shared/lib/device';

/** The auth port once the backend has loaded. After a failure it retries when the tab becomes visible. */
export function useAuth(): AuthPort | null {
  const loadBackend = useLoadBackend();
  const [auth, setAuth] = useState<AuthPort | null>(null);
  useEffect(() => {
    const load = () =>
      loadBackend().then(
        (backend) => setAuth(backend.auth),
        // Retry when the tab becomes visible.
        () => setAuth(null),
      );
    void load();
    return observeReturn(() => void load());
  }, [loadBackend]);
  return auth;
}
