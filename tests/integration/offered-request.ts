import 'fake-indexeddb/auto';
import { createSiteAccessPolicy } from '@/app/composition/backend/access-policy';
import { parseTuitionRequest, tuitionRequestPath } from '@/entities/tuition-request';
import { createEmbeddedBackend } from '@/shared/embedded';
import { clearedApplication, prepareApproval } from '../samples/clearance';
import { approveTutor, makeOffer } from '../samples/offers';
import { newTuitionCode, office, sendRequest, transitionRequest } from '../samples/records';

export const admin = {
  id: office.userId,
  email: 'office@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};

/** A request with four offers, and the office signed in. */
export async function startOffered() {
  const backend = await createEmbeddedBackend({
    name: `correct-${crypto.randomUUID()}`,
    policy: createSiteAccessPolicy({ canVerify: false }),
    demoAccounts: [admin],
    sampleDocuments: () => ({ [`roles/${admin.id}`]: { role: 'admin', name: admin.displayName } }),
  });
  const { documents } = backend;
  const ref = newTuitionCode();
  await documents.commit(sendRequest(ref));
  await backend.auth.signIn(admin);
  await documents.commit(transitionRequest(ref, 'submitted', 'reviewing', office));
  for (const batch of prepareApproval(clearedApplication, office)) await documents.commit(batch);
  await documents.commit(approveTutor('ama', office));
  const ids = Array.from({ length: 4 }, () => crypto.randomUUID());
  for (const id of ids) await documents.commit(makeOffer(ref, { id, tutorId: 'ama' }, office));

  const request = async () => parseTuitionRequest(ref, (await documents.get(tuitionRequestPath(ref))) ?? {});
  const by = { kind: 'office', userId: admin.id, name: admin.displayName } as const;
  return { backend, documents, ref, ids, request, by };
}
