import { palettes, type ColorScheme } from 'design-system';
import { inspected } from 'statechart-inspector/inspected';
import { createActor, fromCallback } from 'xstate';
import {
  selectMode,
  selectScheme,
  themeModeMachine,
  toThemeMode,
  type ThemeMode,
} from '@/features/site/theme-mode';
import { storageKeys } from '@/shared/config';
import { observeMedia } from '@/shared/lib/device';
import type { KeyValueStore } from '@/shared/lib/storage';

const darkQuery = '(prefers-color-scheme: dark)';

/** Applies a scheme: tokens follow `data-theme`, the browser's bars `theme-color`. */
function showScheme(scheme: ColorScheme): void {
  document.documentElement.dataset.theme = scheme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', palettes[scheme].ground);
}

/** The theme's machine behind a plain interface. */
export interface RunningTheme {
  readonly read: () => ThemeMode;
  readonly subscribe: (onChange: () => void) => void;
  readonly toggle: () => void;
  readonly choose: (mode: ThemeMode) => void;
}

/** Starts the theme: stored on the device, shared with other tabs and applied to the page. */
export function startThemeMode(store: KeyValueStore): RunningTheme {
  const machine = themeModeMachine.provide({
    actors: {
      systemScheme: fromCallback(({ sendBack }) =>
        observeMedia(darkQuery, (isDark) =>
          sendBack({ type: 'system.changed', scheme: isDark ? 'dark' : 'light' }),
        ),
      ),
      otherTabs: fromCallback(({ sendBack }) =>
        store.observe(storageKeys.theme, (text) =>
          sendBack({ type: 'mode.restored', mode: toThemeMode(text) }),
        ),
      ),
    },
    actions: { rememberMode: (_, { mode }) => void store.set(storageKeys.theme, mode) },
  });
  const actor = createActor(machine, {
    ...inspected(),
    input: { mode: toThemeMode(store.get(storageKeys.theme)), systemScheme: 'light' },
  });
  actor.subscribe((snapshot) => showScheme(selectScheme(snapshot)));
  actor.start();
  return {
    read: () => selectMode(actor.getSnapshot()),
    subscribe: (onChange) => void actor.subscribe(onChange),
    toggle: () => actor.send({ type: 'theme.toggled' }),
    choose: (mode) => actor.send({ type: 'mode.chosen', mode }),
  };
}
