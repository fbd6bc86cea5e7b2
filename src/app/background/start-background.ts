import { NoticePlace } from 'design-system';
import { createElement } from 'react';
import { AppUpdateNotice } from '@/features/site/app-update';
import { startDataUse } from '@/features/site/data-use';
import type { BackendPort } from '@/shared/backend';
import { isSharedPhone, storageKeys } from '@/shared/config';
import type { Namespace } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';
import type { Background } from './background-context';
import { deleteCachedPages } from './forget-kept-pages';
import { followOffice } from './follow-office';
import { createAcceptedWords } from './accepted-words';
import { createDraftWordsNotice } from './draft-words';
import { createHomeNow } from './home-now';
import { createImproveWords } from './improve-words';
import { InstallOffer } from './install-offer';
import { createNews } from './news';
import { OfflineBanner } from './offline-banner';
import { createInstallPort } from '@/shared/lib/device';
import { startInstallPrompt } from '../composition/device/start-install-prompt';
import { createNoteUnsent } from './sending/note-unsent';
import { startPendingWrites } from './sending/start-pending-writes';
import { startAppUpdate } from './start-app-update';
import { startOutbox } from './sending/start-outbox';

export interface BackgroundOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Resolves once something has loaded the backend; loads nothing itself. */
  readonly backendLoaded: Promise<BackendPort>;
  /** Whether the site has a real backend. */
  readonly isReal: () => boolean;
  readonly report: (cause: unknown) => void;
  /** Calls back when the language changes. */
  readonly onLanguage: (listen: () => void) => void;
  /** Receives network errors, for the log only. */
  readonly log: (cause: unknown) => void;
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
}

/** Starts the background: outbox, pending writes, updates, data count, news and notices. */
export function startBackground({
  device,
  loadBackend,
  backendLoaded,
  report,
  log,
  onLanguage,
  isReal,
  loadWords,
}: BackgroundOptions): Background {
  startDataUse();
  followOffice(device, { isReal: isReal(), backendLoaded, log });
  const noteUnsent = createNoteUnsent(device);
  const HomeNow = createHomeNow({
    isSharedPhone: () => isSharedPhone(device),
    isPractised: () => device.get(storageKeys.practiceProfile) !== null,
    loadWords,
    log,
  });
  const News = createNews({ backendLoaded, log });
  const DraftWords = createDraftWordsNotice({ device, loadWords, log });
  const AcceptedWords = createAcceptedWords({ device, loadBackend, backendLoaded, log, isReal: isReal() });
  const ImproveWords = createImproveWords({ loadWords, log });
  const parts = [AppUpdateNotice, News, DraftWords, ImproveWords, AcceptedWords];
  const Notices = () => createElement(NoticePlace, null, ...parts.map((Part) => createElement(Part)));
  onLanguage(() => void deleteCachedPages().catch(report));
  return {
    installPrompt: startInstallPrompt({
      port: createInstallPort(),
      store: device,
      now: () => new Date(),
      onError: report,
    }),
    outbox: startOutbox({ device, loadBackend, noteUnsent, log: report }),
    acts: startPendingWrites({ device, loadBackend, noteUnsent, log: report }),
    // The development server has no service worker and no releases.
    appUpdate: process.env.NODE_ENV === 'production' ? startAppUpdate(device, log) : null,
    Banners: OfflineBanner,
    HomeNow,
    Offers: InstallOffer,
    Notices,
  };
}
