export { ThemeModeContext } from './model/theme-mode-context';
export {
  selectMode,
  selectScheme,
  themeModeMachine,
  toThemeMode,
  type ThemeModeActor,
} from './model/theme-mode-machine';
export { ThemeChoice } from './ui/theme-choice';
export { ThemeToggle } from './ui/theme-toggle';
