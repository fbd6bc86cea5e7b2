import type { ColorScheme } from 'design-system';

/** Theme modes; `system` follows the device. */
export type ThemeMode = ColorScheme | 'system';

/** Parses a stored mode. Falls back to the theme of the device. */
export function toThemeMode(text: string | null): ThemeMode {
  return text === 'dark' || text === 'light' ? text : 'system';
}
