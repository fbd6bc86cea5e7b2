import type { PersistedQueries } from '@/shared/api';

/** A picture on this device, which its reader has opened. */
export interface KeptPicture {
  readonly id: string;
  /** Id of its question. */
  readonly question: string;
  /** ISO 8601. */
  readonly keptAt: string;
  readonly file: Blob;
}

/** All kept pictures together, in bytes: about twelve, as they are sent. */
export const maximumKeptBytes = 4 * 1024 * 1024;

/** A picture is kept for 60 days after it was first opened, in milliseconds. */
const pictureKeptMs = 60 * 86_400_000;

/** Adds a picture as the newest. Drops those that are too old, and the oldest while there is too much. */
export function withPicture(kept: readonly KeptPicture[], picture: KeptPicture): readonly KeptPicture[] {
  const earliest = Date.parse(picture.keptAt) - pictureKeptMs;
  const all = [picture, ...kept.filter(({ id }) => id !== picture.id)];
  const recent = all.filter(({ keptAt }) => Date.parse(keptAt) >= earliest);
  const sizeUpTo = (at: number) => recent.slice(0, at + 1).reduce((sum, { file }) => sum + file.size, 0);
  return recent.filter((_, at) => sizeUpTo(at) <= maximumKeptBytes);
}

/** One row of each reader: what is kept in all can be bounded, and goes when all of the reader goes. */
const key = 'homework pictures';

/** The last change, per store: changes of one row follow each other. */
const lastChanges = new WeakMap<PersistedQueries, Promise<void>>();

/**
 * Pictures that this device keeps for a reader. Nothing is kept on a shared phone, and no call rejects.
 * @param owner of the stored answers, as for `persistedQuery`
 */
export function keptPicturesOf(store: PersistedQueries, owner: string) {
  const read = async () => ((await store.recall(owner, key))?.answer ?? []) as readonly KeptPicture[];
  const change = (make: (kept: readonly KeptPicture[]) => readonly KeptPicture[]): Promise<void> => {
    if (!store.keeps()) return Promise.resolve();
    const changed = (lastChanges.get(store) ?? Promise.resolve()).then(async () => {
      const kept = await read();
      const next = make(kept);
      if (next.length !== kept.length || next[0] !== kept[0]) await store.keep(owner, key, next);
    });
    lastChanges.set(store, changed);
    return changed;
  };
  return {
    get: async (id: string): Promise<Blob | null> =>
      (await read()).find((picture) => picture.id === id)?.file ?? null,
    add: (picture: KeptPicture) =>
      store.keeps(picture.question) ? change((kept) => withPicture(kept, picture)) : Promise.resolve(),
    /** Forgets the pictures that are no longer to be read. */
    keepOnly: (isStillRead: (picture: KeptPicture) => boolean) => change((kept) => kept.filter(isStillRead)),
  };
}
