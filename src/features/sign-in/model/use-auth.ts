import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';
import type { AuthPort } from '@/shared/backend';

/** The accounts of the backend, once it is here. */
export function useAuth(): AuthPort | null {
  const loadBackend = useLoadBackend();
  const [auth, setAuth] = useState<AuthPort | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadBackend().then((backend) => {
      if (isWanted) setAuth(backend.auth);
    });
    return () => {
      isWanted = false;
    };
  }, [loadBackend]);
  return auth;
}
