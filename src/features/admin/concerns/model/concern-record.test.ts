import { beforeEach, expect, it } from 'vitest';
import type { Concern } from '@/entities/concern';
import { createMemoryStore } from '@/shared/lib/storage';
import { keepOffice } from '@/shared/office-facts';
import { concernRecord } from './concern-record';

const concern = (createdAt: string, state: Concern['state'] = 'received') =>
  concernRecord({ ref: 'LL-W1', state, createdAt, isSample: false } as Concern);

beforeEach(() => keepOffice(createMemoryStore(), { facts: {}, isSample: false }));

const lateFrom = (createdAt: string) => new Date(concern(createdAt).lateFrom ?? 0).toISOString();

it.each([
  ['in the morning of a working day', '2026-11-23T08:30:00.000Z', '2026-11-23T12:30:00.000Z'],
  ['after closing time', '2026-11-23T18:00:00.000Z', '2026-11-24T12:00:00.000Z'],
  ['on a Saturday', '2026-11-21T10:00:00.000Z', '2026-11-23T12:00:00.000Z'],
  ['on the evening of a Friday', '2026-11-20T20:00:00.000Z', '2026-11-23T12:00:00.000Z'],
])('is late after four office hours: sent %s', (_what, sent, by) => {
  expect(lateFrom(sent)).toBe(by);
});

it('is late after the hours that the office has set', () => {
  keepOffice(createMemoryStore(), { facts: { concernHours: 1 }, isSample: false });
  expect(lateFrom('2026-11-23T08:30:00.000Z')).toBe('2026-11-23T09:30:00.000Z');
});

it('is late no more once somebody works on it, and is never selected with others', () => {
  expect(concern('2026-11-23T08:30:00.000Z', 'called')).toMatchObject({
    lateFrom: null,
    isWaiting: true,
    isUrgent: true,
  });
  expect(concern('2026-11-23T08:30:00.000Z', 'closed').isWaiting).toBe(false);
});
