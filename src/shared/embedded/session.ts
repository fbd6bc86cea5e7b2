/** The session of this tab. A longer sign-in is stored in the database. */
export interface Session {
  /** Account id, or null. */
  short(): string | null;
  setShort(userId: string | null): void;
}

/** Stores the id in session storage, which survives a reload but not closing the tab; else in memory. */
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
