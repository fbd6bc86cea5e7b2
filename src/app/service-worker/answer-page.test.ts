import { beforeEach, expect, it, vi } from 'vitest';
import { buildId } from '@/shared/config';
import { answerPage } from './answer-page';

vi.mock('workbox-precaching', () => ({
  matchPrecache: () => Promise.resolve(new Response('the shell')),
}));

const ask = vi.fn<() => Promise<Response>>();
const put = vi.fn(() => Promise.resolve());
vi.stubGlobal('fetch', ask);
vi.stubGlobal('caches', {
  match: () => Promise.resolve(undefined),
  open: () => Promise.resolve({ put }),
});

beforeEach(() => void put.mockClear());

const open = async (path: string) => {
  const response = await answerPage(new Request(`http://localhost${path}`), () => undefined);
  return [response.status, await response.text()];
};

it.each([500, 502, 503])('serves the shell instead of a %i of a failing server', async (status) => {
  ask.mockImplementation(() => Promise.resolve(new Response('Bad gateway', { status })));
  // A page with its own document, and an address without one.
  expect(await open('/faq')).toEqual([200, 'the shell']);
  expect(await open('/no-such-page')).toEqual([200, 'the shell']);
  expect(put).not.toHaveBeenCalled();
});

it('passes on a 404, and serves a page of this build', async () => {
  ask.mockImplementation(() => Promise.resolve(new Response('Nothing here', { status: 404 })));
  expect(await open('/no-such-page')).toEqual([404, 'Nothing here']);
  const html = `<html data-build="${buildId}">`;
  ask.mockImplementation(() => Promise.resolve(new Response(html)));
  expect(await open('/faq')).toEqual([200, html]);
});
