import { useEffect, useState } from 'react';
import { useLoadBackend } from '@/shared/api';
import type { AuthPort } from '@/shared/backend';

/** The accounts of the backend, once it is here. */
export function useAuth(): AuthPort | null {
  const loadBackend = useLoadBackend();
  const [auth, setAuth] = useState<AuthPort | null>(null);
  useEffect(() => {
    void loadBackend().then((backend) => setAuth(backend.auth));
  }, [loadBackend]);
  return auth;
}
