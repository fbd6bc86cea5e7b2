import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRestOffers, ReadRefused } from '@/shared/code-news';
import { openRules } from './rules-environment';

const projectId = 'demo-last-offer';
const environment = await openRules(projectId, readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const settings = {
  projectId,
  apiKey: 'key',
  emulators: { auth: '', firestoreHost: host, firestorePort: Number(port) },
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Token of the emulators for somebody who is signed in. */
const tokenOf = (uid: string) =>
  `${part({ alg: 'none', typ: 'JWT' })}.${part({
    sub: uid,
    user_id: uid,
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 0,
    exp: 4_000_000_000,
    firebase: { sign_in_provider: 'password', identities: {} },
  })}.`;

const at = (hour: number) => new Date(Date.UTC(2026, 10, 28, hour));

beforeAll(async () => {
  const owner = environment.owner();
  for (const uid of ['tutor-one', 'tutor-two'])
    await setDoc(doc(owner, `roles/${uid}`), { role: 'tutor', name: uid });
  const moves = { a: ['tutor-one', 6], b: ['tutor-one', 9], c: ['tutor-two', 11] } as const;
  for (const [id, [tutorId, hour]] of Object.entries(moves))
    await setDoc(doc(owner, `offers/${id}`), { tutorId, movedAt: at(hour), state: 'sent' });
});

it('lets a tutor read without the SDK when an own offer moved last', async () => {
  const read = (tutorId: string, uid: string) => readRestOffers(settings, tutorId, tokenOf(uid));
  expect(await read('tutor-one', 'tutor-one')).toBe(at(9).getTime());
  await expect(read('tutor-two', 'tutor-one')).rejects.toBeInstanceOf(ReadRefused);
});
