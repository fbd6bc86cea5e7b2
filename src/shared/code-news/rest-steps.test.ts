import { afterEach, expect, it, vi } from 'vitest';
import { ReadRefused } from './read-answer';
import { createRestSteps } from './rest-steps';

const settings = { projectId: 'demo-site', apiKey: 'key' };

afterEach(() => vi.unstubAllGlobals());

function answer(status: number, body: unknown = {}) {
  const fetched = vi.fn((_address: string) => Promise.resolve(Response.json(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

it('counts the steps of a code by one small request', async () => {
  const fetched = answer(200, { fields: { steps: { mapValue: { fields: { sent: {}, seen: {} } } } } });
  expect(await createRestSteps(settings)('LL-T1')).toBe(2);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://firestore.googleapis.com/v1/projects/demo-site/databases/(default)/documents/tracking/LL-T1?mask.fieldPaths=steps&key=key',
  ]);
});

it('knows no steps of a code without a record', async () => {
  answer(404);
  expect(await createRestSteps(settings)('LL-T1')).toBeNull();
});

it.each([401, 403])('names a refusal with %i, as where App Check is enforced', async (status) => {
  answer(status);
  await expect(createRestSteps(settings)('LL-T1')).rejects.toBeInstanceOf(ReadRefused);
});

it('fails with the answer of a server in trouble', async () => {
  answer(503);
  await expect(createRestSteps(settings)('LL-T1')).rejects.toThrow('503');
});
