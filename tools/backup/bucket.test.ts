import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Manifest } from './backup-folder';
import { ownerByKey } from './owner';
import type { Send } from './patient-ask';
import { createAsk } from './patient-ask';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';
import { generateKeyPairSync } from 'node:crypto';

interface Kept {
  readonly facts: { readonly contentType: string; readonly metadata?: Readonly<Record<string, string>> };
  readonly bytes: Buffer;
}
type Buckets = Record<string, Map<string, Kept>>;

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = { project_id: 'p', client_email: 'owner@p.iam.gserviceaccount.com', private_key: privateKey };

/** Reads the two parts of an upload. */
function readUpload(body: Buffer): Kept & { readonly name: string } {
  const text = body.toString('latin1');
  const [, boundary = ''] = /^--(\S+)\r\n/.exec(text) ?? [];
  const [, facts = '', bytes = ''] = text
    .split(`--${boundary}`)
    .map((part) => part.split('\r\n\r\n').slice(1).join('\r\n\r\n').slice(0, -2));
  const { name, ...rest } = JSON.parse(Buffer.from(facts, 'latin1').toString('utf8')) as Kept['facts'] & {
    name: string;
  };
  return { name, facts: rest, bytes: Buffer.from(bytes, 'latin1') };
}

/** Cloud Storage in memory, beside a database without documents. Two files on a page. */
const storage =
  (buckets: Buckets): Send =>
  (address, options) => {
    const url = new URL(address);
    if (url.host === 'oauth2.googleapis.com')
      return Promise.resolve(Response.json({ access_token: 't', expires_in: 3600 }));
    expect(new Headers(options.headers).get('Authorization')).toBe('Bearer t');
    if (url.host === 'firestore.googleapis.com')
      return Promise.resolve(Response.json([{ readTime: '2026-11-28T10:00:00Z' }]));
    const [, bucket = '', object] = /\/b\/([^/]+)\/o(?:\/(.+))?$/.exec(url.pathname) ?? [];
    const files = buckets[bucket];
    if (!files) return Promise.resolve(Response.json({ error: { message: 'no bucket' } }, { status: 404 }));
    if (options.method === 'POST') {
      const { name, ...kept } = readUpload(options.body as unknown as Buffer);
      if (files.has(name)) return Promise.resolve(Response.json({ error: {} }, { status: 412 }));
      files.set(name, kept);
      return Promise.resolve(Response.json({ name }));
    }
    if (object !== undefined)
      return Promise.resolve(
        new Response(new Uint8Array(files.get(decodeURIComponent(object))?.bytes ?? [])),
      );
    const names = [...files.keys()]
      .filter((name) => name.startsWith(url.searchParams.get('prefix') ?? ''))
      .sort();
    const start = Number(url.searchParams.get('pageToken') ?? 0);
    return Promise.resolve(
      Response.json({
        items: names.slice(start, start + 2).map((name) => ({ name, size: '1', ...files.get(name)?.facts })),
        ...(start + 2 < names.length && { nextPageToken: String(start + 2) }),
      }),
    );
  };

let place = '';
let folder = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lifeline-bucket-'));
  folder = join(place, 'backup');
});
afterEach(() => rmSync(place, { recursive: true }));

const files = new Map<string, Kept>(
  ['b', 'a', 'c'].map((id, index) => [
    `files/${id}`,
    {
      facts: { contentType: 'image/jpeg', metadata: { owner: 'tutors/u1', name: 'kɔ.jpg', sha256: id } },
      bytes: Buffer.from([index, 13, 10, 13, 10, 45, 45, 255]),
    },
  ]),
);

const openBuckets = (buckets: Buckets) => {
  const owner = ownerByKey(
    key,
    createAsk(storage(buckets), () => Promise.resolve()),
  );
  return { owner, bucket: (name: string) => ({ owner, name }) };
};

it('brings the files of Cloud Storage with bytes and metadata into an empty bucket', async () => {
  const buckets: Buckets = { old: files, new: new Map() };
  const { owner, bucket } = openBuckets(buckets);
  const { bucket: part } = await writeBackup(owner, folder, bucket('old'));
  expect(part?.count).toBe(3);
  await restoreBackup(owner, folder, bucket('new'));
  expect([...(buckets.new ?? [])]).toEqual([...files].sort(([first], [second]) => (first < second ? -1 : 1)));
});

it('asks for the bucket that the files need, and refuses one that has files', async () => {
  const { owner, bucket } = openBuckets({ old: files });
  await writeBackup(owner, folder, bucket('old'));
  await expect(restoreBackup(owner, folder, null)).rejects.toThrow(
    'has 3 files of Cloud Storage: name the bucket',
  );
  await expect(restoreBackup(owner, folder, bucket('old'))).rejects.toThrow('is not empty: it has files/');
});

it('leaves nothing of a backup that broke off', async () => {
  const { owner, bucket } = openBuckets({});
  await expect(writeBackup(owner, folder, bucket('none'))).rejects.toThrow('does not know this');
  expect(existsSync(folder)).toBe(false);
});

it('says that a backup has no files of Cloud Storage when none were asked for', async () => {
  const { owner } = openBuckets({});
  await writeBackup(owner, folder, null);
  expect((JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest).bucket).toBeNull();
});
