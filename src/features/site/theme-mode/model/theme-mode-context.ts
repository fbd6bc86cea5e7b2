import { createContext, use, useSyncExternalStore } from 'react';
import type { ThemeMode } from './theme-mode';

/** The theme of the tab. Its machine is loaded when somebody is about to change it: most visits never do. */
export interface ThemeModeSource {
  /** What is chosen now. */
  readonly read: () => ThemeMode;
  /** Calls back when it changes. Returns the unsubscriber. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads the machine, before a click that will need it. */
  readonly prepare: () => void;
  readonly toggle: () => void;
  readonly choose: (mode: ThemeMode) => void;
}

/** Provided by app/composition. */
export const ThemeModeContext = createContext<ThemeModeSource | null>(null);

const unknown = () => null;

/** What is chosen, and how to change it; `mode` is null in a prerendered page, which knows no device. */
export function useThemeMode() {
  const source = use(ThemeModeContext);
  if (!source) throw new Error('useThemeMode must be used inside ThemeModeContext');
  const mode: ThemeMode | null = useSyncExternalStore(source.subscribe, source.read, unknown);
  return { ...source, mode };
}
