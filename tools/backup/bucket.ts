import { RequestFailure } from './patient-ask';
import { canonical } from './document-line';
import type { Owner } from './owner';

/** Files in Cloud Storage, where the settings of the site say `"fileStore": "cloud-storage"`. */
export interface Bucket {
  readonly owner: Owner;
  readonly name: string;
}

/** A file of a bucket with its bytes in base64. */
export interface StoredFile {
  readonly name: string;
  readonly contentType: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bytes: string;
}

const server = 'https://storage.googleapis.com';

/** Where the site puts its files. */
const prefix = 'files/';

interface Listed {
  readonly items?: readonly Omit<StoredFile, 'bytes'>[];
  readonly nextPageToken?: string;
}

const objectsOf = ({ name }: Bucket): string => `storage/v1/b/${encodeURIComponent(name)}/o`;

const addressOf = (bucket: Bucket, name: string): string =>
  `${server}/${objectsOf(bucket)}/${encodeURIComponent(name)}?alt=media`;

const bytesOf = (bucket: Bucket, name: string): Promise<string> =>
  bucket.owner.ask(addressOf(bucket, name), {}, async (response) =>
    Buffer.from(await response.arrayBuffer()).toString('base64'),
  );

/** Names of a page of files. */
async function list(bucket: Bucket, most: number, page?: string): Promise<Listed> {
  const asked = new URLSearchParams({ prefix, maxResults: String(most), ...(page && { pageToken: page }) });
  return bucket.owner.ask(
    `${server}/${objectsOf(bucket)}?${asked.toString()}`,
    {},
    (response) => response.json() as Promise<Listed>,
  );
}

/** A file as a line. */
export const fileLineOf = (file: StoredFile): string => JSON.stringify(canonical(file, (_, value) => value));

/** Reads all files, one after the other: at most 5 MB each. */
export async function* filesOf(bucket: Bucket): AsyncGenerator<StoredFile> {
  let page: string | undefined;
  do {
    const { items = [], nextPageToken }: Listed = await list(bucket, 100, page);
    for (const { name, contentType, metadata = {} } of items)
      yield { name, contentType, metadata, bytes: await bytesOf(bucket, name) };
    page = nextPageToken;
  } while (page !== undefined);
}

/** A file of the bucket; null when it is empty. */
export const anyFile = async (bucket: Bucket): Promise<string | null> =>
  (await list(bucket, 1)).items?.[0]?.name ?? null;

/**
 * Creates a file. That of an upload whose answer was lost may be there already.
 * @throws Error when it is there with other bytes
 */
export async function createFile(bucket: Bucket, { bytes, ...facts }: StoredFile): Promise<void> {
  const boundary = 'lifeline-file';
  const head =
    `--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${JSON.stringify(facts)}\r\n` +
    `--${boundary}\r\nContent-Type: ${facts.contentType}\r\n\r\n`;
  try {
    await bucket.owner.ask(
      `${server}/upload/${objectsOf(bucket)}?uploadType=multipart&ifGenerationMatch=0`,
      {
        method: 'POST',
        headers: { 'Content-Type': `multipart/related; boundary=${boundary}` },
        body: Buffer.concat([
          Buffer.from(head),
          Buffer.from(bytes, 'base64'),
          Buffer.from(`\r\n--${boundary}--`),
        ]),
      },
      (response) => response.json(),
    );
  } catch (cause) {
    const isThere = cause instanceof RequestFailure && cause.status === 412;
    if (!isThere) throw cause;
    if ((await bytesOf(bucket, facts.name)) !== bytes)
      throw new Error(`Somebody else wrote ${facts.name} to ${bucket.name}: it is not that of the backup.`, {
        cause,
      });
  }
}
