import { expect, it } from 'vitest';
import { keepSubmission } from './keep-submission';
import type { OutboxItem, Submission } from './outbox-item';

function open() {
  const items: OutboxItem[] = [];
  return {
    items,
    store: {
      list: async () => items,
      add: async (item: OutboxItem) => {
        if (!items.some(({ code }) => code === item.code)) items.push(item);
      },
    },
  };
}

const submission = (message: string): Submission => ({
  writes: [],
  form: 'enquiry',
  version: 1,
  values: { message },
  editAt: '/form',
});

const sentItem = (code: OutboxItem['code'], fingerprint: string, addedAt: string): OutboxItem => ({
  code,
  fingerprint,
  addedAt,
  state: 'sent',
  sentAt: addedAt,
});

const at = (time: string) => new Date(`2026-03-09T${time}:00Z`);

it('keeps a submission under its code', async () => {
  const { items, store } = open();
  expect(await keepSubmission(store, 'LL-E1', submission('Tema'), at('16:12'))).toBe('LL-E1');
  expect(items).toMatchObject([{ code: 'LL-E1', state: 'waiting', tries: 0, values: { message: 'Tema' } }]);
});

it('returns the same code when the same form is sent again after a crash', async () => {
  const { items, store } = open();
  await keepSubmission(store, 'LL-E1', submission('Tema'), at('16:12'));
  expect(await keepSubmission(store, 'LL-E2', submission('Tema'), at('16:20'))).toBe('LL-E1');
  expect(items).toHaveLength(1);
});

it('treats other content, and the same content at another time, as another submission', async () => {
  const { items, store } = open();
  await keepSubmission(store, 'LL-E1', submission('Tema'), at('16:12'));
  expect(await keepSubmission(store, 'LL-E2', submission('Ho'), at('16:12'))).toBe('LL-E2');
  expect(await keepSubmission(store, 'LL-E3', submission('Tema'), at('16:22'))).toBe('LL-E3');
  expect(items).toHaveLength(3);
});

it('treats it as a new one once the first was sent, because that may be cancelled', async () => {
  const { items, store } = open();
  await keepSubmission(store, 'LL-E1', submission('Tema'), at('16:12'));
  items.splice(0, 1, ...items.map(({ code, fingerprint, addedAt }) => sentItem(code, fingerprint, addedAt)));
  expect(await keepSubmission(store, 'LL-E2', submission('Tema'), at('16:15'))).toBe('LL-E2');
  expect(items).toMatchObject([{ state: 'sent' }, { code: 'LL-E2', state: 'waiting' }]);
});
