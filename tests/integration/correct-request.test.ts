import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { offerContactPath, offerPath, parseOffer, parseOfferContact } from '@/entities/offer';
import { phoneTailPath } from '@/entities/phone-tail';
import { parseTracking, trackingPath } from '@/entities/tracking';
import { guardianContactPath, parseGuardianContact } from '@/entities/tuition-request';
import { correctGuardian, correctRequest } from '@/features/tuition/request-desk/api/correct-request';

import { startOffered } from './offered-request';

it('a corrected request is followed by every open offer and by what the family reads', async () => {
  const { documents, ref, ids, request, by } = await startOffered();
  const press = {
    request: await request(),
    correction: { field: 'lessons.schoolClass', to: 'jhs-3', reason: 'mistyped' },
    by,
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
  expect(tracking.steps.map(({ what, field }) => [what, field])).toEqual([
    ['submitted', undefined],
    ['reviewing', undefined],
    ['corrected', 'lessons.schoolClass'],
  ]);
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

it('a corrected contact is followed by what it is found by and by what tutors of every open offer read', async () => {
  const { documents, ref, ids, request, by } = await startOffered();
  const guardian = async () =>
    parseGuardianContact(ref, (await documents.get(guardianContactPath(ref))) ?? {});
  const [seen, contact] = [await request(), await guardian()];
  const press = {
    request: seen,
    stored: { updatedAt: seen.updatedAt, guardian: contact, consent: contact.consent },
    correction: { field: 'guardian.phone', to: '+233201119876', reason: 'outdated' },
    by,
    actionId: crypto.randomUUID(),
  } as const;
  await correctGuardian(documents, press);
  await correctGuardian(documents, press);
  expect((await guardian()).phone).toBe('+233201119876');
  expect(await documents.get(phoneTailPath(ref))).toMatchObject({ digits: '9876' });
  const shown = async (id: string) =>
    parseOfferContact(id, (await documents.get(offerContactPath(id))) ?? {});
  for (const id of ids) expect((await shown(id)).phone).toBe('+233201119876');
  // Whoever still shows what was stored before overwrites nothing.
  const later = { ...press, actionId: crypto.randomUUID() };
  const name = { field: 'guardian.name', to: 'Esi Mensah', reason: 'mistyped' } as const;
  await expect(correctGuardian(documents, { ...later, correction: name })).rejects.toMatchObject({
    code: 'forbidden',
  });

  const now = { ...press, request: await request(), actionId: crypto.randomUUID(), correction: name };
  const stored = { ...press.stored, updatedAt: now.request.updatedAt, guardian: await guardian() };
  await correctGuardian(documents, { ...now, stored });
  expect(await documents.get(phoneTailPath(ref))).toEqual({
    digits: '9876',
    names: ['esi', 'mensah', 'esi-mensah'],
  });

  await correctRequest(documents, {
    request: await request(),
    correction: { field: 'learner.name', to: 'Kwabena', reason: 'mistyped' },
    by,
    actionId: crypto.randomUUID(),
  });
  for (const id of ids) expect((await shown(id)).learnerName).toBe('Kwabena');
  const told = (await documents.get(trackingPath(ref))) ?? {};
  expect(parseTracking(ref, told).steps.flatMap(({ field }) => field ?? [])).toEqual([
    'guardian.phone',
    'guardian.name',
    'learner.name',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/9876|Kwabena|Mensah/);
  const lines = JSON.stringify(await documents.list({ collection: 'changeLog' }));
  expect(lines).toContain('guardian.phone');
  expect(lines).not.toMatch(/9876|Kwabena|Mensah/);
});
