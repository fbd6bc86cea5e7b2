import { Provider as StoreProvider } from 'react-redux';
import type { ComponentType, ReactNode } from 'react';
import { SessionContext, type SessionActor } from '@/entities/session';
import { DemoSignInsContext, type DemoSignIn } from '@/features/demo';
import { PhoneMemoryContext, type PhoneMemory } from '@/features/sign-in';
import { KeptAnswersContext, type KeptAnswers } from '@/shared/api';
import type { Store } from './create-store';

/** Store, session and what this phone keeps, around what needs data. */
export function createDataProviders(
  store: Store,
  session: SessionActor,
  memory: PhoneMemory,
  keptAnswers: KeptAnswers,
  demoSignIns: readonly DemoSignIn[],
): ComponentType<{ children: ReactNode }> {
  return function Providers({ children }) {
    return (
      <StoreProvider store={store}>
        <SessionContext value={session}>
          <PhoneMemoryContext value={memory}>
            <KeptAnswersContext value={keptAnswers}>
              <DemoSignInsContext value={demoSignIns}>{children}</DemoSignInsContext>
            </KeptAnswersContext>
          </PhoneMemoryContext>
        </SessionContext>
      </StoreProvider>
    );
  };
}
