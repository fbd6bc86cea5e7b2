import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSiteAccessPolicy } from '@/app/composition/backend/access-policy';
import { offerPath, parseOffer } from '@/entities/offer';
import { parseTracking, trackingPath } from '@/entities/tracking';
import { parseTuitionRequest, tuitionRequestPath } from '@/entities/tuition-request';
import { correctRequest } from '@/features/tuition/request-desk/api/correct-request';
import { createEmbeddedBackend } from '@/shared/embedded';
import { clearedApplication, prepareApproval } from '../samples/clearance';
import { approveTutor, makeOffer } from '../samples/offers';
import { newTuitionCode, office, sendRequest, transitionRequest } from '../samples/records';

const admin = {
  id: office.userId,
  email: 'office@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};

it('a corrected request is followed by every open offer and by what the family reads', async () => {
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
  const press = {
    request: await request(),
    correction: { field: 'lessons.schoolClass', to: 'jhs-3', reason: 'mistyped' },
    by: { kind: 'office', userId: admin.id, name: admin.displayName },
    actionId: crypto.randomUUID(),
  } as const;
  await correctRequest(documents, press);
  // The same press again, after a lost answer.
  await correctRequest(documents, press);
  expect((await request()).lessons.schoolClass).toBe('jhs-3');
  for (const id of ids)
    expect(parseOffer(id, (await documents.get(offerPath(id))) ?? {}).learner.schoolClass).toBe('jhs-3');
  const tracking = parseTracking(ref, (await documents.get(trackingPath(ref))) ?? {});
  expect(tracking).toMatchObject({ state: 'reviewing', topic: { schoolClass: 'jhs-3' } });
  expect(tracking.steps.map(({ what }) => what)).toEqual(['submitted', 'reviewing', 'corrected']);
  expect(await documents.list({ collection: 'changeLog' })).toContainEqual(
    expect.objectContaining({
      data: expect.objectContaining({
        event: 'request.corrected',
        before: { value: 'jhs-2' },
        after: { field: 'lessons.schoolClass', value: 'jhs-3', reason: 'mistyped' },
      }) as unknown,
    }),
  );
});
