import { expect, it } from 'vitest';
import { readFacts } from './read-facts';

const settings = {
  apiKey: 'key',
  authDomain: 'lifeline.firebaseapp.com',
  projectId: 'lifeline',
  storageBucket: 'lifeline.firebasestorage.app',
  messagingSenderId: '1',
  appId: 'app',
  fileStore: 'documents',
} as const;

it('reads the fields of the document that anybody may read', async () => {
  const asked: string[] = [];
  const facts = await readFacts(settings, (address) => {
    asked.push(address);
    return Promise.resolve(
      Response.json({
        fields: { phone: { stringValue: '+233201234567' }, replyDays: { integerValue: '4' } },
      }),
    );
  });
  expect(facts).toEqual({ phone: '+233201234567', replyDays: 4 });
  expect(asked).toEqual([
    'https://firestore.googleapis.com/v1/projects/lifeline/databases/(default)/documents/settings/site?key=key',
  ]);
});

it('finds nothing before the office has set anything', async () => {
  expect(await readFacts(settings, () => Promise.resolve(new Response('{}', { status: 404 })))).toEqual({});
});

it.each([
  ['refuses', () => Promise.resolve(new Response('{}', { status: 403 }))],
  ['does not answer', () => Promise.reject(new TypeError('fetch failed'))],
])('stops when the database %s, and says how to go on', async (what, ask) => {
  const reading = readFacts(settings, ask);
  await expect(reading).rejects.toThrow(what);
  await expect(reading).rejects.toThrow('--without-facts');
});
