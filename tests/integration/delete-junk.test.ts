import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { changePath, deletionId } from '../../src/entities/change-log';
import { deleteRecord } from '@/features/admin/junk/api/junk-api';
import { BackendFailure } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import {
  allJunk,
  belongings,
  inStates,
  junkApplication,
  junkRequest,
  lesson,
  offer,
  others,
} from '../policy/matrix-junk';
import { office } from '../samples/records';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'O',
};

let backend: EmbeddedBackend;
let count = 0;

/** A desk with some documents in these states. */
async function open(states: Readonly<Record<string, string>>): Promise<void> {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `delete-junk-${count}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => inStates(states),
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
}

afterEach(() => backend.close());

const isThere = async (path: string) => (await backend.documents.get(path)) !== null;
const thereOf = async (paths: readonly string[]) => {
  const found = await Promise.all(paths.map(isThere));
  return paths.filter((_path, index) => found[index]);
};
const hanging = belongings.map(([, , path]) => path);
const records = [junkRequest.path, junkApplication.path];
const deleteAll = async () => {
  for (const record of [junkRequest, junkApplication]) await deleteRecord(backend, record, office);
};

it('deletes the dependent documents of a record, and keeps documents of other records', async () => {
  await open(allJunk);
  expect(await thereOf(hanging)).toEqual(hanging);
  await deleteAll();
  expect(await thereOf([...records, ...hanging])).toEqual([]);
  const kept = others.map(([, path]) => path);
  expect(await thereOf(kept)).toEqual(kept);
  expect(await isThere(changePath(deletionId('c0')))).toBe(true);
});

it('keeps taught lessons with their offer, and deletes the numbers of family and tutor', async () => {
  await open({ ...allJunk, [offer]: 'ended', [lesson]: 'taught' });
  await deleteRecord(backend, junkRequest, office);
  expect(await isThere(junkRequest.path)).toBe(false);
  const below = hanging.filter((path) => path.startsWith(offer));
  expect(await thereOf(below)).toEqual(below.filter((path) => !path.includes('/contact/')));
});

it('resumes an interrupted deletion', async () => {
  await open(allJunk);
  const commit = backend.documents.commit.bind(backend.documents);
  for (let tries = 0; (await thereOf(records)).length > 0; tries += 1) {
    expect(tries).toBeLessThan(40);
    let made = 0;
    const cut = vi.spyOn(backend.documents, 'commit').mockImplementation(async (writes) => {
      if (made > 0) throw new BackendFailure('unavailable', 'no network');
      await commit(writes);
      made += 1;
    });
    await deleteAll().catch((cause: unknown) => expect(cause).toMatchObject({ code: 'unavailable' }));
    cut.mockRestore();
  }
  expect(await thereOf(hanging)).toEqual([]);
});

it('deletes nothing of a record that is not junk', async () => {
  await open({});
  await expect(deleteRecord(backend, junkRequest, office)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(deleteRecord(backend, junkApplication, office)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await thereOf([...records, ...hanging])).toEqual([...records, ...hanging]);
});
