import type { StoreServices } from './with-backend';

/** Memory of each store's queries, until its cache is reset. */
const memories = new WeakMap<StoreServices, Map<object, unknown>>();

/**
 * Creates memory that queries share beside the cache. It belongs to one store and is discarded with its
 * cache, so that no data leaks to the next user. A pending read continues with the discarded memory.
 */
export function visitorMemory<Memory>(create: () => Memory): (services: StoreServices) => Memory {
  const key = {};
  return (services) => {
    const all = memories.get(services) ?? new Map<object, unknown>();
    memories.set(services, all);
    if (!all.has(key)) all.set(key, create());
    return all.get(key) as Memory;
  };
}

/** Called when the store's cache is reset. */
export const forgetMemories = (services: StoreServices): void => void memories.delete(services);
