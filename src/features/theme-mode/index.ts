export { toThemeMode, type ThemeMode } from './model/theme-mode';
export { ThemeModeContext, useThemeMode, type ThemeModeSource } from './model/theme-mode-context';
export { selectMode, selectScheme, themeModeMachine } from './model/theme-mode-machine';
export { ThemeChoice } from './ui/theme-choice';
export { ThemeToggle } from './ui/theme-toggle';
