import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { createChangeId } from '../../src/entities/change-log';
import { findPerson } from '@/features/admin/removal/api/find-person';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import { BackendFailure, type BackendPort } from '@/shared/backend';
import { createEmbeddedBackend } from '@/shared/embedded';
import { newApplicationCode } from '../samples/applications';
import { newJobApplicationCode } from '../samples/jobs';
import { newConcernCode, newEnquiryCode, newTuitionCode, office } from '../samples/records';
import { familyPhone, mark, sentByGuests } from '../contract/person-texts';
import { writeNote } from '../../src/entities/note';
import { logUpdate } from '../../src/entities/change-log';

const admin = {
  id: 'demo-admin',
  email: 'office@lifeline.example',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};

/** A backend whose connection breaks after this many writes; the last one is written, and its answer lost. */
function breakingAfter(backend: BackendPort, writes: number): BackendPort {
  let left = writes;
  return {
    ...backend,
    documents: {
      ...backend.documents,
      async commit(batch) {
        if (left === 0) throw new BackendFailure('offline', 'no network');
        left -= 1;
        await backend.documents.commit(batch);
        if (left === 0) throw new BackendFailure('slow', 'no answer');
      },
    },
  };
}

it('goes on after an interruption at any write, found by the same words', async () => {
  const backend = await createEmbeddedBackend({
    name: 'removal-interrupted',
    policy: createSiteAccessPolicy({ canVerify: false }),
    demoAccounts: [admin],
    sampleDocuments: () => ({ 'roles/demo-admin': { role: 'admin', name: 'Office 1' } }),
    passwordIterations: 10,
  });
  const { documents } = backend;
  const find = () => findPerson(documents, { kind: 'phone', phone: familyPhone }, ['office']);
  await backend.auth.signIn(admin);
  for (let writes = 1; writes <= 7; writes += 1) {
    const codes = {
      request: newTuitionCode(),
      neighbour: newTuitionCode(),
      enquiry: newEnquiryCode(),
      concern: newConcernCode(),
      application: newApplicationCode(),
      jobApplication: newJobApplicationCode(),
    };
    for (const batch of sentByGuests(codes)) await documents.commit(batch);
    for (const record of [`tuitionRequests/${codes.request}`, `enquiries/${codes.enquiry}`])
      for (let n = 0; n < 2; n += 1) {
        const id = createChangeId();
        await documents.commit([
          ...logUpdate({ id, by: office, record, event: 'note.added' }),
          writeNote(record, id, { userId: office.userId, name: office.name }, `${mark} was called`),
        ]);
      }
    for (const record of await find()) {
      const press = { record, by: office, actionId: createChangeId() };
      await removePerson(breakingAfter(backend, writes), press).catch((cause: unknown) => {
        expect(cause).toMatchObject({ code: expect.stringMatching(/^(offline|slow)$/) as string });
      });
      const left = (await find()).find(({ path }) => path === record.path);
      const isDone = (await documents.get(record.path))?.removal === 'done';
      // Whatever was not finished is found again, with its stage.
      expect(left?.removal ?? 'gone').toBe(isDone ? 'gone' : 'begun');
      // The same press once more, then another one.
      await removePerson(backend, press);
      await removePerson(backend, { ...press, actionId: createChangeId() });
    }
    expect(await find()).toEqual([]);
    for (const path of [`tuitionRequests/${codes.request}`, `enquiries/${codes.enquiry}`]) {
      expect(await documents.get(path)).toMatchObject({ removal: 'done' });
      expect(await documents.list({ collection: `${path}/notes` })).toEqual([]);
      expect(JSON.stringify(await documents.get(path))).not.toContain(mark);
      const lines = await documents.list({
        collection: 'changeLog',
        where: [{ field: 'record', equals: path }],
      });
      const events = lines.map(({ data }) => data.event);
      expect(events.filter((event) => event === 'person.removed')).toHaveLength(1);
    }
  }
  backend.close();
});
