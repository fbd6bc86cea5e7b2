import type { DraftSource } from '@/features/drafts';
import type { LoadOutbox } from '@/features/outbox';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createSiteAccessPolicy } from './access-policy';
import { createDataProviders } from './create-data-providers';
import { createPhoneMemory } from './create-phone-memory';
import { startSession } from './create-session';
import { createStore } from './create-store';
import demoAccounts from './demo-accounts.json';
import { followOwnPerson } from './follow-own-person';
import { forgetWithVisitor } from './forget-with-visitor';
import { openTabStorage } from './open-tab-storage';
import { overFaultyLink } from './over-faulty-link';
import { createSampleDocuments } from './sample-documents';
import { withDeadline } from './with-deadline';

/** Longer than this nobody waits for a record, in milliseconds; slow networks need most of it. */
const deadlineMs = 30_000;

export interface ServicesOptions {
  readonly drafts: DraftSource;
  readonly loadOutbox: LoadOutbox;
  readonly onError: (cause: unknown) => void;
}

/**
 * Everything behind the screens that need data: backend, store and session. Without Firebase settings the backend is
 * the embedded one.
 */
export async function createServices({ drafts, loadOutbox, onError }: ServicesOptions) {
  const embedded: EmbeddedBackend = await createEmbeddedBackend({
    name: 'lifeline',
    policy: createSiteAccessPolicy(),
    demoAccounts,
    tabStorage: openTabStorage(),
    sampleDocuments: () => createSampleDocuments(new Date()),
  });
  const backend = withDeadline(__HAS_FAULTY_LINK__ ? overFaultyLink(embedded) : embedded, deadlineMs);
  const session = startSession(backend, onError);
  const store = createStore({ backend });
  forgetWithVisitor(store, session);
  followOwnPerson(backend, onError);
  return {
    backend,
    session,
    Providers: createDataProviders(store, session, createPhoneMemory({ drafts, loadOutbox })),
    resetDemo: () => backend.reset(),
  };
}
