import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Bytes, doc, getDoc, GeoPoint, setDoc, Timestamp, type Firestore } from 'firebase/firestore/lite';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Manifest } from '../../tools/backup/backup-folder';
import { ownerOfEmulators } from '../../tools/backup/owner';
import { createAsk, type Send } from '../../tools/backup/patient-ask';
import { restoreBackup } from '../../tools/backup/restore-backup';
import { writeBackup } from '../../tools/backup/write-backup';
import { openRules } from './rules-environment';

const server = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const rules = readFileSync('firestore.rules', 'utf8');
const [from, to] = ['demo-backup-from', 'demo-backup-to'];
const [first, second] = [await openRules(from, rules), await openRules(to, rules)];
const place = mkdtempSync(join(tmpdir(), 'lifeline-backup-'));
let number = 0;
const newFolder = () => join(place, `backup-${(number += 1)}`);

afterAll(async () => {
  rmSync(place, { recursive: true });
  await Promise.all([first.close(), second.close()]);
});
beforeEach(() => Promise.all([first.clear(), second.clear()]));

const run = (command: string, ...args: string[]) =>
  spawnSync(process.execPath, [`tools/backup/${command}.mjs`, ...args], { encoding: 'utf8' });

const piece = (start: number) =>
  Bytes.fromUint8Array(Uint8Array.from({ length: 700_000 }, (_, index) => (start + index * 7) % 256));

/** All kinds of values, documents below missing ones, and enough of them for three pages. */
const documentsFor = (store: Firestore): Readonly<Record<string, Record<string, unknown>>> => ({
  'offers/o1': {
    at: new Timestamp(1_790_000_000, 123_456_000),
    nothing: null,
    whole: 3,
    part: 3.5,
    large: Number.MAX_SAFE_INTEGER,
    none: Number.NaN,
    yes: true,
    line: 'Akwaaba ɛ ɔ \u2028 "quoted"\nsecond',
    place: new GeoPoint(5.6, -0.2),
    tutor: doc(store, 'tutors/u1'),
    list: [{ a: [1].map(String), at: Timestamp.fromMillis(5) }, null],
    empty: {},
    'with.dot': { '2': 'b', '10': 'a' },
  },
  'offers/o1/lessons/l1/entries/e1': { kind: 'arrival' },
  'evidence/u1/items/i1': { state: 'valid' },
  'files/f1': { owner: 'tutors/u1', size: 1_400_000 },
  'files/f1/pieces/0': { bytes: piece(1) },
  'files/f1/pieces/1': { bytes: piece(2) },
  'people/o1': { name: 'not a lesson' },
  ...Object.fromEntries(Array.from({ length: 120 }, (_, index) => [`changeLog/c${index}`, { index }])),
});

async function fill(): Promise<Record<string, Record<string, unknown>>> {
  const store = first.owner();
  const documents = documentsFor(store);
  await Promise.all(Object.entries(documents).map(([path, data]) => setDoc(doc(store, path), data)));
  return documents;
}

