import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { selectMode, selectScheme, type ThemeMode, type ThemeModeActor } from './theme-mode-machine';

/** The theme of the tab; created in app/composition. */
export const ThemeModeContext = createContext<ThemeModeActor | null>(null);

/** What is chosen, what is shown, and how to change it. */
export function useThemeMode() {
  const actor = use(ThemeModeContext);
  if (!actor) throw new Error('useThemeMode must be used inside ThemeModeContext');
  return {
    mode: useSelector(actor, selectMode),
    scheme: useSelector(actor, selectScheme),
    toggle: () => actor.send({ type: 'theme.toggled' }),
    choose: (mode: ThemeMode) => actor.send({ type: 'mode.chosen', mode }),
  };
}
