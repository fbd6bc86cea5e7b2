import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { createSiteAccessPolicy } from './access-policy';
import demoAccounts from './demo-accounts.json';
import { openTabStorage } from './open-tab-storage';
import { createSampleDocuments } from './sample-documents';

export { demoAccounts };

/** The backend in this browser, with the samples of the demo. */
export const connectEmbedded = (): Promise<EmbeddedBackend> =>
  createEmbeddedBackend({
    name: 'lifeline',
    policy: createSiteAccessPolicy(),
    demoAccounts,
    sampleDocuments: () => createSampleDocuments(new Date()),
    tabStorage: openTabStorage(),
  });
