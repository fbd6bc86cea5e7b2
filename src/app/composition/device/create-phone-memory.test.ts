import 'fake-indexeddb/auto';
import { describe, expect, it, vi } from 'vitest';
import type { PendingWrites } from '@/shared/pending-writes';
import type { Outbox } from '@/shared/submission';
import { familyOwner } from '@/shared/api';
import { storageKeys } from '@/shared/config';
import { getPersistedQuery, openDeviceDatabase, putPersistedQuery } from '@/shared/device-database';
import { createMemoryStore } from '@/shared/lib/storage';
import { createTabChannel } from '@/shared/lib/tabs';
import { createPhoneMemory } from './create-phone-memory';

function createMemory() {
  const device = createMemoryStore();
  const forgetSent = vi.fn(() => Promise.resolve());
  const clear = vi.fn(() => Promise.resolve());
  const memory = createPhoneMemory({
    drafts: { device, session: createMemoryStore(), now: () => new Date() },
    loadOutbox: () => Promise.resolve({ forgetSent } as unknown as Outbox),
    loadPendingWrites: () =>
      Promise.resolve({ clear, count: () => Promise.resolve(2) } as unknown as PendingWrites),
  });
  return { device, forgetSent, clear, memory };
}

describe('the phone memory', () => {
  it('is shared according to the switch', () => {
    const { device, memory } = createMemory();
    expect(memory.isShared()).toBe(false);
    device.set(storageKeys.isSharedPhone, 'yes');
    expect(memory.isShared()).toBe(true);
  });

  it('is shared while somebody is signed in who said so', () => {
    const { memory } = createMemory();
    memory.noteSignIn(true);
    expect(memory.isShared()).toBe(true);
    memory.noteSignIn(null);
    expect(memory.isShared()).toBe(false);
    memory.noteSignIn(true);
    memory.noteSignIn(false);
    expect(memory.isShared()).toBe(false);
  });

  it('deletes drafts, sent codes and pending writes of this person, and nothing else', async () => {
    const { device, forgetSent, clear, memory } = createMemory();
    device.set(storageKeys.draft('tuition'), '{}');
    device.set(storageKeys.draftCode('tuition'), '{}');
    device.set(storageKeys.appliedJobs, '{}');
    device.set(storageKeys.theme, 'dark');
    await memory.forget('ama');
    expect(device.keys('lifeline.')).toEqual([storageKeys.theme]);
    expect(forgetSent).toHaveBeenCalledTimes(1);
    expect(clear).toHaveBeenCalledExactlyOnceWith('ama');
    expect(await memory.countUnsent('ama')).toBe(2);
  });

  it('deletes the door codes of a family', async () => {
    const { memory } = createMemory();
    await putPersistedQuery({
      owner: familyOwner,
      key: 'codes',
      answer: ['4821'],
      givenAt: '2026-11-21T16:00:00.000Z',
    });
    await memory.forget(null);
    expect(await getPersistedQuery(familyOwner, 'codes')).toBeNull();
  });

  it('deletes progress in practice, and tells the tabs that show it', async () => {
    const { device, memory } = createMemory();
    const database = await openDeviceDatabase();
    await database.put('practiceProfiles', { id: 'ama' });
    await database.put('practiceAnswers', { profile: 'ama', at: 1, id: 'a' });
    device.set(storageKeys.practiceProfile, 'ama');
    const told = vi.fn<(change: unknown) => void>();
    const channel = createTabChannel(storageKeys.practice);
    channel.observe(told);
    await memory.forget(null);
    expect(await database.count('practiceProfiles')).toBe(0);
    expect(await database.count('practiceAnswers')).toBe(0);
    expect(device.get(storageKeys.practiceProfile)).toBeNull();
    await expect.poll(() => told.mock.calls).toEqual([[{ what: 'all' }]]);
    channel.close();
  });
});
