import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createChangeId, logUpdate } from '../../src/entities/change-log';
import {
  counsellorChanges,
  counsellorEdited,
  counsellorPath,
  onBasis,
} from '../../src/entities/counselling/counsellor';
import { submitOnce } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { counsellorId, counsellorIn } from '../samples/counselling';
import { office } from '../samples/records';

const admin = { id: 'office-1', email: 'office@example.com', password: 'a good long password' };
const record = counsellorPath(counsellorId);
const tabs: EmbeddedBackend[] = [];

async function openTab(): Promise<EmbeddedBackend> {
  const tab = await createEmbeddedBackend({
    name: 'edited-profile',
    policy: createSiteAccessPolicy(),
    demoAccounts: [{ ...admin, displayName: 'Office 1' }],
    sampleDocuments: () => ({
      ...counsellorIn('published'),
      'roles/office-1': { role: 'admin', name: 'Office 1' },
    }),
    passwordIterations: 10,
  });
  tabs.push(tab);
  await tab.auth.signIn(admin);
  return tab;
}

const edit = (id: string, lastChange: string, about: string) =>
  logUpdate({
    id,
    by: { ...office, userId: admin.id, name: 'Office 1' },
    record,
    event: counsellorEdited,
    changes: { ...counsellorChanges({ about }), ...onBasis({ lastChange }) },
  });

afterEach(() => {
  for (const tab of tabs) tab.close();
});

it('refuses the second of two people who edit the same version of a profile, and keeps the first', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const version = String((await one.documents.get(record))?.lastChange);
  const first = createChangeId();
  await submitOnce(one, edit(first, version, 'I listen well.'));
  // The same press again, after a lost answer.
  await submitOnce(one, edit(first, version, 'I listen well.'));
  await expect(submitOnce(other, edit(createChangeId(), version, 'I teach.'))).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await other.documents.get(record)).toMatchObject({ about: 'I listen well.', basis: version });

  await submitOnce(other, edit(createChangeId(), first, 'I teach.'));
  expect(await one.documents.get(record)).toMatchObject({ about: 'I teach.', basis: first });
});
