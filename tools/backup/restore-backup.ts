import { dequal } from 'dequal/lite';
import { join } from 'node:path';
import { accountsOf, anyAccount, createAccounts, personLineOf, type StoredAccount } from './accounts';
import { anyFile, createFile, fileLineOf, filesOf, type Bucket, type StoredFile } from './bucket';
import {
  accountsPart,
  bucketPart,
  checkFolder,
  linesOf,
  readManifest,
  type Manifest,
  type Part,
} from './backup-folder';
import { anyDocument, createDocuments, pagesOf } from './database';
import { collectionOf, lineOf, type StoredDocument } from './document-line';
import type { Owner } from './owner';
import { openProgress, type Progress } from './progress';
import { createTally, type Sum, type Tally } from './tally';
import type { Tell } from './write-backup';

/** Documents of one commit, and their size: Firestore takes 10 MiB. */
const mostWrites = 200;
const mostCharacters = 6_000_000;

/** Lines of a file after the first `done` ones, in groups of the size of a commit. */
async function* groupsOf(file: string, done: number): AsyncGenerator<readonly string[]> {
  let group: string[] = [];
  let characters = 0;
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    if (number <= done) continue;
    if (group.length === mostWrites || (group.length > 0 && characters + line.length > mostCharacters)) {
      yield group;
      group = [];
      characters = 0;
    }
    group.push(line);
    characters += line.length;
  }
  if (group.length > 0) yield group;
}

/** A document, file or account of a project; null when it is empty. */
const anything = async (owner: Owner, bucket: Bucket | null): Promise<string | null> =>
  (await anyDocument(owner)) ?? (bucket ? await anyFile(bucket) : null) ?? (await anyAccount(owner));

async function sumsOf(owner: Owner): Promise<ReadonlyMap<string, Sum>> {
  const tallies = new Map<string, Tally>();
  for await (const { documents } of pagesOf(owner))
    for (const document of documents) {
      const name = collectionOf(document.path);
      const tally = tallies.get(name) ?? createTally();
      tallies.set(name, tally);
      tally.add([lineOf(document, owner.root)]);
    }
  return new Map([...tallies].map(([name, tally]) => [name, tally.sum()]));
}

async function sumOfFiles(bucket: Bucket): Promise<Sum> {
  const tally = createTally();
  for await (const file of filesOf(bucket)) tally.add([fileLineOf(file)]);
  return tally.sum();
}

const isBy = (first: string, second: string): number => (first < second ? -1 : first > second ? 1 : 0);

/** Whether the project has the accounts of the backup, and no others; their passwords are not compared. */
async function hasAccounts(owner: Owner, folder: string): Promise<boolean> {
  const kept: string[] = [];
  for await (const line of linesOf(join(folder, accountsPart.file)))
    kept.push(personLineOf(JSON.parse(line) as StoredAccount));
  const there: string[] = [];
  for await (const accounts of accountsOf(owner)) there.push(...accounts.map(personLineOf));
  return dequal(kept.sort(isBy), there.sort(isBy));
}

const isSame = (part: Part | undefined, sum: Sum | undefined): boolean =>
  part?.count === sum?.count && part?.sha256 === sum?.sha256;

/** Names of what differs between a backup and a project. */
async function differences(
  { collections, bucket: files, accounts }: Manifest,
  {
    owner,
    bucket,
    folder,
  }: { readonly owner: Owner; readonly bucket: Bucket | null; readonly folder: string },
): Promise<readonly string[]> {
  const sums = await sumsOf(owner);
  const parts = new Map(collections.map((part) => [part.name, part]));
  const names = [...new Set([...parts.keys(), ...sums.keys()])];
  const different = names.filter((name) => !isSame(parts.get(name), sums.get(name)));
  if (files && bucket && !isSame(files, await sumOfFiles(bucket))) different.push(files.name);
  if (accounts && owner.accounts !== null && !(await hasAccounts(owner, folder)))
    different.push(accounts.name);
  return different;
}

/** Writes the lines of a part that are not written yet. */
async function bring(
  folder: string,
  { file }: Part,
  progress: Progress,
  write: (lines: readonly string[]) => Promise<void>,
): Promise<void> {
  let done = progress.linesOf(file);
  for await (const lines of groupsOf(join(folder, file), done)) {
    await write(lines);
    done += lines.length;
    await progress.note(file, done);
  }
}

/**
 * Brings a backup into an empty project, or goes on with a restore that broke off. Checks the backup before,
 * and the project after it.
 * @throws Error that says what stopped it
 */
export async function restoreBackup(
  owner: Owner,
  folder: string,
  bucket: Bucket | null,
  tell: Tell = () => undefined,
): Promise<Manifest> {
  const { manifest, hash } = await readManifest(folder);
  const { collections, bucket: files, accounts } = manifest;
  if (files && !bucket)
    throw new Error(
      `The backup has ${files.count} files of Cloud Storage: name the bucket for them with --bucket.`,
    );
  await checkFolder(folder, manifest);
  const there = await anything(owner, bucket);
  const progress = await openProgress(folder, owner.projectId, hash, there === null);
  if (there !== null && !progress.isBegun)
    throw new Error(
      `${owner.projectId} is not empty: it has ${there}. A backup is restored only into an empty project.`,
    );
  // From here on this project is known as one that is being restored.
  await progress.note(bucketPart.file, progress.linesOf(bucketPart.file));

  let count = 0;
  for (const part of collections) {
    count += progress.linesOf(part.file);
    await bring(folder, part, progress, async (lines) => {
      await createDocuments(
        owner,
        lines.map((line) => JSON.parse(line) as StoredDocument),
      );
      count += lines.length;
      tell(count);
    });
  }
  if (files && bucket)
    await bring(folder, files, progress, async (lines) => {
      for (const line of lines) await createFile(bucket, JSON.parse(line) as StoredFile);
    });

  if (accounts && owner.accounts !== null)
    await bring(folder, accounts, progress, (lines) =>
      createAccounts(
        owner,
        lines.map((line) => JSON.parse(line) as StoredAccount),
        accounts.hash,
      ),
    );

  const different = await differences(manifest, { owner, bucket, folder });
  if (different.length > 0)
    throw new Error(
      `All is written, but ${owner.projectId} is not equal to the backup in: ${different.join(', ')}. ` +
        'Somebody wrote to it meanwhile. Empty it and restore again.',
    );
  await progress.end();
  return manifest;
}
