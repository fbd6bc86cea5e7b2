import { expect, it, vi } from 'vitest';
import { storageKeys } from '@/shared/config';
import { createMemoryStore } from '@/shared/lib/storage';
import { createThemeSource } from './create-theme-source';
import type { RunningTheme } from './start-theme-mode';

function open(load: () => Promise<RunningTheme>) {
  const store = createMemoryStore();
  const onError = vi.fn<(cause: unknown) => void>();
  return { store, onError, source: createThemeSource({ store, load, onError }) };
}

it('shows a choice at once, while the machine is loading', async () => {
  const choose = vi.fn<(mode: string) => void>();
  const running: RunningTheme = {
    read: () => 'dark',
    subscribe: () => undefined,
    toggle: () => undefined,
    choose,
  };
  const { source } = open(() => Promise.resolve(running));
  expect(source.read()).toBe('system');
  source.choose('dark');
  expect(source.read()).toBe('dark');
  await expect.poll(() => choose.mock.calls).toEqual([['dark']]);
});

it('reverts to the stored theme when the machine cannot be loaded, and reports it', async () => {
  const { source, onError } = open(() => Promise.reject(new Error('no network')));
  const heard = vi.fn<() => void>();
  source.subscribe(heard);
  source.choose('dark');
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  expect(source.read()).toBe('system');
  expect(heard).toHaveBeenCalledTimes(2);
});

it('loads no machine to show a theme', () => {
  const load = vi.fn<() => Promise<RunningTheme>>();
  const { store, source } = open(load);
  store.set(storageKeys.theme, 'dark');
  expect(source.read()).toBe('dark');
  expect(load).not.toHaveBeenCalled();
});

it('follows the device until a theme was chosen, and loads no machine for it', () => {
  const load = vi.fn<() => Promise<RunningTheme>>();
  expect(open(load).source.read()).toBe('system');
  expect(load).not.toHaveBeenCalled();
});
