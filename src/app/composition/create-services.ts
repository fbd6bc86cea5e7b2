import type { DemoSignIn } from '@/features/site/demo';
import { forgetDraftsOfAccount, type DraftSource } from '@/shared/drafts';
import type { LoadPendingWrites } from '@/shared/pending-writes';
import type { LoadOutbox } from '@/shared/submission';
import type { BackendPort, DocumentData } from '@/shared/backend';
import type { SiteSettings } from '@/shared/config';
import { forgetPersistedQueries } from '@/shared/device-database';
import { keepOffice } from '@/shared/office-facts';
import type { KeyValueStore } from '@/shared/lib/storage';
import { createDataProviders } from './create-data-providers';
import { createPersistedQueries } from './device/create-persisted-queries';
import { createPhoneMemory } from './device/create-phone-memory';
import { firebaseName } from './backend/firebase-name';
import { startSession } from './create-session';
import { createStore } from './create-store';
import { followOwnPerson } from './follow-own-person';
import { forgetWithVisitor } from './device/forget-with-visitor';
import { withFaultyNetwork } from './backend/with-faulty-network';
import { readSettings } from './backend/site-settings';
import { withDeadline } from './backend/with-deadline';

/** Timeout of a call on documents, in milliseconds; slow networks need most of it. */
const deadlineMs = 30_000;

/** Query key of the cached role. */
const roleKey = 'role';

interface Connected {
  readonly backend: BackendPort;
  /** Resets the demo; null for a real backend. */
  readonly resetDemo: (() => Promise<void>) | null;
  readonly demoSignIns: readonly DemoSignIn[];
}

async function connect(
  settings: SiteSettings,
  device: KeyValueStore,
  onError: (cause: unknown) => void,
): Promise<Connected> {
  if (settings.backend === 'firebase') {
    const { createFirebaseBackend } = await import(/* webpackChunkName: "firebase" */ '@/shared/firebase');
    const backend = await createFirebaseBackend(settings.firebase, { name: firebaseName, onError });
    return { backend, resetDemo: null, demoSignIns: [] };
  }
  const { connectEmbedded, demoAccounts } = await import(
    /* webpackChunkName: "embedded" */ './backend/connect-embedded'
  );
  const embedded = await connectEmbedded();
  const resetDemo = async () => {
    // Cached answers refer to deleted records.
    await forgetPersistedQueries([]).catch(onError);
    await embedded.reset();
    keepOffice(device, { facts: {}, isSample: true });
  };
  return { backend: embedded, resetDemo, demoSignIns: demoAccounts };
}

export interface ServicesOptions {
  /** Whether the HTML says that the site has a real backend. */
  readonly isReal: boolean;
  readonly drafts: DraftSource;
  readonly loadOutbox: LoadOutbox;
  readonly loadPendingWrites: LoadPendingWrites;
  readonly onError: (cause: unknown) => void;
}

/**
 * Creates backend, store and session. Without Firebase settings the backend is the embedded one.
 * @throws MissingFile, or SettingsProblem when the settings are invalid
 */
export async function createServices(options: ServicesOptions) {
  const { isReal, drafts, onError } = options;
  const settings = await readSettings(isReal);
  const connected = await connect(settings, drafts.device, onError);
  const backend = withDeadline(
    __HAS_FAULTY_NETWORK__ ? withFaultyNetwork(connected.backend) : connected.backend,
    deadlineMs,
  );
  const memory = createPhoneMemory(options);
  const persistedQueries = createPersistedQueries({
    isShared: memory.isShared,
    now: drafts.now,
    log: onError,
  });
  const session = startSession(backend, onError, {
    keep: (userId, role) => persistedQueries.keep(userId, roleKey, role),
    recall: async (userId) => (await persistedQueries.recall(userId, roleKey))?.answer as DocumentData | null,
  });
  const store = createStore({ backend, persistedQueries }, () => session.send({ type: 'role.doubted' }));
  forgetWithVisitor(store, session, {
    isShared: memory.isShared,
    forgetDrafts: () => forgetDraftsOfAccount(drafts),
    log: onError,
  });
  followOwnPerson(backend, onError);
  return {
    kind: settings.backend,
    backend,
    session,
    Providers: createDataProviders(store, session, memory, persistedQueries, connected.demoSignIns),
    resetDemo: connected.resetDemo,
  };
}
