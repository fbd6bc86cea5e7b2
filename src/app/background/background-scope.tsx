import { useSyncExternalStore, type ReactNode } from 'react';
import { AppUpdateContext } from '@/features/app-update';
import { InstallPromptContext } from '@/features/install-prompt';
import { LoadOutboxContext } from '@/features/outbox';
import { BackgroundContext } from './background-context';
import type { BackgroundLoader } from './load-background';

const none = () => null;

/** Gives the pages what goes on behind them, once it has been loaded. */
export function BackgroundScope({
  background,
  children,
}: {
  background: BackgroundLoader;
  children: ReactNode;
}) {
  const running = useSyncExternalStore(background.subscribe, background.read, none);
  return (
    <LoadOutboxContext value={background.loadOutbox}>
      <BackgroundContext value={running}>
        <AppUpdateContext value={running?.appUpdate ?? null}>
          <InstallPromptContext value={running?.installPrompt ?? null}>{children}</InstallPromptContext>
        </AppUpdateContext>
      </BackgroundContext>
    </LoadOutboxContext>
  );
}
