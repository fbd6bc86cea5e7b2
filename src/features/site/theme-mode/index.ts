export { ThemeModeContext, type ThemeModeSource, useThemeMode } from './model/theme-mode-context';
export { selectMode, selectScheme, themeModeMachine } from './model/theme-mode-machine';
export { type ThemeMode, toThemeMode } from './model/theme-mode';
export { ThemeChoice } from './ui/theme-choice';
export { ThemeToggle } from './ui/theme-toggle';
