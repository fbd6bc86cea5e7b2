import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkFolder, createFolder, linesOf, readManifest } from './backup-folder';

let place = '';
let folder = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'lifeline-folder-'));
  folder = join(place, 'backup');
});
afterEach(() => rmSync(place, { recursive: true }));

const file = 'people.ndjson';
const lines = [
  '{"path":"people/a","fields":{"name":{"stringValue":"Ama\u2028M"}}}',
  '{"path":"people/b","fields":{}}',
];

async function write() {
  const made = await createFolder(folder);
  await made.add({ name: 'people', file }, lines);
  await made.finish({
    format: 'lifeline-backup-1',
    projectId: 'p',
    readTime: '2026-11-28T10:00:00Z',
    collections: await made.parts(),
    bucket: null,
  });
}

const check = async () => checkFolder(folder, (await readManifest(folder)).manifest);

it('keeps lines whole, for this user alone', async () => {
  await write();
  await check();
  const read: string[] = [];
  for await (const line of linesOf(join(folder, file))) read.push(line);
  expect(read).toEqual(lines);
  if (process.platform !== 'win32') {
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  }
});

it.each<[string, () => void, string]>([
  [
    'a changed value',
    () => writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace('Ama', 'Esi')),
    'people.ndjson was changed since the backup',
  ],
  [
    'a line that was added',
    () => appendFileSync(join(folder, file), '{"path":"people/c","fields":{}}\n'),
    'has 3 lines; the backup wrote 2',
  ],
  ['half a line', () => appendFileSync(join(folder, file), '{"path":"people/c"'), 'people.ndjson, line 3'],
  [
    'a document of elsewhere',
    () => writeFileSync(join(folder, file), '{"path":"roles/a","fields":{}}\n'),
    'line 1',
  ],
  ['a missing file', () => rmSync(join(folder, file)), 'people.ndjson is missing'],
  [
    'a missing manifest',
    () => rmSync(join(folder, 'manifest.json')),
    'it is no backup, or its writing broke off',
  ],
  ['a damaged manifest', () => writeFileSync(join(folder, 'manifest.json'), '{'), 'is damaged'],
  [
    'a manifest of something else',
    () => writeFileSync(join(folder, 'manifest.json'), '{}'),
    'is not that of a backup',
  ],
  ['a missing folder', () => rmSync(folder, { recursive: true }), 'There is no folder'],
])('names %s', async (_, change, words) => {
  await write();
  change();
  await expect(check()).rejects.toThrow(words);
});

it('refuses a folder that is there, and says whether it is a backup', async () => {
  const begun = await createFolder(folder);
  await expect(createFolder(folder)).rejects.toThrow('if it was left by a backup that broke off, delete it');
  await begun.discard();
  expect(existsSync(folder)).toBe(false);
  await write();
  await expect(createFolder(folder)).rejects.toThrow('no backup is overwritten');
});
