import { afterEach, expect, it, vi } from 'vitest';
import { readRestOffers } from './rest-offers';
import { ReadRefused } from './read-answer';

const settings = { projectId: 'demo-site', apiKey: 'key' };

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown) {
  const fetched = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('asks once, as the tutor, for the last move alone', async () => {
  const movedAt = { timestampValue: '2026-11-28T06:00:00Z' };
  const fetched = answer(200, [{ document: { fields: { movedAt } }, readTime: 'x' }]);
  expect(await readRestOffers(settings, 'tutor-1', 'token')).toBe(Date.UTC(2026, 10, 28, 6));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [address, init] = fetched.mock.calls[0] ?? ['', {}];
  expect(address).toBe(
    'https://firestore.googleapis.com/v1/projects/demo-site/databases/(default)/documents:runQuery',
  );
  expect(init.headers).toMatchObject({ authorization: 'Bearer token' });
  expect(JSON.parse(init.body as string)).toMatchObject({
    structuredQuery: { limit: 1, select: { fields: [{ fieldPath: 'movedAt' }] } },
  });
});

it('knows no move of a tutor without an offer', async () => {
  answer(200, [{ readTime: 'x' }]);
  expect(await readRestOffers(settings, 'tutor-1', 'token')).toBe(0);
});

it.each([401, 403])('names a refusal with %i', async (status) => {
  answer(status, []);
  await expect(readRestOffers(settings, 'tutor-1', 'token')).rejects.toBeInstanceOf(ReadRefused);
});

it('fails with the answer of a server in trouble', async () => {
  answer(503, []);
  await expect(readRestOffers(settings, 'tutor-1', 'token')).rejects.toThrow('503');
});
