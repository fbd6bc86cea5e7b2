import { packCacheName } from '@/shared/config';
import { packFormat, type CatalogPack, type Pack, type PackId } from '../model/pack';

/** A pack kept on this device. */
export interface KeptPack {
  readonly id: PackId;
  /** Address of the kept file; another one than the catalogue's when the pack was improved since. */
  readonly file: string;
}

/** `network`: nothing was received. `broken`: what was received is no pack of this release. */
export type PackProblem = 'network' | 'broken';

export class PackFailure extends Error {
  readonly problem: PackProblem;

  constructor(problem: PackProblem, cause?: unknown) {
    super(`pack: ${problem}`, { cause });
    this.problem = problem;
  }
}

const idOf = (file: string) => /^\/practice\/([a-z-]+)\.[0-9a-f]+\.json$/.exec(file)?.[1];

/** @throws PackFailure when the text is cut off, or of another format or pack */
export function parsePack(text: string, id: PackId): Pack {
  let parsed: Partial<Pack> | null;
  try {
    parsed = JSON.parse(text) as Partial<Pack> | null;
  } catch (error) {
    throw new PackFailure('broken', error);
  }
  if (parsed?.format !== packFormat || parsed.id !== id || !Array.isArray(parsed.questions))
    throw new PackFailure('broken');
  return parsed as Pack;
}

/** Null where the browser has no Cache Storage, or denies it: packs are then read from the network. */
async function openCache(): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  return caches.open(packCacheName).catch(() => null);
}

async function readKept(cache: Cache): Promise<readonly KeptPack[]> {
  const requests = await cache.keys();
  return requests.flatMap(({ url }) => {
    const file = new URL(url).pathname;
    const id = idOf(file);
    return id === undefined ? [] : [{ id: id as PackId, file }];
  });
}

/** Packs kept on this device. */
export async function listKeptPacks(): Promise<readonly KeptPack[]> {
  const cache = await openCache();
  return cache ? readKept(cache) : [];
}

/** Deletes a pack from this device, or all. */
export async function removePacks(id?: PackId): Promise<void> {
  const cache = await openCache();
  if (!cache) return;
  const kept = await readKept(cache);
  await Promise.all(
    kept.filter((one) => id === undefined || one.id === id).map(({ file }) => cache.delete(file)),
  );
}

/**
 * Downloads a pack and keeps it, in the place of an earlier version. A file that is not complete is not kept.
 * Storage that is full does not fail it: the pack can be used until the page is closed.
 * @throws PackFailure
 */
export async function downloadPack({ id, file }: Pick<CatalogPack, 'id' | 'file'>): Promise<Pack> {
  const response = await fetch(file).catch((error: unknown) => {
    throw new PackFailure('network', error);
  });
  if (!response.ok) throw new PackFailure('network');
  const text = await response.text().catch((error: unknown) => {
    throw new PackFailure('network', error);
  });
  const pack = parsePack(text, id);
  const cache = await openCache();
  if (cache) {
    const before = await readKept(cache);
    const headers = { 'Content-Type': 'application/json' };
    const isKept = await cache.put(file, new Response(text, { headers })).then(
      () => true,
      () => false,
    );
    if (isKept)
      await Promise.all(
        before.filter((one) => one.id === id && one.file !== file).map((one) => cache.delete(one.file)),
      );
  }
  return pack;
}

/** Reads a kept pack, whatever its version. Null when there is none, or when it cannot be read any more. */
export async function readKeptPack(id: PackId): Promise<{ pack: Pack; file: string } | null> {
  const cache = await openCache();
  if (!cache) return null;
  const kept = (await readKept(cache)).find((one) => one.id === id);
  const response = kept && (await cache.match(kept.file));
  if (!kept || !response) return null;
  try {
    return { pack: parsePack(await response.text(), id), file: kept.file };
  } catch (error) {
    if (!(error instanceof PackFailure)) throw error;
    await cache.delete(kept.file);
    return null;
  }
}
