import { readFileSync } from 'node:fs';
import { doc, setDoc } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { parseJob, type Job } from '@/entities/jobs/job';
import { readPosts } from '../../tools/firebase/read-posts';
import { boardJob, boardNow, manyJobs } from '../samples/jobs-of-board';
import { openRules } from './rules-environment';

const projectId = 'demo-posts';
const environment = await openRules(projectId, readFileSync('firestore.rules', 'utf8'));
afterAll(() => environment.close());
beforeEach(() => environment.clear());

const [host = '', port = ''] = (process.env.FIRESTORE_EMULATOR_HOST ?? '').split(':');
const settings = {
  apiKey: 'key',
  authDomain: `${projectId}.firebaseapp.com`,
  projectId,
  storageBucket: `${projectId}.firebasestorage.app`,
  messagingSenderId: '1',
  appId: 'app',
  fileStore: 'documents',
  emulators: { auth: '', firestoreHost: host, firestorePort: Number(port) },
} as const;

/** Stores posts with their times as the site does. */
const store = (jobs: readonly Job[]) =>
  Promise.all(
    jobs.map(({ code, createdAt, movedAt, updatedAt, publishedAt, ...job }) =>
      setDoc(doc(environment.owner(), `jobs/${code}`), {
        ...job,
        createdAt: new Date(createdAt),
        movedAt: new Date(movedAt),
        updatedAt: new Date(updatedAt),
        ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
      }),
    ),
  );

const earliest = '2026-02-20T00:00:00.000Z';
const read = async (pageSize?: number) =>
  (await readPosts(settings, earliest, fetch, pageSize)).map(({ code, fields }) => parseJob(code, fields));

it('reads what was published and has not closed long ago, as the site reads it, without a sign-in', async () => {
  const { publishedAt: _never, ...unpublished } = boardJob;
  const jobs: readonly Job[] = [
    {
      ...boardJob,
      pay: { kind: 'range', per: 'hour', from: 2000, to: 3550 },
      closesAt: '2026-03-05T00:00:00.000Z',
    },
    { ...boardJob, code: 'LL-P0000000000001', state: 'paused', closesAt: '2026-03-04T00:00:00.000Z' },
    {
      ...boardJob,
      code: 'LL-P0000000000002',
      state: 'closed',
      closedFor: 'filled',
      closesAt: '2026-03-03T00:00:00.000Z',
    },
  ];
  await store([
    ...jobs,
    { ...unpublished, code: 'LL-P0000000000003', state: 'draft' },
    { ...boardJob, code: 'LL-P0000000000004', closesAt: earliest },
  ]);
  expect(await read()).toEqual(jobs);
});

it('reads all pages, also where posts close at one moment', async () => {
  const jobs = manyJobs(23).map((job) => ({
    ...job,
    subjects: [],
    closesAt: boardNow.toISOString(),
  }));
  await store(jobs);
  const found = await read(5);
  expect(found.map(({ code }) => code)).toEqual(jobs.map(({ code }) => code).reverse());
});

it('stops when the database refuses, and says how to go on', async () => {
  const reading = readPosts(settings, earliest, () => Promise.resolve(new Response('[]', { status: 403 })));
  await expect(reading).rejects.toThrow('refuses to list the posts (403)');
  await expect(reading).rejects.toThrow('--without-posts');
});
