import { Provider as StoreProvider } from 'react-redux';
import type { ComponentType, ReactNode } from 'react';
import { SessionContext, type SessionActor } from '@/entities/session';
import { DemoSignInsContext, type DemoSignIn } from '@/features/site/demo';
import { PhoneMemoryContext, type PhoneMemory } from '@/features/site/sign-in';
import { PersistedQueriesContext, type PersistedQueries } from '@/shared/api';
import type { Store } from './create-store';

/** Provides store, session and device storage to the components that need data. */
export function createDataProviders(
  store: Store,
  session: SessionActor,
  memory: PhoneMemory,
  persistedQueries: PersistedQueries,
  demoSignIns: readonly DemoSignIn[],
): ComponentType<{ children: ReactNode }> {
  return function Providers({ children }) {
    return (
      <StoreProvider store={store}>
        <SessionContext value={session}>
          <PhoneMemoryContext value={memory}>
            <PersistedQueriesContext value={persistedQueries}>
              <DemoSignInsContext value={demoSignIns}>{children}</DemoSignInsContext>
            </PersistedQueriesContext>
          </PhoneMemoryContext>
        </SessionContext>
      </StoreProvider>
    );
  };
}
