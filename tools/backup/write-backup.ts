import { accountLineOf, accountsOf, hashConfigOf } from './accounts';
import { filesOf, fileLineOf, type Bucket } from './bucket';
import { accountsPart, bucketPart, createFolder, type Manifest } from './backup-folder';
import { pagesOf } from './database';
import { collectionOf, fileOf, lineOf, type StoredDocument } from './document-line';
import type { Owner } from './owner';

/** Tells whoever waits how many documents are done. */
export type Tell = (documents: number) => void;

function linesByCollection(documents: readonly StoredDocument[], root: string) {
  const found = new Map<string, string[]>();
  for (const document of documents) {
    const name = collectionOf(document.path);
    found.set(name, [...(found.get(name) ?? []), lineOf(document, root)]);
  }
  return found;
}

/**
 * Writes all documents of a project, its accounts, and the files of its bucket, to a new folder. Nothing of
 * it stays when it breaks off.
 * @throws Error that says what stopped it
 */
export async function writeBackup(
  owner: Owner,
  path: string,
  bucket: Bucket | null,
  tell: Tell = () => undefined,
): Promise<Manifest> {
  const folder = await createFolder(path);
  try {
    let readTime = '';
    let count = 0;
    for await (const page of pagesOf(owner)) {
      readTime = page.readTime;
      for (const [name, lines] of linesByCollection(page.documents, owner.root))
        await folder.add({ name, file: fileOf(name) }, lines);
      count += page.documents.length;
      tell(count);
    }
    // After the documents: a file comes after the record that names it.
    if (bucket) {
      await folder.add(bucketPart, []);
      for await (const file of filesOf(bucket)) await folder.add(bucketPart, [fileLineOf(file)]);
    }
    // After the records that name them too: an account that came since has none, and can be made again.
    if (owner.accounts !== null) {
      await folder.add(accountsPart, []);
      for await (const accounts of accountsOf(owner))
        await folder.add(accountsPart, accounts.map(accountLineOf));
    }
    const parts = await folder.parts();
    const partOf = ({ file }: { readonly file: string }) => parts.find((part) => part.file === file) ?? null;
    const accounts = partOf(accountsPart);
    const manifest: Manifest = {
      format: 'lifeline-backup-1',
      projectId: owner.projectId,
      readTime,
      collections: parts.filter(({ file }) => file !== bucketPart.file && file !== accountsPart.file),
      bucket: partOf(bucketPart),
      accounts: accounts && { ...accounts, hash: await hashConfigOf(owner) },
    };
    await folder.finish(manifest);
    return manifest;
  } catch (cause) {
    await folder.discard();
    throw cause;
  }
}
