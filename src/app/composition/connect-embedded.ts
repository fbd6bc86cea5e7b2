import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { openTabStorage } from '@/shared/lib/storage';
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
    tabStorage: openTabStorage(),
  });
