import type { ColorScheme } from 'design-system';

/** What a person may choose; `system` follows the device. */
export type ThemeMode = ColorScheme | 'system';

/** A stored text as a mode; anything unknown is the default, light. */
export function toThemeMode(text: string | null): ThemeMode {
  return text === 'dark' || text === 'system' ? text : 'light';
}
