import { useCallback, useState } from 'react';
import { useLoadBackend } from '@/shared/api';
import { toBackendError, type AuthPort, type BackendError } from '@/shared/backend';

type CallState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly error: BackendError };

/** Runs one call on the auth port and reports its state. The session updates by itself. */
export function useAccountCall() {
  const loadBackend = useLoadBackend();
  const [state, setState] = useState<CallState>({ kind: 'idle' });
  const reset = useCallback(() => setState({ kind: 'idle' }), []);
  return {
    /** Forgets the last call. */
    reset,
    isWorking: state.kind === 'working',
    isDone: state.kind === 'done',
    error: state.kind === 'refused' ? state.error : null,
    run: async (call: (auth: AuthPort) => Promise<unknown>): Promise<void> => {
      setState({ kind: 'working' });
      try {
        await call((await loadBackend()).auth);
        setState({ kind: 'done' });
      } catch (cause) {
        setState({ kind: 'refused', error: toBackendError(cause) });
      }
    },
  };
}
