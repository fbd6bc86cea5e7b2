import { expect, it, vi } from 'vitest';
import { createReloadGuard, isMissingFile } from './reload-guard';

function open() {
  const kept = new Map<string, string>();
  const clock = { time: 0 };
  const reload = vi.fn<(path: string) => void>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const guard = () => createReloadGuard({ storage, now: () => clock.time, reload });
  return { clock, reload, guard };
}

it('reloads a path at most once in ten seconds, also after the reload', () => {
  const { clock, reload, guard } = open();
  expect(guard()('/jobs')).toBe(true);
  clock.time = 9_999;
  expect(guard()('/jobs')).toBe(false);
  clock.time = 10_000;
  expect(guard()('/jobs')).toBe(true);
  expect(reload.mock.calls).toEqual([['/jobs'], ['/jobs']]);
});

it('counts each path on its own', () => {
  const { guard } = open();
  expect(guard()('/jobs')).toBe(true);
  expect(guard()('/faq')).toBe(true);
  expect(guard()('/jobs')).toBe(false);
});

it('knows a missing file from other errors', () => {
  expect(isMissingFile(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isMissingFile(new TypeError('x'))).toBe(false);
  expect(isMissingFile('ChunkLoadError')).toBe(false);
});
