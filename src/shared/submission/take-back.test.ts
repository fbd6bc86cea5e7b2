import { expect, it, vi } from 'vitest';
import type { ReturnedDraft } from '@/shared/device-database';
import type { OutboxItem, WaitingItem } from './outbox-item';
import type { OutboxStore } from './outbox-store';
import { takeBack } from './take-back';

const draft: ReturnedDraft = {
  draft: { id: 'd', form: 'digest', savedAt: '2026-03-09T17:00:00Z', texts: [] },
  files: [],
};

const toDraft = () => Promise.resolve(draft);

const item = (tries: number): WaitingItem => ({
  code: 'LL-E1',
  fingerprint: 'f',
  addedAt: '2026-03-09T16:12:00Z',
  state: 'waiting',
  tries,
  problem: tries > 0 ? 'slow' : null,
  writes: [],
  form: 'enquiry',
  version: 1,
  values: { message: 'Tema' },
  editAt: '/form',
});

function open(first: OutboxItem, arrived: boolean | 'unknown' = false) {
  const items = new Map([[first.code, first]]);
  const hasArrived = vi.fn<() => Promise<boolean>>(() =>
    arrived === 'unknown' ? Promise.reject(new Error('offline')) : Promise.resolve(arrived),
  );
  const store = {
    list: async () => [...items.values()],
    replace: async (changed: OutboxItem) => void items.set(changed.code, changed),
    returnToForm: vi.fn<OutboxStore['returnToForm']>(async (code) => items.delete(code)),
  };
  const options = { store, hasArrived, now: () => new Date('2026-03-09T17:00:00Z') };
  return { items, hasArrived, options, store };
}

it('restores an untried submission to its form, without asking the backend', async () => {
  const { items, hasArrived, options, store } = open(item(0));
  const asked = vi.fn(toDraft);
  expect(await takeBack(options, 'LL-E1', asked)).toBe('taken');
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ values: { message: 'Tema' } }));
  expect(store.returnToForm).toHaveBeenCalledWith('LL-E1', draft);
  expect(items.size).toBe(0);
  expect(hasArrived).not.toHaveBeenCalled();
});

it('keeps it in the outbox when its form cannot store it', async () => {
  const { items, options, store } = open(item(0));
  expect(await takeBack(options, 'LL-E1', () => Promise.resolve(null))).toBe('unkept');
  store.returnToForm.mockResolvedValueOnce(false);
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('unkept');
  store.returnToForm.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('unkept');
  expect(items.get('LL-E1')).toMatchObject({ state: 'waiting' });
});

it('detects an attempt that arrived although its answer was lost', async () => {
  const { items, options } = open(item(2), true);
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('arrived');
  expect(items.get('LL-E1')).toMatchObject({ state: 'sent' });
});

it('does not guess when the backend cannot be asked', async () => {
  const { items, options } = open(item(2), 'unknown');
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('unsure');
  expect(items.get('LL-E1')).toMatchObject({ state: 'waiting' });
});

it('restores a submission that certainly did not arrive', async () => {
  const { items, options } = open(item(2), false);
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('taken');
  expect(items.size).toBe(0);
});

const withFiles: WaitingItem = {
  ...item(0),
  isBegun: true,
  files: [
    {
      id: 'f',
      owner: 'tutorApplications/LL-A1',
      name: 'card.jpg',
      type: 'image/jpeg',
      kind: 'ghana-card',
      file: new Blob(),
    },
  ],
};

it('asks whether a record with files arrived, also when its first attempt has not ended', async () => {
  const { items, options } = open(withFiles, true);
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('arrived');
  // The files are still to be sent.
  expect(items.get('LL-E1')).toMatchObject({ state: 'waiting', hasArrived: true });
});

it('keeps an arrived record in the outbox until its files are uploaded, without asking again', async () => {
  const { items, hasArrived, options } = open({ ...withFiles, hasArrived: true });
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('arrived');
  expect(hasArrived).not.toHaveBeenCalled();
  expect(items.get('LL-E1')).toMatchObject({ state: 'waiting' });
});

it('restores untried papers without asking the backend', async () => {
  const { isBegun: _begun, ...untried } = withFiles;
  const { hasArrived, options } = open(untried);
  expect(await takeBack(options, 'LL-E1', toDraft)).toBe('taken');
  expect(hasArrived).not.toHaveBeenCalled();
});
