import { Provider as StoreProvider } from 'react-redux';
import type { ComponentType, ReactNode } from 'react';
import { SessionContext, type SessionActor } from '@/entities/session';
import { PhoneMemoryContext, type PhoneMemory } from '@/features/sign-in';
import type { Store } from './create-store';

/** Store, session and what this phone keeps, around what needs data. */
export function createDataProviders(
  store: Store,
  session: SessionActor,
  memory: PhoneMemory,
): ComponentType<{ children: ReactNode }> {
  return function Providers({ children }) {
    return (
      <StoreProvider store={store}>
        <SessionContext value={session}>
          <PhoneMemoryContext value={memory}>{children}</PhoneMemoryContext>
        </SessionContext>
      </StoreProvider>
    );
  };
}
