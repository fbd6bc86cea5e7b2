import { expect, it, vi } from 'vitest';
import { figuresPath } from '@/entities/site-figure';
import { BackendFailure, type DocumentData, type DocumentsPort, type Write } from '@/shared/backend';
import { keepSettledTime, startMemory } from './settled-time';

const minuteMs = 60_000;
const start = Date.parse('2026-11-29T08:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();

/** A desk that opens on a site of which another desk has kept a time, or none. */
async function openDesk(kept: DocumentData | null) {
  const commit = vi.fn((writes: readonly Write[]) => {
    expect(writes).toHaveLength(1);
    return Promise.resolve();
  });
  const documents = { get: () => Promise.resolve(kept), commit } as unknown as DocumentsPort;
  const memory = await startMemory(documents, start);
  return {
    memory,
    commit,
    /** What is kept after a pass; null when nothing is. */
    keep: async (ms: number, tookMs = 100) => {
      commit.mockClear();
      await keepSettledTime(documents, memory, { now: start + ms, tookMs });
      return commit.mock.calls[0]?.[0][0] ?? null;
    },
  };
}

it('begins somewhat before the last desk ended, with what it left waiting', async () => {
  const { memory } = await openDesk({ updatedAt: at(-60 * minuteMs), waiting: ['LL-T7K3M9'] });
  expect(memory.families.since).toBe(at(-70 * minuteMs));
  expect([...memory.families.again.keys()]).toEqual(['LL-T7K3M9']);
});

it('looks two months back where no desk has settled before', async () => {
  const { memory } = await openDesk(null);
  expect(memory.families.since).toBe(at(-60 * 24 * 60 * minuteMs));
});

it('keeps the time at most twice an hour, with the families that wait', async () => {
  const { memory, keep } = await openDesk(null);
  memory.families.again.set('LL-T7K3M9', start + 10 * minuteMs);
  // Looked at in the next pass: what it follows has just moved.
  memory.families.again.set('LL-TNEXT', start);
  expect(await keep(0)).toMatchObject({
    type: 'create',
    path: figuresPath('settled'),
    data: { waiting: ['LL-T7K3M9'] },
  });
  expect(await keep(29 * minuteMs)).toBeNull();
  expect(await keep(30 * minuteMs)).toMatchObject({ type: 'update', changes: { waiting: [] } });
});

it('keeps no time after a slow pass, or with too many that wait', async () => {
  const { memory, keep } = await openDesk(null);
  expect(await keep(0, 5 * minuteMs)).toBeNull();
  for (let index = 0; index < 51; index += 1) memory.families.again.set(`LL-T${index}`, start + minuteMs);
  expect(await keep(0)).toBeNull();
});

it('lets another desk be the first, and reports any other problem', async () => {
  const { commit, keep } = await openDesk(null);
  commit.mockRejectedValueOnce(new BackendFailure('already-exists', 'settled'));
  expect(await keep(0)).not.toBeNull();
  const other = await openDesk(null);
  other.commit.mockRejectedValueOnce(new BackendFailure('offline', 'no network'));
  await expect(other.keep(0)).rejects.toMatchObject({ code: 'offline' });
});
