import { describe, expect, it, vi } from 'vitest';
import type { Outbox } from '@/features/outbox';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createPhoneMemory } from './create-phone-memory';

function createMemory() {
  const device = createMemoryStore();
  const forgetSent = vi.fn(() => Promise.resolve());
  const memory = createPhoneMemory({
    drafts: { device, now: () => new Date() },
    loadOutbox: () => Promise.resolve({ forgetSent } as unknown as Outbox),
  });
  return { device, forgetSent, memory };
}

describe('the memory of a phone', () => {
  it('is shared as its switch says', () => {
    const { device, memory } = createMemory();
    expect(memory.isShared()).toBe(false);
    device.set(storageKeys.isSharedPhone, 'yes');
    expect(memory.isShared()).toBe(true);
  });

  it('is shared as long as somebody is signed in who said so', () => {
    const { memory } = createMemory();
    memory.noteSignIn(true);
    expect(memory.isShared()).toBe(true);
    memory.noteSignIn(null);
    expect(memory.isShared()).toBe(false);
    memory.noteSignIn(true);
    memory.noteSignIn(false);
    expect(memory.isShared()).toBe(false);
  });

  it('forgets drafts and sent codes, and nothing else', async () => {
    const { device, forgetSent, memory } = createMemory();
    device.set(storageKeys.draft('tuition'), '{}');
    device.set(storageKeys.draftCode('tuition'), '{}');
    device.set(storageKeys.theme, 'dark');
    await memory.forget();
    expect(device.keys('lifeline.')).toEqual([storageKeys.theme]);
    expect(forgetSent).toHaveBeenCalledTimes(1);
  });
});
