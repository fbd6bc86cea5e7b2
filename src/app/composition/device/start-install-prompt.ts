import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback } from 'xstate';
import {
  createPostponement,
  installPromptMachine,
  type InstallFact,
  type InstallPromptActor,
} from '@/features/site/install-prompt';
import type { InstallNews, InstallPort } from '@/shared/lib/device';
import type { KeyValueStore } from '@/shared/lib/storage';

const factOf: Record<InstallNews, InstallFact> = {
  prompt: { type: 'prompt.captured' },
  installed: { type: 'app.installed' },
  standalone: { type: 'display.standalone' },
  iphone: { type: 'iphone.recognised' },
};

interface InstallPromptOptions {
  readonly port: InstallPort;
  /** Stores "Not now". */
  readonly store: KeyValueStore;
  readonly now: () => Date;
  /** Receives the error when the dialogue could not be shown. */
  readonly onError: (cause: unknown) => void;
}

/** Starts the install prompt's actor, for `InstallPromptContext`. */
export function startInstallPrompt({ port, store, now, onError }: InstallPromptOptions): InstallPromptActor {
  const postponement = createPostponement(store, now);
  const machine = installPromptMachine.provide({
    actors: {
      browser: fromCallback(({ receive, sendBack }) => {
        receive(() => {
          port.show().then(
            (outcome) => sendBack({ type: `prompt.${outcome}` }),
            (cause: unknown) => {
              sendBack({ type: 'prompt.failed' });
              onError(cause);
            },
          );
        });
        return port.observe((news) => sendBack(factOf[news]));
      }),
    },
    actions: { rememberPostponement: () => postponement.begin() },
    guards: { isPostponed: () => postponement.remainingMs() > 0 },
    delays: { restOfPostponement: () => postponement.remainingMs() },
  });
  return createActor(machine, inspected()).start();
}