/** What the site's SDK reads, with references as paths. */
async function read(store: Firestore, path: string): Promise<unknown> {
  const data = (await getDoc(doc(store, path))).data();
  return data && 'tutor' in data ? { ...data, tutor: (data.tutor as { path: string }).path } : data;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
const sumsOf = (folder: string) => manifestOf(folder).collections;

it('brings all documents and files of a project into an empty one, by the two commands', async () => {
  const documents = await fill();
  const folder = newFolder();
  const written = run('backup', `--to=${folder}`, '--emulators', `--project=${from}`);
  expect(written.stderr).toBe('');
  expect(written.stdout).toContain('127 documents in 7 collections, 0 accounts, no files of Cloud Storage');
  expect(sumsOf(folder).map(({ name, count }) => [name, count])).toEqual([
    ['changeLog', 120],
    ['evidence/*/items', 1],
    ['files', 1],
    ['files/*/pieces', 2],
    ['offers', 1],
    ['offers/*/lessons/*/entries', 1],
    ['people', 1],
  ]);

  const restored = run('restore', `--from=${folder}`, '--emulators', `--project=${to}`);
  expect(restored.stderr).toBe('');
  expect(restored.stdout).toContain(`${to} holds what the backup holds, by count and hash: 127 documents`);
  for (const path of Object.keys(documents)) {
    const before = await read(first.owner(), path);
    expect(before).toBeDefined();
    expect(await read(second.owner(), path)).toEqual(before);
  }
  expect(readdirSync(folder).filter((file) => file.startsWith('restore-'))).toEqual([]);

  // A backup of what was restored has the same hashes.
  const again = newFolder();
  await writeBackup(ownerOfEmulators(to, server), again, null);
  expect(sumsOf(again)).toEqual(sumsOf(folder));
});

it('overwrites no backup, and no project that has something', async () => {
  await fill();
  const folder = newFolder();
  const backup = () => run('backup', `--to=${folder}`, '--emulators', `--project=${from}`);
  expect(backup().status).toBe(0);
  const twice = backup();
  expect(twice.status).toBe(1);
  expect(twice.stderr).toContain('exists already');

  await setDoc(doc(second.owner(), 'people/esi'), { name: 'Esi' });
  const restored = run('restore', `--from=${folder}`, '--emulators', `--project=${to}`);
  expect(restored.status).toBe(1);
  expect(restored.stderr).toContain(`${to} is not empty: it has people/esi`);
  expect(await read(second.owner(), 'offers/o1')).toBeUndefined();
});

it('reads what was there at one moment, while the site is used', async () => {
  await fill();
  const folder = newFolder();
  let isFirst = true;
  const send: Send = async (address, options) => {
    const answer = await fetch(address, options);
    if (isFirst) await setDoc(doc(first.owner(), 'tutors/late'), { name: 'after the first page' });
    isFirst = false;
    return answer;
  };
  await writeBackup(ownerOfEmulators(from, server, createAsk(send)), folder, null);
  expect(sumsOf(folder).map(({ name }) => name)).not.toContain('tutors');
});

const noPause = () => Promise.resolve();

it('goes on with a restore that broke off, also after a commit whose answer was lost', async () => {
  await fill();
  const folder = newFolder();
  await writeBackup(ownerOfEmulators(from, server), folder, null);
  let commits = 0;
  const breaking: Send = async (address, options) => {
    if (!address.endsWith(':commit')) return fetch(address, options);
    commits += 1;
    if (commits > 3) throw new TypeError('fetch failed');
    const answer = await fetch(address, options);
    // The answer to the third commit is lost.
    if (commits === 3) throw new TypeError('fetch failed');
    return answer;
  };
  const broken = ownerOfEmulators(to, server, createAsk(breaking, noPause));
  await expect(restoreBackup(broken, folder, null)).rejects.toThrow('The network broke');
  expect(await read(second.owner(), 'files/f1')).toBeDefined();
  expect(await read(second.owner(), 'people/o1')).toBeUndefined();

  // Another backup does not pass for the same restore.
  const other = newFolder();
  await writeBackup(ownerOfEmulators(from, server), other, null);
  await expect(restoreBackup(ownerOfEmulators(to, server), other, null)).rejects.toThrow('is not empty');

  await restoreBackup(ownerOfEmulators(to, server), folder, null);
  expect(await read(second.owner(), 'people/o1')).toEqual({ name: 'not a lesson' });
});

it('overwrites nothing that somebody wrote meanwhile, and names it', async () => {
  await fill();
  const folder = newFolder();
  await writeBackup(ownerOfEmulators(from, server), folder, null);
  let isFirst = true;
  const meanwhile: Send = async (address, options) => {
    if (address.endsWith(':commit') && isFirst) {
      isFirst = false;
      await setDoc(doc(second.owner(), 'people/o1'), { name: 'Esi' });
    }
    return fetch(address, options);
  };
  await expect(
    restoreBackup(ownerOfEmulators(to, server, createAsk(meanwhile)), folder, null),
  ).rejects.toThrow('Somebody else wrote people/o1');
  expect(await read(second.owner(), 'people/o1')).toEqual({ name: 'Esi' });
});

it('compares the project with the backup after writing', async () => {
  await fill();
  const folder = newFolder();
  await writeBackup(ownerOfEmulators(from, server), folder, null);
  let isFirst = true;
  const meanwhile: Send = async (address, options) => {
    if (address.endsWith(':commit') && isFirst) {
      isFirst = false;
      await setDoc(doc(second.owner(), 'tutors/new'), { name: 'Kofi' });
    }
    return fetch(address, options);
  };
  await expect(
    restoreBackup(ownerOfEmulators(to, server, createAsk(meanwhile)), folder, null),
  ).rejects.toThrow('is not equal to the backup in: tutors');
});

it('writes nothing of a backup that was changed', async () => {
  await fill();
  const folder = newFolder();
  await writeBackup(ownerOfEmulators(from, server), folder, null);
  const file = join(folder, 'people.ndjson');
  writeFileSync(file, readFileSync(file, 'utf8').replace('not a lesson', 'another name'));
  await expect(restoreBackup(ownerOfEmulators(to, server), folder, null)).rejects.toThrow(
    'people.ndjson was changed since the backup',
  );
  expect(await read(second.owner(), 'changeLog/c0')).toBeUndefined();
});

it.each([
  ['no folder', 'backup', ['--emulators'], '--to must name a folder'],
  ['neither key nor servers', 'backup', ['--to=x'], 'Give either --service-account or --emulators'],
  ['a key that is not there', 'restore', ['--from=x', '--service-account=nowhere.json'], 'There is no file'],
  [
    'a folder that git would take',
    'backup',
    ['--to=copies', '--emulators'],
    "A backup holds children's data",
  ],
  ['a folder that is not there', 'restore', ['--from=nowhere', '--emulators'], 'There is no folder'],
])('rejects %s', (_what, command, args, words) => {
  const { status, stderr } = run(command, ...args);
  expect(status).toBe(1);
  expect(stderr).toContain(words);
});
