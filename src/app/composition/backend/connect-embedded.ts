import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import demoAccounts from '../../demo/demo-accounts.json';
import { createSampleDocuments } from '../../demo/sample-documents';
import { createGrowingPolicy } from './growing-policy';
import { openTabStorage } from '../device/open-tab-storage';
import { embeddedName } from './embedded-name';

export { demoAccounts };

/** Creates the embedded backend with the demo's samples. */
export const connectEmbedded = (): Promise<EmbeddedBackend> =>
  createEmbeddedBackend({
    name: embeddedName,
    policy: createGrowingPolicy(),
    demoAccounts,
    sampleDocuments: () => createSampleDocuments(new Date()),
    tabStorage: openTabStorage(),
  });
