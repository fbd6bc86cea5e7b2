import { expect, it } from 'vitest';
import { forgetMemories, visitorMemory } from './visitor-memory';
import type { StoreServices } from './with-backend';

const services = () => ({}) as StoreServices;

it('belongs to one store, and is cleared when the cache of that store is reset', () => {
  const [one, other] = [services(), services()];
  const names = visitorMemory(() => new Map<string, string>());
  const before = names(one);
  before.set('o1', 'LL-T1');
  expect(names(one).get('o1')).toBe('LL-T1');
  expect(names(other).size).toBe(0);
  forgetMemories(one);
  expect(names(one).size).toBe(0);
  // A pending read writes into the discarded memory.
  before.set('o2', 'LL-T2');
  expect(names(one).size).toBe(0);
});
