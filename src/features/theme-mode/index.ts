export { ThemeModeContext, useThemeMode } from './model/theme-mode-context';
export { selectScheme, themeModeMachine, toThemeMode, type ThemeModeActor } from './model/theme-mode-machine';
export { ThemeChoice } from './ui/theme-choice';
export { ThemeToggle } from './ui/theme-toggle';
