import { NoticePlace } from 'design-system';
import { createElement } from 'react';
import { AppUpdateNotice } from '@/features/site/app-update';
import { startDataUse } from '@/features/site/data-use';
import type { BackendPort } from '@/shared/backend';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { Background } from './background-context';
import { forgetKeptPages } from './forget-kept-pages';
import { OfflineBanner } from './offline-banner';
import { createInstallPort } from '@/shared/lib/device';
import { startInstallPrompt } from '../composition/start-install-prompt';
import { createNoteUnsent } from './note-unsent';
import { startActs } from './start-acts';
import { startAppUpdate } from './start-app-update';
import { startOutbox } from './start-outbox';

export interface BackgroundOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  readonly report: (cause: unknown) => void;
  /** Calls back when another language was chosen. */
  readonly onLanguage: (listen: () => void) => void;
  /** What fails for want of a network is told to the log and to nobody else. */
  readonly log: (cause: unknown) => void;
}

const Notices = () => createElement(NoticePlace, null, createElement(AppUpdateNotice));

/** Starts everything that goes on behind the pages: the outbox, the worker's life, the count of data, and what tells of them. */
export function startBackground({
  device,
  loadBackend,
  report,
  log,
  onLanguage,
}: BackgroundOptions): Background {
  startDataUse();
  const noteUnsent = createNoteUnsent(device);
  onLanguage(() => void forgetKeptPages().catch(report));
  return {
    installPrompt: startInstallPrompt({
      port: createInstallPort(),
      store: device,
      now: () => new Date(),
      onError: report,
    }),
    outbox: startOutbox({ loadBackend, noteUnsent, log: report }),
    acts: startActs({ device, loadBackend, noteUnsent, log: report }),
    // The development server has neither worker nor releases.
    appUpdate: process.env.NODE_ENV === 'production' ? startAppUpdate(device, log) : null,
    Banners: OfflineBanner,
    Notices,
  };
}
