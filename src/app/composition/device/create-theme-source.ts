import { toThemeMode, type ThemeMode, type ThemeModeSource } from '@/features/site/theme-mode';
import { storageKeys } from '@/shared/config';
import type { KeyValueStore } from '@/shared/lib/storage';
import { loadOnce } from '../load-once';
import type { RunningTheme } from './start-theme-mode';

interface ThemeSourceOptions {
  readonly store: KeyValueStore;
  readonly load: () => Promise<RunningTheme>;
  readonly onError: (cause: unknown) => void;
}

/**
 * Theme of the tab before and after its machine has loaded. The inline script has applied the theme;
 * the machine changes it, and follows the device and other tabs.
 */
export function createThemeSource({ store, load, onError }: ThemeSourceOptions): ThemeModeSource {
  let theme: RunningTheme | null = null;
  /** Chosen while the machine loads, so that the control does not jump back. */
  let asked: ThemeMode | null = null;
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  const start = loadOnce(async () => {
    theme = await load();
    theme.subscribe(tell);
    tell();
    return theme;
  });
  const fail = (cause: unknown) => {
    asked = null;
    tell();
    onError(cause);
  };
  const withTheme = (use: (running: RunningTheme) => void) => void start().then(use).catch(fail);
  const prepare = () => withTheme(() => undefined);
  const read = () => asked ?? theme?.read() ?? toThemeMode(store.get(storageKeys.theme));

  store.observe(storageKeys.theme, prepare);
  return {
    read,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    prepare,
    toggle: () => withTheme((running) => running.toggle()),
    choose(mode) {
      asked = mode;
      tell();
      withTheme((running) => {
        asked = null;
        running.choose(mode);
      });
    },
  };
}
