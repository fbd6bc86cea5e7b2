import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { offerContactPath, parseOfferContact } from '@/entities/offer';
import { guardianContactPath, parseGuardianContact } from '@/entities/tuition-request';
import { logChange } from '@/entities/change-log';
import { groupPath, invitationPath, nameInvitation } from '@/entities/neighbour-group';
import { correctGuardian, correctRequest } from '@/features/tuition/request-desk/api/correct-request';
import { leftToFollow } from '@/features/tuition/request-desk/api/follow-request';
import { followAll } from '@/features/tuition/request-desk/api/following-api';
import { BackendFailure, type DocumentsPort } from '@/shared/backend';
import { proposeGroup } from '../samples/applications';
import { transitionOf } from '../samples/offers';
import { newTuitionCode, sampleRequest, sendRequest } from '../samples/records';

import { admin, startOffered } from './offered-request';

/** Documents whose network breaks off after this many commits. */
function breakingAfter(documents: DocumentsPort, commits: number): DocumentsPort {
  let left = commits;
  return {
    ...documents,
    commit: (writes) =>
      left-- > 0 ? documents.commit(writes) : Promise.reject(new BackendFailure('unavailable', 'cut')),
  };
}

it('a press that breaks off between its batches leaves a list, and another press finishes it', async () => {
  const { documents, ref, ids, request, by } = await startOffered();
  const left = () => leftToFollow(documents, { ref, hasContact: true });
  expect(await left()).toEqual({ ref, offers: 0, invitations: 0 });
  const seen = await request();
  const guardian = parseGuardianContact(ref, (await documents.get(guardianContactPath(ref))) ?? {});
  const press = {
    request: seen,
    stored: { updatedAt: seen.updatedAt, guardian, consent: guardian.consent },
    correction: { field: 'guardian.phone', to: '+233201119876', reason: 'outdated' },
    by,
    actionId: crypto.randomUUID(),
  } as const;
  // The correction with one offer, and a second offer; two do not follow.
  await expect(correctGuardian(breakingAfter(documents, 2), press)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await left()).toEqual({ ref, offers: 2, invitations: 0 });
  const follow = { refs: [ref], by };
  // It breaks off again, on another desk.
  await expect(followAll(breakingAfter(documents, 1), follow)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await left()).toEqual({ ref, offers: 1, invitations: 0 });
  await followAll(documents, follow);
  expect(await left()).toEqual({ ref, offers: 0, invitations: 0 });
  for (const id of ids) {
    const shown = parseOfferContact(id, (await documents.get(offerContactPath(id))) ?? {});
    expect(shown.phone).toBe('+233201119876');
  }
  // The first press again, from the phone that lost its network.
  await correctGuardian(documents, press);
  const lines = await documents.list({ collection: 'changeLog' });
  expect(lines.filter(({ data }) => data.event === 'contact.corrected')).toHaveLength(1);
});

it('neighbours who are named by an older name are listed, and follow', async () => {
  const { backend, documents, ref, request, by } = await startOffered();
  const [other, groupId] = [newTuitionCode(), crypto.randomUUID()];
  const members = [ref, other];
  await documents.commit(proposeGroup(groupId, members, by));
  await backend.auth.signOut();
  await documents.commit(sendRequest(other, { ...sampleRequest, learnerName: 'Abena' }));
  for (const member of members)
    await documents.commit(
      transitionOf(invitationPath(member, groupId), {
        from: 'invited',
        to: 'agreed',
        event: 'invitation.agreed',
        by: { kind: 'code-holder' },
      }),
    );
  await backend.auth.signIn(admin);
  const agreed = { from: 'proposed', to: 'agreed', event: 'group.agreed', by };
  await documents.commit(transitionOf(groupPath(groupId), agreed));
  for (const member of members) {
    const [id, record] = [crypto.randomUUID(), invitationPath(member, groupId)];
    await documents.commit([
      nameInvitation(member, groupId, id, ['Kojo', 'Abena']),
      logChange({ id, by, record, event: 'group.named' }),
    ]);
  }
  const correction = { field: 'learner.name', to: 'Kwabena', reason: 'mistyped' } as const;
  const press = { request: await request(), correction, by, actionId: crypto.randomUUID() };
  // The correction with two offers, two more offers, and the names that one family reads.
  await expect(correctRequest(breakingAfter(documents, 4), press)).rejects.toMatchObject({
    code: 'unavailable',
  });
  const left = () => leftToFollow(documents, { ref, hasContact: true });
  expect(await left()).toMatchObject({ offers: 0, invitations: 1 });
  await followAll(documents, { refs: [ref], by });
  expect(await left()).toMatchObject({ offers: 0, invitations: 0 });
  for (const member of members)
    expect((await documents.get(invitationPath(member, groupId)))?.names).toEqual(['Kwabena', 'Abena']);
  expect(await documents.get(groupPath(groupId))).toMatchObject({ state: 'agreed' });
});
