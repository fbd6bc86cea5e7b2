import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterAll, describe, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { newTuitionCode, sendRequest } from '../samples/records';
import { describeBackendContract } from './backend-contract';

const admin = {
  id: 'demo-admin',
  email: 'office@lifeline.example',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const sampleDocuments = () => ({ 'roles/demo-admin': { role: 'admin', name: 'Office 1' } });
let count = 0;

function startEmbedded() {
  count += 1;
  const name = `contract-${count}`;
  const tabs: EmbeddedBackend[] = [];
  return {
    name,
    admin,
    async open() {
      const tab = await createEmbeddedBackend({
        name,
        policy: createSiteAccessPolicy({ canVerify: false }),
        demoAccounts: [admin],
        sampleDocuments,
        passwordIterations: 10,
      });
      tabs.push(tab);
      return tab;
    },
    async close() {
      for (const tab of tabs) tab.close();
      await deleteDB(name);
    },
  };
}

describeBackendContract('embedded', () => Promise.resolve(startEmbedded()));

describe('embedded: stored data', () => {
  const test = startEmbedded();
  afterAll(() => test.close());

  it('holds no password, only a salted hash', async () => {
    const backend = await test.open();
    await backend.auth.signUp({ email: 'a@example.com', password: 'secret-secret', displayName: 'A' });
    const database = await openDB(test.name);
    const [account] = (await database.getAll('accounts')) as Record<string, unknown>[];
    database.close();
    expect(JSON.stringify(account)).not.toContain('secret');
    expect(account?.hash).toHaveLength(32);
    expect(account?.salt).toHaveLength(16);
  });

  it('starts with the samples, and again after a reset, which notifies every tab', async () => {
    const [one, two] = [await test.open(), await test.open()];
    const ref = newTuitionCode();
    await one.documents.commit(sendRequest(ref));
    const heard = new Promise<void>((resolve) =>
      two.documents.observe(`tracking/${ref}`, (change) => {
        if (change === 'everything') resolve();
      }),
    );
    await one.reset();
    await heard;
    expect(await two.documents.get(`tracking/${ref}`)).toBeNull();
    await two.auth.signIn(admin);
    expect(await two.documents.get('roles/demo-admin')).toEqual({ role: 'admin', name: 'Office 1' });
  });
});
