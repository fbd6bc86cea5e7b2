import 'fake-indexeddb/auto';
import { afterAll, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '../../src/app/composition/backend/access-policy';
import { bookingPath, bookingPersonPath } from '../../src/entities/counselling/booking';
import { counsellingNotePath, noteIdPath } from '../../src/entities/counselling/note';
import { trackingPath } from '@/entities/tracking';
import { deleteRecord } from '@/features/admin/junk/api/junk-api';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { bookingIn, newBookingCode } from '../samples/counselling';
import { office } from '../samples/records';

const account = {
  id: office.userId,
  email: 'o@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Office 1',
};
const [ref, other] = [newBookingCode(), newBookingCode()];
const note = (booking: string) => ({
  booking,
  words: 'Nobody there.',
  at: '2026-03-01T00:00:00.000Z',
  userId: office.userId,
  name: 'Office 1',
});
const [first, second] = [counsellingNotePath('note-0001'), counsellingNotePath('note-0002')];

const backends: EmbeddedBackend[] = [];
afterAll(() => {
  for (const backend of backends) backend.close();
});

/** The desk of somebody with these duties, with a junk talk that has a note, and another talk. */
async function open(...duties: readonly string[]): Promise<EmbeddedBackend> {
  const backend = await createEmbeddedBackend({
    name: `delete-junk-talk-${backends.length}`,
    policy: createSiteAccessPolicy(),
    demoAccounts: [account],
    sampleDocuments: () => ({
      [`roles/${account.id}`]: { role: 'admin', name: 'Office 1', duties },
      ...bookingIn(ref, 'junk', { isQuiet: true }),
      ...bookingIn(other, 'waiting'),
      [first]: note(ref),
      [second]: note(other),
      [noteIdPath(ref, 'note-0001')]: {},
      [noteIdPath(other, 'note-0002')]: {},
    }),
    passwordIterations: 10,
  });
  backends.push(backend);
  await backend.auth.signIn(account);
  return backend;
}

const junk = { ref, path: bookingPath(ref) } as Parameters<typeof deleteRecord>[1];

it('a counsellor deletes a junk talk with its person, its notes and its tracking, and no other', async () => {
  const backend = await open('counselling');
  await deleteRecord(backend, junk, office);
  for (const path of [bookingPath(ref), trackingPath(ref), first])
    expect(await backend.documents.get(path), path).toBeNull();
  for (const path of [bookingPath(other), bookingPersonPath(other), second])
    expect(await backend.documents.get(path), path).not.toBeNull();
  await deleteRecord(backend, junk, office);
});

it('the office deletes no talk', async () => {
  const backend = await open('office');
  await expect(deleteRecord(backend, junk, office)).rejects.toMatchObject({ code: 'forbidden' });
});
