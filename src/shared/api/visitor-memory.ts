import type { StoreServices } from './with-backend';

/** What the queries of one store remember, until its cache is forgotten. */
const memories = new WeakMap<StoreServices, Map<object, unknown>>();

/**
 * Something that queries remember between two reads, beside the cache. It belongs to the store and goes with its cache: what one person
 * was shown, the next must not get from here. A read that is still under way then goes on with what is forgotten.
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

/** Called when the cache of the store is reset. */
export const forgetMemories = (services: StoreServices): void => void memories.delete(services);
