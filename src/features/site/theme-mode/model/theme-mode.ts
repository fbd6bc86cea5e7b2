import type { ColorScheme } from 'design-system';

/** Theme modes; `system` follows the device. */
export type ThemeMode = ColorScheme | 'system';

/** Parses a stored mode. Falls back to light. */
export function toThemeMode(text: string | null): ThemeMode {
  return text === 'dark' || text === 'system' ? text : 'light';
}
