import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createSiteAccessPolicy } from './access-policy';
import demoAccounts from './demo-accounts.json';
import { createSampleDocuments } from './sample-documents';

/** The backend in this browser, with the samples of the demo. */
export const connectEmbedded = (): Promise<EmbeddedBackend> =>
  createEmbeddedBackend({
    name: 'lifeline',
    policy: createSiteAccessPolicy(),
    demoAccounts,
    sampleDocuments: () => createSampleDocuments(new Date()),
    tabStorage: readTabStorage(),
  });

/** The tab's own storage; null where the browser refuses it. */
function readTabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch (denied) {
    if (denied instanceof DOMException) return null;
    throw denied;
  }
}
