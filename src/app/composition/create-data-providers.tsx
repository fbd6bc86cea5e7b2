import { Provider as StoreProvider } from 'react-redux';
import type { ComponentType, ReactNode } from 'react';
import { SessionContext, type SessionActor } from '@/entities/session';
import type { Store } from './create-store';

/** Store and session around what needs data. */
export function createDataProviders(
  store: Store,
  session: SessionActor,
): ComponentType<{ children: ReactNode }> {
  return function Providers({ children }) {
    return (
      <StoreProvider store={store}>
        <SessionContext value={session}>{children}</SessionContext>
      </StoreProvider>
    );
  };
}
