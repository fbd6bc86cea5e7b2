import { useState, type ReactNode } from 'react';
import { LoadPendingWritesContext } from '@/shared/pending-writes';
import { AppUpdateContext } from '@/features/site/app-update';
import { InstallPromptContext } from '@/features/site/install-prompt';
import { LoadOutboxContext } from '@/shared/submission';
import { partOf } from '@/shared/lib/actors';
import { BackgroundContext, GoneContext } from './background-context';
import type { BackgroundLoader } from './load-background';

/** Provides the background to the pages, once it has loaded. */
export function BackgroundScope({
  background,
  children,
}: {
  background: BackgroundLoader;
  children: ReactNode;
}) {
  const [parts] = useState(() => ({
    appUpdate: partOf(background, ({ appUpdate }) => appUpdate),
    installPrompt: partOf(background, ({ installPrompt }) => installPrompt),
  }));
  return (
    <LoadOutboxContext value={background.loadOutbox}>
      <LoadPendingWritesContext value={background.loadPendingWrites}>
        <BackgroundContext value={background}>
          <GoneContext value={background.gone}>
            <AppUpdateContext value={parts.appUpdate}>
              <InstallPromptContext value={parts.installPrompt}>{children}</InstallPromptContext>
            </AppUpdateContext>
          </GoneContext>
        </BackgroundContext>
      </LoadPendingWritesContext>
    </LoadOutboxContext>
  );
}
