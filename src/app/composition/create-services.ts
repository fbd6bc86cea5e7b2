import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createSiteAccessPolicy } from './access-policy';
import { createDataProviders } from './create-data-providers';
import { startSession } from './create-session';
import { createStore } from './create-store';
import demoAccounts from './demo-accounts.json';
import { overFaultyLink } from './over-faulty-link';
import { createSampleDocuments } from './sample-documents';
import { withDeadline } from './with-deadline';

/** Longer than this nobody waits for a record, in milliseconds; slow networks need most of it. */
const deadlineMs = 30_000;

/**
 * Everything behind the screens that need data: backend, store and session. Without Firebase settings the backend is
 * the embedded one.
 */
export async function createServices(onError: (cause: unknown) => void) {
  const embedded: EmbeddedBackend = await createEmbeddedBackend({
    name: 'lifeline',
    policy: createSiteAccessPolicy(),
    demoAccounts,
    sampleDocuments: () => createSampleDocuments(new Date()),
  });
  const backend = withDeadline(__HAS_FAULTY_LINK__ ? overFaultyLink(embedded) : embedded, deadlineMs);
  const session = startSession(backend, onError);
  return {
    backend,
    session,
    Providers: createDataProviders(createStore({ backend }), session),
    resetDemo: () => backend.reset(),
  };
}
