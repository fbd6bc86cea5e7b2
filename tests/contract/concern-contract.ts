import { expect, it } from 'vitest';
import {
  createChangeId,
  logChange,
  logTrackedTransition,
  type ChangedBy,
} from '../../src/entities/change-log';
import { concernContactPath, concernPath } from '../../src/entities/concern';
import { notesCollection, writeNote } from '@/entities/note';
import { describeSelf, giveDuties, giveRole, personPath } from '@/entities/person';
import { trackingPath } from '@/entities/tracking';
import { serverTime, type BackendPort, type Write } from '@/shared/backend';
import { newConcernCode, office, sendConcern } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

const colleague = { email: 'lead@example.com', password: 'a good long password', displayName: 'Efua' };

/**
 * Contract of worries about children: anybody sends one, and of the office only who has the duty reads it.
 * @param current returns the backend of the running test
 */
export function describeConcernContract(
  name: string,
  current: () => {
    readonly backend: BackendPort;
    readonly admin: BackendUnderTest['admin'];
    readonly verify: BackendUnderTest['verify'];
  },
): void {
  const documents = () => current().backend.documents;
  const refused = { code: 'forbidden' };

  it(`${name}: a worry about a child reaches who has the duty, and nobody else`, async () => {
    const { backend, admin, verify } = current();
    const ref = newConcernCode();
    const record = concernPath(ref);
    const contact = concernContactPath(ref);
    const left = { name: 'Yaa', phone: '+233241234567', email: '' };
    await documents().commit(sendConcern(ref, left));
    await expect(documents().commit(sendConcern(ref, left))).rejects.toMatchObject({
      code: 'already-exists',
    });
    expect(await documents().get(trackingPath(ref))).toMatchObject({ state: 'received' });
    for (const path of [record, contact])
      await expect(documents().get(path)).rejects.toMatchObject({ code: 'unauthenticated' });

    const made = await backend.auth.signUp(colleague);
    await verify?.(made.id);
    await backend.auth.refreshUser();
    const self = describeSelf(
      { ...made, isEmailVerified: verify !== undefined },
      await documents().get(personPath(made.id)),
    );
    if (self) await documents().commit([self]);

    await backend.auth.signIn(admin);
    for (const path of [record, contact]) await expect(documents().get(path)).rejects.toMatchObject(refused);
    await expect(documents().list({ collection: 'concerns' })).rejects.toMatchObject(refused);
    const path = `roles/${made.id}`;
    const line = (event: string, before: object, after: object, id: string): Write =>
      logChange({ id, by: office, record: path, event, before: { ...before }, after: { ...after } });
    const [given, duty] = [createChangeId(), createChangeId()];
    await documents().commit([
      giveRole(made.id, { role: 'admin', name: 'Efua', lastChange: given, isNew: true }),
      line('role.given', { role: 'none' }, { role: 'admin' }, given),
    ]);
    await backend.auth.signIn(colleague);
    await expect(documents().get(record)).rejects.toMatchObject(refused);

    await backend.auth.signIn(admin);
    await documents().commit([
      giveDuties(made.id, ['safeguarding'], duty),
      line('duties.changed', { duties: '' }, { duties: 'safeguarding' }, duty),
    ]);
    await backend.auth.signIn(colleague);
    expect(await documents().get(record)).toMatchObject({ state: 'received', source: 'anybody' });
    const listed = await documents().list({ collection: 'concerns' });
    expect(listed).toMatchObject([{ id: ref, data: { hasContact: true } }]);
    expect(JSON.stringify(listed)).not.toMatch(/Yaa|23324/);
    expect(await documents().get(contact)).toEqual(left);
    const by: ChangedBy = { kind: 'office', userId: made.id, name: 'Efua' };
    const noted = createChangeId();
    await documents().commit([
      { type: 'update', path: record, changes: { updatedAt: serverTime, lastChange: noted } },
      writeNote(record, noted, { userId: made.id, name: 'Efua' }, 'The aunt was called.'),
      logChange({ id: noted, by, record, event: 'note.added' }),
    ]);
    const called = { event: 'concern.called', from: 'received', to: 'called' };
    await documents().commit(logTrackedTransition({ id: createChangeId(), by, ref, record, ...called }));
    expect(await documents().list({ collection: notesCollection(record) })).toHaveLength(1);

    await backend.auth.signIn(admin);
    const note = `${notesCollection(record)}/${noted}`;
    await expect(documents().get(note)).rejects.toMatchObject(refused);
    await expect(documents().list({ collection: notesCollection(record) })).rejects.toMatchObject(refused);
    const referred = { event: 'concern.referred', from: 'called', to: 'referred' };
    await expect(
      documents().commit(
        logTrackedTransition({ id: createChangeId(), by: office, ref, record, ...referred }),
      ),
    ).rejects.toMatchObject(refused);
    const lines = await documents().list({
      collection: 'changeLog',
      where: [{ field: 'record', equals: record }],
    });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toMatch(/left alone|aunt|Yaa|23324/);
  });
}
