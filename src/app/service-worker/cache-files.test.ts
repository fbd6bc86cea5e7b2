import { beforeEach, expect, test, vi } from 'vitest';
import { languageGroupsOf } from './answer-words';
import { createPrecacheGroups } from './cache-files';

// Nothing is precached in this test.
vi.mock('workbox-precaching', () => ({ getCacheKeyForURL: () => undefined, matchPrecache: () => undefined }));

const origin = 'http://localhost';
const pathOf = (request: string | { readonly url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, origin).pathname;

/** Paths that the network serves. */
const served = new Set<string>();

function openCache() {
  const kept = new Map<string, Response>();
  return {
    match: (request: string | Request) => Promise.resolve(kept.get(pathOf(request))?.clone()),
    put: (request: string | Request, response: Response) => {
      kept.set(pathOf(request), response);
      return Promise.resolve();
    },
    add: (request: Request) => {
      const path = pathOf(request);
      if (!served.has(path)) return Promise.reject(new TypeError('Failed to fetch'));
      kept.set(path, new Response(path));
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...kept.keys()].map((path) => ({ url: origin + path }))),
    delete: (request: { readonly url: string }) => Promise.resolve(kept.delete(pathOf(request))),
    paths: () => [...kept.keys()],
  };
}

const opened = new Map<string, ReturnType<typeof openCache>>();

function cacheOf(name: string) {
  const cache = opened.get(name) ?? openCache();
  opened.set(name, cache);
  return cache;
}

const files = [
  { url: '/assets/apply.js', revision: null, groups: ['/apply'] },
  { url: '/assets/door.js', revision: null, groups: ['/code'] },
  { url: '/assets/area.js', revision: null, groups: ['/tutor/'] },
  { url: '/words/test/en/tutor-area.json', revision: null, groups: ['/tutor/'] },
  { url: '/assets/firebase.js', revision: null, groups: ['/firebase'] },
  { url: '/words/test/ha.json', revision: null, groups: ['/words/ha'] },
  { url: '/words/test/ha-checked.json', revision: null, groups: ['/words/ha-checked'] },
];
const groups = createPrecacheGroups(files);
const precacheGroups = () => cacheOf('lifeline-occasions').paths();
const here = () => cacheOf('lifeline-files-test').paths().sort();

beforeEach(() => {
  opened.clear();
  served.clear();
  for (const { url } of files) served.add(url);
  vi.stubGlobal('caches', { open: (name: string) => Promise.resolve(cacheOf(name)) });
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string;
      constructor(path: string) {
        this.url = origin + path;
      }
    },
  );
});

test('a page of the tutor area caches the area with its words; its sign-in page caches nothing', async () => {
  for (const path of ['/tutor', '/tutor/', '/tutors', '/']) await groups.cacheFor(path);
  expect(precacheGroups()).toEqual([]);
  await groups.cacheFor('/tutor/somebody');
  // Nothing is cached for another group.
  expect(precacheGroups()).toEqual(['/tutor/']);
  expect(here()).toEqual(['/assets/area.js', '/words/test/en/tutor-area.json']);
});

test('a file of the area does not cache the area, because the sign-in page loads some of them', async () => {
  await groups.cacheForLoaded(['/assets/area.js', '/assets/firebase.js']);
  expect(precacheGroups()).toEqual(['/firebase']);
});

test('the words of a language are cached once a page has loaded some of them, and no others', async () => {
  await Promise.all(
    languageGroupsOf(['/', '/words/test/en/shell.json', '/words/test/ha/shell.json']).map((group) =>
      groups.cacheFor(group),
    ),
  );
  expect(here()).toEqual(['/words/test/ha.json']);
  expect(precacheGroups()).toEqual(['/words/ha']);
  await Promise.all(
    languageGroupsOf(['/words/test/ha-checked/shell.json']).map((group) => groups.cacheFor(group)),
  );
  expect(here()).toEqual(['/words/test/ha-checked.json', '/words/test/ha.json']);
});

test('a new build caches the used precache groups again', async () => {
  await cacheOf('lifeline-occasions').put('/tutor/', new Response(String(Date.now())));
  await cacheOf('lifeline-occasions').put('/apply', new Response(String(Date.now() - 91 * 86_400_000)));
  await groups.recacheUsed();
  expect(here()).toEqual(['/assets/area.js', '/words/test/en/tutor-area.json']);
  expect(precacheGroups()).toEqual(['/tutor/']);
});

test('a new build that cannot cache a used group fails, while a group of an opened page is cached as far as it loads', async () => {
  await cacheOf('lifeline-occasions').put('/code', new Response(String(Date.now())));
  served.delete('/assets/door.js');
  await expect(groups.recacheUsed()).rejects.toThrow('Failed to fetch');
  await expect(groups.cacheFor('/code')).resolves.toBeUndefined();
});
