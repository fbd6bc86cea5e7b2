import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createSiteAccessPolicy } from './access-policy';
import { createDataProviders } from './create-data-providers';
import { startSession } from './create-session';
import { createStore } from './create-store';
import demoAccounts from './demo-accounts.json';
import { createSampleDocuments } from './sample-documents';

/**
 * Everything behind the screens that need data: backend, store and session. Without Firebase settings the backend is
 * the embedded one.
 */
export async function createServices(onError: (cause: unknown) => void) {
  const backend: EmbeddedBackend = await createEmbeddedBackend({
    name: 'lifeline',
    policy: createSiteAccessPolicy(),
    demoAccounts,
    sampleDocuments: () => createSampleDocuments(new Date()),
  });
  const session = startSession(backend, onError);
  return {
    backend,
    session,
    Providers: createDataProviders(createStore({ backend }), session),
    resetDemo: () => backend.reset(),
  };
}
