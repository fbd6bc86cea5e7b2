import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ReferenceCode } from '@/entities/reference-code';
import type { WaitingItem } from './outbox-item';

let count = 0;

function item(code: ReferenceCode): WaitingItem {
  count += 1;
  return {
    code,
    fingerprint: code,
    addedAt: new Date(Date.UTC(2026, 2, 9) + count * 1000).toISOString(),
    state: 'waiting',
    tries: 0,
    problem: null,
    writes: [{ type: 'create', path: `enquiries/${code}`, data: { message: 'Adenta' } }],
    form: 'enquiry',
    version: 1,
    values: { message: 'Adenta' },
    editAt: '/form',
  };
}

/** Opens a store on a fresh database. The module opens its database once, so the test resets modules. */
async function openStore() {
  vi.resetModules();
  const { createOutboxStore } = await import('./outbox-store');
  return createOutboxStore();
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const draft = { id: 'draft', form: 'digest', savedAt: '2026-03-09T16:12:00Z', texts: [] };

async function openWithDraft() {
  const store = await openStore();
  const { openDeviceDatabase, putDraft } = await import('@/shared/device-database');
  await putDraft(draft);
  return {
    store,
    drafts: async () => (await openDeviceDatabase()).getAll('drafts'),
    files: async () => (await openDeviceDatabase()).getAllKeys('attachments'),
    putFile: async (id: string) => (await openDeviceDatabase()).put('attachments', paper(id)),
  };
}

const paper = (id: string) => ({
  ...{ id, form: 'apply', name: 'card.jpg', type: 'image/jpeg', file: new Blob([id]) },
  addedAt: draft.savedAt,
});

it('adds a submission and removes its draft in one transaction', async () => {
  const { store, drafts } = await openWithDraft();
  await store.add(item('LL-E1'), { id: 'draft', left: null });
  expect(await store.list()).toMatchObject([{ code: 'LL-E1' }]);
  expect(await drafts()).toEqual([]);
});

it('keeps the draft of a submission that cannot be stored', async () => {
  const { store, drafts } = await openWithDraft();
  const unkeepable = { ...item('LL-E1'), values: { message: () => undefined } };
  await expect(store.add(unkeepable, { id: 'draft', left: null })).rejects.toThrow();
  expect(await store.list()).toEqual([]);
  expect(await drafts()).toEqual([draft]);
});

it('keeps the parts of a draft that are not part of the submission', async () => {
  const { store, drafts } = await openWithDraft();
  const left = { ...draft, texts: [{ name: '~kept', version: 1, values: {}, savedAt: draft.savedAt }] };
  await store.add(item('LL-E1'), { id: 'draft', left });
  expect(await drafts()).toEqual([left]);
});

const other = { ...draft, id: 'other', form: 'another digest' };

it('restores a submission to its form, and its papers replace those of the form', async () => {
  const { store, drafts, files, putFile } = await openWithDraft();
  await store.add(item('LL-A1'));
  await putFile('earlier');
  const heard = vi.fn<() => void>();
  store.observe(heard);
  expect(await store.returnToForm('LL-A1', { draft: other, files: [paper('card')] })).toBe(true);
  expect([await store.list(), await drafts(), await files()]).toEqual([[], [draft, other], ['card']]);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('restores no deleted submission, and none to a form with another draft', async () => {
  const { store, drafts, files } = await openWithDraft();
  const returned = { draft: other, files: [paper('card')] };
  expect(await store.returnToForm('LL-A1', returned)).toBe(false);
  await store.add(item('LL-A1'));
  expect(await store.returnToForm('LL-A1', { ...returned, draft: { ...other, form: draft.form } })).toBe(
    false,
  );
  expect(await store.list()).toMatchObject([{ code: 'LL-A1' }]);
  expect([await drafts(), await files()]).toEqual([[draft], []]);
});

it('restores all of a submission, or nothing when a part cannot be stored', async () => {
  const { store, drafts, files, putFile } = await openWithDraft();
  await store.add(item('LL-A1'));
  await putFile('earlier');
  const broken = { ...paper('card'), file: (() => undefined) as never };
  await expect(
    store.returnToForm('LL-A1', { draft: other, files: [paper('first'), broken] }),
  ).rejects.toThrow();
  expect(await store.list()).toMatchObject([{ code: 'LL-A1' }]);
  expect([await drafts(), await files()]).toEqual([[draft], ['earlier']]);
});
