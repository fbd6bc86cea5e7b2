/** Who is signed in for as long as this tab is open. What lasts longer lies in the database. */
export interface Session {
  /** The id of the account, or null. */
  short(): string | null;
  setShort(userId: string | null): void;
}

/** Keeps the id in the tab's own storage, which a reload leaves and closing the tab empties; else in memory. */
export function createSession(name: string, storage: Storage | null): Session {
  const key = `${name}.session`;
  let inMemory: string | null = null;
  return {
    short: () => storage?.getItem(key) ?? inMemory,
    setShort(userId) {
      inMemory = storage ? null : userId;
      if (userId === null) storage?.removeItem(key);
      else storage?.setItem(key, userId);
    },
  };
}
