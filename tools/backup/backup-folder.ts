import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, readFile, rm, writeFile, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { collectionOf, lineOf } from './document-line';
import type { HashConfig } from './accounts';
import { createTally, type Sum, type Tally } from './tally';

/** One NDJSON file of a backup. */
export interface Part extends Sum {
  /** A collection without ids, or the files of a bucket. */
  readonly name: string;
  readonly file: string;
}

/** What a backup consists of; written last, so that a folder without it is no backup. */
export interface Manifest {
  readonly format: 'lifeline-backup-1';
  readonly projectId: string;
  /** The moment whose documents these are. */
  readonly readTime: string;
  readonly collections: readonly Part[];
  /** Files of Cloud Storage; null when they were not asked for. */
  readonly bucket: Part | null;
  /** Accounts, and how their passwords are hashed; null or absent when they were left out. */
  readonly accounts?: (Part & { readonly hash: HashConfig | null }) | null;
}

/** Where the accounts are. */
export const accountsPart = { name: 'accounts', file: '_accounts.ndjson' } as const;

/** Where the files of a bucket are. */
export const bucketPart = { name: 'Cloud Storage', file: '_cloud-storage.ndjson' } as const;

const manifestFile = 'manifest.json';

/** A folder while a backup is written. */
export interface NewFolder {
  add(part: Pick<Part, 'name' | 'file'>, lines: readonly string[]): Promise<void>;
  /** Closes the files. */
  parts(): Promise<readonly Part[]>;
  finish(manifest: Manifest): Promise<void>;
  /** Removes all of it. */
  discard(): Promise<void>;
}

/**
 * Creates a folder that only this user reads.
 * @throws Error when it exists
 */
export async function createFolder(folder: string): Promise<NewFolder> {
  if (existsSync(folder)) {
    const words = existsSync(join(folder, manifestFile))
      ? 'Name another one: no backup is overwritten.'
      : 'It has no manifest: if it was left by a backup that broke off, delete it.';
    throw new Error(`${folder} exists already. ${words}`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const opened = new Map<
    string,
    { readonly handle: FileHandle; readonly tally: Tally; readonly name: string }
  >();
  const openPart = async ({ name, file }: Pick<Part, 'name' | 'file'>) => {
    const known = opened.get(file);
    if (known) return known;
    const part = { name, handle: await open(join(folder, file), 'wx', 0o600), tally: createTally() };
    opened.set(file, part);
    return part;
  };
  const close = () => Promise.all([...opened.values()].map(({ handle }) => handle.close()));
  return {
    async add(part, lines) {
      const { handle, tally } = await openPart(part);
      await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
      tally.add(lines);
    },
    async parts() {
      await Promise.all([...opened.values()].map(({ handle }) => handle.sync()));
      await close();
      return [...opened].map(([file, { name, tally }]) => ({ name, file, ...tally.sum() }));
    },
    finish: (manifest) =>
      writeFile(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 }),
    async discard() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Lines of a file. Node's own reader also ends lines at characters that stand within texts. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
  const rest = Buffer.concat(begun);
  if (rest.length > 0) yield rest.toString('utf8');
}

/**
 * Reads what a backup consists of.
 * @returns also its hash, which names this backup
 * @throws Error when the folder is no backup
 */
export async function readManifest(
  folder: string,
): Promise<{ readonly manifest: Manifest; readonly hash: string }> {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
  const file = join(folder, manifestFile);
  if (!existsSync(file))
    throw new Error(`${folder} has no ${manifestFile}: it is no backup, or its writing broke off.`);
  const text = await readFile(file, 'utf8');
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(text) as Partial<Manifest>;
  } catch (cause) {
    throw new Error(`${file} is damaged: it is no JSON.`, { cause });
  }
  if (manifest.format !== 'lifeline-backup-1' || !Array.isArray(manifest.collections))
    throw new Error(`${file} is not that of a backup that this version reads.`);
  return { manifest: manifest as Manifest, hash: createHash('sha256').update(text).digest('hex') };
}

/** Whether a line is a document of this collection as a backup writes it. */
function isDocumentOf(line: string, collection: string): boolean {
  try {
    const { path, fields } = JSON.parse(line) as { path: string; fields: unknown };
    return collectionOf(path) === collection && lineOf({ path, fields }, '') === line;
  } catch {
    return false;
  }
}

/**
 * Compares a file with the manifest.
 * @throws Error that names the file, and the line where there is one
 */
async function checkPart(folder: string, part: Part, isGood: (line: string) => boolean): Promise<void> {
  const file = join(folder, part.file);
  if (!existsSync(file)) throw new Error(`${file} is missing: the backup is not whole.`);
  const tally = createTally();
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (!isGood(line)) throw new Error(`${file}, line ${number}: this is not what the backup wrote.`);
    tally.add([line]);
  }
  const { count, sha256 } = tally.sum();
  if (count !== part.count) throw new Error(`${file} has ${count} lines; the backup wrote ${part.count}.`);
  if (sha256 !== part.sha256)
    throw new Error(`${file} was changed since the backup: its SHA-256 is not that of the manifest.`);
}

/**
 * Compares all files of a backup with its manifest.
 * @throws Error that names the file
 */
export async function checkFolder(
  folder: string,
  { collections, bucket, accounts }: Manifest,
): Promise<void> {
  for (const part of collections) await checkPart(folder, part, (line) => isDocumentOf(line, part.name));
  if (bucket) await checkPart(folder, bucket, (line) => line.startsWith('{"bytes":'));
  if (accounts) await checkPart(folder, accounts, (line) => line.includes('"localId":'));
}
