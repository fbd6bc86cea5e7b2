// @vitest-environment node
import { expect, it } from 'vitest';
import type { FirebaseSettings } from '../../src/shared/config/firebase-settings';
import { readPublished } from './read-published';

const settings = { projectId: 'a-project', apiKey: 'key' } as FirebaseSettings;

/** Answers like Firestore, from questions with these ids. */
function answering(ids: readonly string[]) {
  const asked: string[] = [];
  const ask = (_address: string, { body }: RequestInit) => {
    const { structuredQuery } = JSON.parse(body as string) as {
      structuredQuery: { limit: number; startAt?: { values: { referenceValue: string }[] } };
    };
    const after = structuredQuery.startAt?.values[0]?.referenceValue.split('/').at(-1) ?? '';
    asked.push(after);
    const found = ids.filter((id) => id > after).slice(0, structuredQuery.limit);
    const documents = found.map((id) => ({
      document: { name: `x/solved/${id}`, fields: { slug: { stringValue: `slug-${id}` } } },
    }));
    return Promise.resolve(new Response(JSON.stringify([...documents, { readTime: 'now' }])));
  };
  return { ask, asked };
}

it('reads all published questions, page by page', async () => {
  const { ask, asked } = answering(['a', 'b', 'c', 'd', 'e']);
  expect(await readPublished(settings, 'solved', ask, 2)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, fields: { slug: `slug-${id}` } })),
  );
  expect(asked).toEqual(['', 'b', 'd']);
});

it('says when the database refuses', async () => {
  const reading = readPublished(settings, 'solved', () =>
    Promise.resolve(new Response('[]', { status: 403 })),
  );
  await expect(reading).rejects.toThrow('refuses to list solved (403)');
});
