import { readFileSync } from 'node:fs';
import { doc, getDoc, setDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isRefusal } from './rules-attempt';
import { openRules } from './rules-environment';

/** The rules of Cloud Storage as rules of a database: a file is a document there, with its metadata as fields. */
const inFirestore = readFileSync('storage.rules', 'utf8')
  .replace('service firebase.storage', 'service cloud.firestore')
  .replace('match /b/{bucket}/o', 'match /databases/{database}/documents')
  .replaceAll('firestore.', '')
  .replaceAll('request.resource.', 'request.resource.data.')
  .replaceAll('(resource.metadata.', '(resource.data.metadata.');

const environment = await openRules('demo-storage-rules', inFirestore);
afterAll(() => environment.cleanup());

const request = 'tuitionRequests/LL-T0123456789ABC';
const enquiry = 'enquiries/LL-E0123456789ABC';

beforeEach(async () => {
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore();
    for (const path of [request, enquiry, 'tracking/LL-T0123456789ABC'])
      await setDoc(doc(store, path), { state: 'new' });
    await setDoc(doc(store, 'roles/office'), { role: 'admin' });
    await setDoc(doc(store, 'roles/kofi'), { role: 'tutor' });
  });
});

const metadata = { owner: request, name: 'homework.jpg', sha256: 'a0'.repeat(32) };
const file = { size: 5 * 1024 * 1024, contentType: 'image/jpeg', metadata };
const guest = environment.unauthenticatedContext().firestore();

async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (cause) {
    if (isRefusal(cause)) return false;
    throw cause;
  }
}
const send = (data: object) => isAllowed(setDoc(doc(guest, 'files/f1'), data));
const read = (store: Firestore) => isAllowed(getDoc(doc(store, 'files/f1')));

it('a file is sent once, with a record that is there', async () => {
  expect(await send(file)).toBe(true);
  expect(await send(file)).toBe(false);
});

it('a file of an enquiry is sent too', async () => {
  expect(await send({ ...file, metadata: { ...metadata, owner: enquiry } })).toBe(true);
});

it.each([
  ['without metadata', { size: 1, contentType: 'image/jpeg' }],
  ['of no record', { ...file, metadata: { name: 'a', sha256: metadata.sha256 } }],
  [
    'of a record that is not there',
    { ...file, metadata: { ...metadata, owner: `${request.slice(0, -1)}D` } },
  ],
  ['of what is no record', { ...file, metadata: { ...metadata, owner: 'tracking/LL-T0123456789ABC' } }],
  ['of what has no code', { ...file, metadata: { ...metadata, owner: 'roles/office' } }],
  [
    'of something below a record',
    { ...file, metadata: { ...metadata, owner: `${request}/contact/guardian` } },
  ],
  ['without a name', { ...file, metadata: { ...metadata, name: '' } }],
  ['with a name that is too long', { ...file, metadata: { ...metadata, name: 'a'.repeat(201) } }],
  ['with a hash that is none', { ...file, metadata: { ...metadata, sha256: `${metadata.sha256}0` } }],
  ['that is empty', { ...file, size: 0 }],
  ['that is too large', { ...file, size: file.size + 1 }],
  ['of another type', { ...file, contentType: 'text/html' }],
])('a file %s is refused', async (_what, data) => {
  expect(await send(data)).toBe(false);
});

it('a file of a profile comes from the office alone, and is read by everybody', async () => {
  await environment.withSecurityRulesDisabled((context) =>
    setDoc(doc(context.firestore(), 'tutors/ama'), { state: 'active' }),
  );
  const photo = { ...file, metadata: { ...metadata, owner: 'tutors/ama' } };
  expect(await send(photo)).toBe(false);
  const office = environment.authenticatedContext('office').firestore();
  expect(await isAllowed(setDoc(doc(office, 'files/f1'), photo))).toBe(true);
  expect(await read(guest)).toBe(true);
});

it('a file that is there is read by the office alone, and that none is there by anybody', async () => {
  expect(await read(guest)).toBe(true);
  await send(file);
  expect(await read(guest)).toBe(false);
  expect(await read(environment.authenticatedContext('kofi').firestore())).toBe(false);
  expect(await read(environment.authenticatedContext('office').firestore())).toBe(true);
});
