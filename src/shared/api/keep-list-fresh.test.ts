import { describe, expect, it, vi } from 'vitest';
import { BackendFailure, type DocumentsChange, type DocumentsPort } from '../backend';
import { keepListFresh } from './keep-list-fresh';

interface Item {
  readonly id: string;
  readonly updatedAt: string;
}

const at = (second: number) => new Date(Date.UTC(2026, 2, 9, 16, 0, second)).toISOString();

/** A list on a backend without change notifications. */
function startList(start: { data?: readonly Item[]; error?: unknown }, states?: readonly string[]) {
  const entry = { ...start };
  let tell: (change: DocumentsChange) => void = () => undefined;
  const list = vi.fn<DocumentsPort['list']>(() => Promise.resolve([]));
  const read = vi.fn<(isForced: boolean) => Promise<unknown>>(() => Promise.resolve());
  const documents = {
    list,
    get: vi.fn<DocumentsPort['get']>(() => Promise.resolve(null)),
    observe: (_target: string, onChange: (change: DocumentsChange) => void) => {
      tell = onChange;
      return () => undefined;
    },
  };
  void keepListFresh<Item>(
    {
      collection: 'letters',
      ...(states && { states }),
      parse: (id, data) => {
        if (data.isBroken === true) throw new Error(`letter ${id} is broken`);
        return { id, updatedAt: String(data.updatedAt) };
      },
      idOf: ({ id }) => id,
      compare: (one, other) => (one.updatedAt < other.updatedAt ? -1 : 1),
      read,
    },
    {
      cacheEntryRemoved: new Promise(() => undefined),
      extra: { backend: { documents } },
      getCacheEntry: () => entry,
      updateCachedData: (recipe) => (entry.data = recipe()),
    },
  );
  return { entry, list, read, tell: (change: DocumentsChange) => tell(change) };
}

const stored = (id: string, updatedAt: string) => ({ id, data: { updatedAt } });

describe('a long list on a backend without change notifications', () => {
  it('requests newer items with an overlap, because an earlier time may become readable later', async () => {
    const { entry, list, read, tell } = startList({ data: [{ id: 'a', updatedAt: at(30) }] });
    list.mockResolvedValueOnce([stored('a', at(30)), stored('late', at(29)), stored('b', at(40))]);
    const before = entry.data;
    tell('unknown');
    await expect.poll(() => entry.data?.map(({ id }) => id)).toEqual(['late', 'a', 'b']);
    expect(entry.data).not.toBe(before);
    expect(list).toHaveBeenCalledExactlyOnceWith({
      collection: 'letters',
      where: [{ field: 'updatedAt', notBefore: at(20) }],
    });
    expect(read).toHaveBeenCalledExactlyOnceWith(false);
  });

  it('omits unreadable items, and adds the rest', async () => {
    const { entry, list, read, tell } = startList({ data: [{ id: 'a', updatedAt: at(30) }] });
    const broken = { id: 'a', data: { updatedAt: at(31), isBroken: true } };
    list.mockResolvedValueOnce([broken, stored('b', at(40))]);
    tell('unknown');
    await expect.poll(() => entry.data?.map(({ id }) => id)).toEqual(['b']);
    expect(read).not.toHaveBeenCalledWith(true);
  });

  it('removes items whose state is not listed, and never adds them', async () => {
    const { entry, list, tell } = startList({ data: [{ id: 'a', updatedAt: at(30) }] }, ['new']);
    const inState = (id: string, state: string) => ({ id, data: { updatedAt: at(40), state } });
    list.mockResolvedValueOnce([inState('a', 'junk'), inState('b', 'new'), inState('c', 'junk')]);
    tell('unknown');
    await expect.poll(() => entry.data?.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps its identity when nothing is newer', async () => {
    const { entry, list, tell } = startList({ data: [{ id: 'a', updatedAt: at(30) }] });
    list.mockResolvedValueOnce([stored('a', at(30))]);
    const before = entry.data;
    tell('unknown');
    await expect.poll(() => list.mock.calls.length).toBe(1);
    expect(entry.data).toBe(before);
  });

  it('does not retry in a loop when reading fails', async () => {
    const refused = startList({ error: { code: 'invalid', message: 'a record is not right' } });
    refused.tell('unknown');
    refused.tell('unknown');
    const away = startList({ error: { code: 'offline', message: 'no network' } });
    away.tell('unknown');
    await expect.poll(() => away.read.mock.calls.length).toBe(1);
    expect(refused.read).not.toHaveBeenCalled();
    expect(refused.list).not.toHaveBeenCalled();
    expect(away.list).not.toHaveBeenCalled();
  });

  it('keeps its items without network, and is read in full after a refusal', async () => {
    const { entry, list, read, tell } = startList({ data: [{ id: 'a', updatedAt: at(30) }] });
    const before = entry.data;
    list.mockRejectedValueOnce(new BackendFailure('offline', 'no network'));
    tell('unknown');
    await expect.poll(() => list.mock.calls.length).toBe(1);
    expect(entry.data).toBe(before);
    expect(read).not.toHaveBeenCalledWith(true);
    list.mockRejectedValueOnce(new BackendFailure('forbidden', 'no more'));
    tell('unknown');
    await expect.poll(() => read.mock.calls.some(([isForced]) => isForced)).toBe(true);
  });
});
