import { createContext, useSyncExternalStore } from 'react';
import { useProvided } from '@/shared/provided';
import type { ThemeMode } from './theme-mode';

/** Theme of the tab. The machine loads on demand, because most visits never change the theme. */
export interface ThemeModeSource {
  /** Current mode. */
  readonly read: () => ThemeMode;
  /** Calls back on each change. Returns an unsubscribe function. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Preloads the machine before a click. */
  readonly prepare: () => void;
  readonly toggle: () => void;
  readonly choose: (mode: ThemeMode) => void;
}

/** Provided by app/composition. */
export const ThemeModeContext = createContext<ThemeModeSource | null>(null);

const unknown = () => null;

/** Current theme mode and its setters. `mode` is null while prerendering. */
export function useThemeMode() {
  const source = useProvided(ThemeModeContext);
  const mode: ThemeMode | null = useSyncExternalStore(source.subscribe, source.read, unknown);
  return { ...source, mode };
}
