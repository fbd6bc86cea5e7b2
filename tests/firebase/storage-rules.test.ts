import { readFileSync } from 'node:fs';
import { deleteDoc, doc, getDoc, setDoc, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { isRefusal } from './rules-attempt';
import { openRules } from './rules-environment';

/**
 * Rules of Cloud Storage, converted to database rules: a file becomes a document with its metadata as fields.
 */
const inFirestore = readFileSync('storage.rules', 'utf8')
  .replace('service firebase.storage', 'service cloud.firestore')
  .replace('match /b/{bucket}/o', 'match /databases/{database}/documents')
  .replaceAll('firestore.', '')
  .replaceAll('request.resource.', 'request.resource.data.')
  .replaceAll('(resource.metadata.', '(resource.data.metadata.');

const environment = await openRules('demo-storage-rules', inFirestore);
afterAll(() => environment.close());
const owner = environment.owner();

const application = 'tutorApplications/LL-A0123456789ABC';
const asked = 'tutorApplications/LL-A1123456789ABC';
const enquiry = 'enquiries/LL-E0123456789ABC';
const paperId = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c66';
const maximumBytes = 5 * 1024 * 1024;

beforeEach(async () => {
  await environment.clear();
  const named = { id: paperId, name: 'card.jpg', type: 'image/jpeg', size: maximumBytes };
  const files = { ghanaCard: named, photo: '' };
  await setDoc(doc(owner, application), { state: 'submitted', files });
  await setDoc(doc(owner, asked), { state: 'papers', files: { ghanaCard: '', photo: '' } });
  for (const path of [enquiry, 'tracking/LL-A0123456789ABC'])
    await setDoc(doc(owner, path), { state: 'new', files });
  await setDoc(doc(owner, 'roles/office'), { role: 'admin' });
  await setDoc(doc(owner, 'roles/desk'), { role: 'admin', duties: ['office'] });
  await setDoc(doc(owner, 'roles/lead'), { role: 'admin', duties: ['safeguarding'] });
  await setDoc(doc(owner, 'roles/kofi'), { role: 'tutor' });
});

const metadata = { owner: application, name: 'card.jpg', sha256: 'a0'.repeat(32) };
const file = { size: maximumBytes, contentType: 'image/jpeg', metadata };
const guest = environment.guest();

async function isAllowed(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (cause) {
    if (isRefusal(cause)) return false;
    throw cause;
  }
}
const send = (data: object) => isAllowed(setDoc(doc(guest, `files/${paperId}`), data));
const read = (store: Firestore) => isAllowed(getDoc(doc(store, `files/${paperId}`)));

it('a file is sent once, for an application that names it', async () => {
  expect(await send(file)).toBe(true);
  expect(await send(file)).toBe(false);
});

it('requested papers are uploaded before the application names them', async () => {
  expect(await send({ ...file, metadata: { ...metadata, owner: asked, name: 'back.jpg' } })).toBe(true);
});

it('papers of subjects come from their tutor, while the office has not decided', async () => {
  const sendAs = (store: Firestore, id: string) =>
    isAllowed(
      setDoc(doc(store, `files/${paperId}`), {
        ...file,
        metadata: { ...metadata, owner: `subjectAdditions/${id}` },
      }),
    );
  const named = { id: paperId, name: 'card.jpg', type: 'image/jpeg', size: maximumBytes };
  const files = { certificate: named, transcript: '' };
  const [open, decided] = [paperId, paperId.replace('6a', '7a')];
  await setDoc(doc(owner, `subjectAdditions/${open}`), { state: 'asked', tutorId: 'kofi', files });
  await setDoc(doc(owner, `subjectAdditions/${decided}`), { state: 'refused', tutorId: 'kofi', files });
  expect(await sendAs(guest, open)).toBe(false);
  expect(await sendAs(environment.signedIn('ama'), open)).toBe(false);
  expect(await sendAs(environment.signedIn('kofi'), decided)).toBe(false);
  expect(await sendAs(environment.signedIn('kofi'), open)).toBe(true);
});

it('pictures of a homework answer come from whoever answers, while it waits for an answer', async () => {
  const files = { first: '', second: '', third: '' };
  const at = `homeworkQuestions/${paperId}`;
  const tryIt = async (store: Firestore, fields: object = {}, type = 'image/png') => {
    await setDoc(doc(owner, at), { state: 'claimed', tutor: 'kofi', files, ...fields });
    const picture = { size: 5, contentType: type, metadata: { ...metadata, owner: at, name: 'picture' } };
    return isAllowed(setDoc(doc(store, `files/${paperId}`), picture));
  };
  const kofi = environment.signedIn('kofi');
  expect(await tryIt(guest)).toBe(false);
  expect(await tryIt(environment.signedIn('ama'))).toBe(false);
  expect(await tryIt(kofi, { state: 'answered' })).toBe(false);
  expect(await tryIt(kofi, { removal: 'begun' })).toBe(false);
  expect(await tryIt(kofi, {}, 'application/pdf')).toBe(false);
  expect(await tryIt(environment.signedIn('lead'))).toBe(false);
  expect(await tryIt(kofi)).toBe(true);
});

it.each([
  ['without metadata', { size: 1, contentType: 'image/jpeg' }],
  ['of an enquiry', { ...file, metadata: { ...metadata, owner: enquiry } }],
  ['that its application does not name', { ...file, metadata: { ...metadata, name: 'other.jpg' } }],
  ['of another size than its application says', { ...file, size: 7 }],
  ['of no record', { ...file, metadata: { name: 'a', sha256: metadata.sha256 } }],
  [
    'of a record that is not there',
    { ...file, metadata: { ...metadata, owner: `${application.slice(0, -1)}D` } },
  ],
  ['of what is no record', { ...file, metadata: { ...metadata, owner: 'tracking/LL-A0123456789ABC' } }],
  ['of what has no code', { ...file, metadata: { ...metadata, owner: 'roles/office' } }],
  [
    'of something below a record',
    { ...file, metadata: { ...metadata, owner: `${application}/contact/referees` } },
  ],
  ['without a name', { ...file, metadata: { ...metadata, name: '' } }],
  ['with a name that is too long', { ...file, metadata: { ...metadata, name: 'a'.repeat(201) } }],
  ['with a hash that is none', { ...file, metadata: { ...metadata, sha256: `${metadata.sha256}0` } }],
  ['that is empty', { ...file, size: 0 }],
  ['that is too large', { ...file, size: file.size + 1 }],
  ['of another type', { ...file, contentType: 'text/html' }],
])('a file %s is rejected', async (_what, data) => {
  expect(await send(data)).toBe(false);
});

it('a profile photo is uploaded by the office alone, and read by everybody', async () => {
  await setDoc(doc(owner, 'tutors/ama'), { state: 'active' });
  const photo = { ...file, metadata: { ...metadata, owner: 'tutors/ama' } };
  expect(await send(photo)).toBe(false);
  const upload = (userId: string) =>
    isAllowed(setDoc(doc(environment.signedIn(userId), `files/${paperId}`), photo));
  expect(await upload('lead')).toBe(false);
  expect(await upload('office')).toBe(true);
  expect(await read(guest)).toBe(true);
});

it('an existing file is read by the office alone; anybody may learn that a file is missing', async () => {
  expect(await read(guest)).toBe(true);
  await send(file);
  expect(await read(guest)).toBe(false);
  expect(await read(environment.signedIn('kofi'))).toBe(false);
  expect(await read(environment.signedIn('lead'))).toBe(false);
  expect(await read(environment.signedIn('desk'))).toBe(true);
  expect(await read(environment.signedIn('office'))).toBe(true);
});

it('a file is deleted by the office alone, once its application is junk', async () => {
  const office = environment.signedIn('office');
  const remove = (store: Firestore) => isAllowed(deleteDoc(doc(store, `files/${paperId}`)));
  await send(file);
  expect(await remove(office)).toBe(false);
  await setDoc(doc(owner, application), { state: 'junk' });
  expect(await remove(guest)).toBe(false);
  expect(await remove(environment.signedIn('kofi'))).toBe(false);
  expect(await remove(environment.signedIn('lead'))).toBe(false);
  expect(await remove(office)).toBe(true);
});

it('a picture of a homework question is sent once, read by everybody until the office hides it, and goes in a removal', async () => {
  const question = `homeworkQuestions/${paperId.replace('6a', '7b')}`;
  const named = { id: paperId, name: 'picture', type: 'image/jpeg', size: maximumBytes };
  const put = (fields: object) =>
    setDoc(doc(owner, question), {
      state: 'open',
      files: { first: named, second: '', third: '' },
      ...fields,
    });
  const picture = { ...file, metadata: { ...metadata, owner: question, name: 'picture' } };
  const [office, lead] = [environment.signedIn('office'), environment.signedIn('lead')];
  const remove = () => isAllowed(deleteDoc(doc(office, `files/${paperId}`)));
  await put({ files: { first: '', second: '', third: '' } });
  expect(await send(picture)).toBe(false);
  await put({});
  expect(await send({ ...picture, metadata: { ...picture.metadata, name: 'Kojo.jpg' } })).toBe(false);
  expect(await send(picture)).toBe(true);
  expect(await send(picture)).toBe(false);
  expect(await read(guest)).toBe(true);
  await put({ state: 'hidden' });
  expect(await read(guest)).toBe(false);
  expect(await read(environment.signedIn('kofi'))).toBe(false);
  expect(await read(lead)).toBe(true);
  expect(await read(office)).toBe(true);
  expect(await remove()).toBe(false);
  await put({ removal: 'begun' });
  expect(await remove()).toBe(true);
});
