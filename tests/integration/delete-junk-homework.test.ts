import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { askerLinkPath, homeworkMessagesOf, homeworkPath } from '../../src/entities/homework/question';
import { trackingPath } from '@/entities/tracking';
import { deleteRecord } from '@/features/admin/junk/api/junk-api';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { junk, open, record, ref } from '../policy/homework-documents';
import { storedFile } from '../policy/removal-parts';
import { homeworkId, sampleDrawing, samplePicture } from '../samples/homework';
import { office } from '../samples/records';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const backends: EmbeddedBackend[] = [];
afterAll(() => {
  for (const backend of backends) backend.close();
});

/** The desk of the office, with a question in one of its states. */
async function deskWith(documents: typeof junk): Promise<EmbeddedBackend> {
  const backend = await createEmbeddedBackend({
    name: `delete-junk-homework-${backends.length}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({
      [`roles/${account.id}`]: { role: 'admin', name: 'Office 1', duties: ['office'] },
      ...documents,
    }),
    passwordIterations: 10,
  });
  backends.push(backend);
  await backend.auth.signIn(account);
  return backend;
}

const question = { ref: homeworkId, path: record } as Parameters<typeof deleteRecord>[1];

it('the office deletes a junk question with its code, its tracking and its thread', async () => {
  const drawn = { ...junk, ...storedFile(sampleDrawing.id, record) };
  const { documents, files } = await deskWith(drawn);
  await deleteRecord({ documents, files }, question, office);
  for (const path of [record, askerLinkPath(homeworkId), homeworkPath(ref), trackingPath(ref)])
    expect(await documents.get(path), path).toBeNull();
  for (const { id } of [samplePicture, sampleDrawing])
    for (const path of [`files/${id}`, `files/${id}/pieces/0`])
      expect(await documents.get(path), path).toBeNull();
  expect(await documents.list({ collection: homeworkMessagesOf(homeworkId) })).toEqual([]);
  // Pressed again, after an answer that was lost.
  await deleteRecord({ documents, files }, question, office);
});

it('a question that is not junk is not deleted', async () => {
  const { documents, files } = await deskWith(open);
  await expect(deleteRecord({ documents, files }, question, office)).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(await documents.get(record)).not.toBeNull();
});
