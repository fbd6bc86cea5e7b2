import { expect, it } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createPostponement } from './postponement';

const day = 86_400_000;

function onDevice(store = createMemoryStore()) {
  let time = new Date('2026-11-21T23:59:00Z');
  const postponement = createPostponement(store, () => time);
  return { store, postponement, at: (iso: string) => (time = new Date(iso)) };
}

it('lasts fourteen times 24 hours, and is stored as a time', () => {
  const { store, postponement, at } = onDevice();
  expect(postponement.remainingMs()).toBe(0);
  postponement.begin();
  expect(store.get(storageKeys.installPostponed)).toBe('2026-11-21T23:59:00.000Z');
  expect(postponement.remainingMs()).toBe(14 * day);
  at('2026-11-22T00:01:00Z');
  expect(postponement.remainingMs()).toBe(14 * day - 120_000);
  at('2026-12-05T23:58:59.999Z');
  expect(postponement.remainingMs()).toBe(1);
  at('2026-12-05T23:59:00Z');
  expect(postponement.remainingMs()).toBe(0);
  at('2027-11-21T00:00:00Z');
  expect(postponement.remainingMs()).toBe(0);
});

it('persists after a reload', () => {
  const { store, postponement } = onDevice();
  postponement.begin();
  expect(onDevice(store).postponement.remainingMs()).toBe(14 * day);
});

it('lasts for this page when the device has no storage', () => {
  const full = { ...createMemoryStore(), set: () => false };
  const { postponement } = onDevice(full);
  postponement.begin();
  expect(postponement.remainingMs()).toBe(14 * day);
  expect(onDevice(full).postponement.remainingMs()).toBe(0);
});

it.each(['', 'yesterday', '2031-01-01T00:00:00.000Z'])(
  'has ended when the stored value is not a time in the past: %j',
  (text) => {
    const { store, postponement } = onDevice();
    store.set(storageKeys.installPostponed, text);
    expect(postponement.remainingMs()).toBe(0);
  },
);
