import type { ColorScheme } from 'design-system';
import { assign, fromCallback, setup, type SnapshotFrom } from 'xstate';
import type { ThemeMode } from './theme-mode';

/** Events from the system or from another tab. */
export type ThemeFact =
  | { readonly type: 'system.changed'; readonly scheme: ColorScheme }
  | { readonly type: 'mode.restored'; readonly mode: ThemeMode };

/** The user's actions. */
export type ThemeIntent =
  { readonly type: 'mode.chosen'; readonly mode: ThemeMode } | { readonly type: 'theme.toggled' };

interface ThemeContext {
  readonly systemScheme: ColorScheme;
  readonly initialMode: ThemeMode;
}

/**
 * Light, dark or system theme. The toggle alternates light and dark; from `system` it selects the opposite of
 * the current scheme. A choice is stored; a change from another tab is applied only.
 */
export const themeModeMachine = setup({
  types: {
    context: {} as ThemeContext,
    input: {} as { readonly mode: ThemeMode; readonly systemScheme: ColorScheme },
    events: {} as ThemeFact | ThemeIntent,
  },
  actors: {
    systemScheme: fromCallback(() => {
      throw new Error('themeModeMachine: provide the systemScheme actor');
    }),
    otherTabs: fromCallback(() => {
      throw new Error('themeModeMachine: provide the otherTabs actor');
    }),
  },
  actions: {
    followSystem: assign({
      systemScheme: ({ context, event }) => ('scheme' in event ? event.scheme : context.systemScheme),
    }),
    rememberMode: (_, _params: { readonly mode: ThemeMode }) => {
      throw new Error('themeModeMachine: provide the rememberMode action');
    },
  },
  guards: {
    isMode: ({ event }, params: { readonly mode: ThemeMode }) =>
      'mode' in event && event.mode === params.mode,
    startsIn: ({ context }, params: { readonly mode: ThemeMode }) => context.initialMode === params.mode,
    isSystemDark: ({ context }) => context.systemScheme === 'dark',
  },
}).createMachine({
  id: 'themeMode',
  context: ({ input }) => ({ systemScheme: input.systemScheme, initialMode: input.mode }),
  invoke: [{ src: 'systemScheme' }, { src: 'otherTabs' }],
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: { type: 'startsIn', params: { mode: 'dark' } }, target: 'dark' },
        { guard: { type: 'startsIn', params: { mode: 'system' } }, target: 'system' },
        { target: 'light' },
      ],
    },
    light: {
      on: {
        'theme.toggled': { target: 'dark', actions: { type: 'rememberMode', params: { mode: 'dark' } } },
      },
    },
    dark: {
      on: {
        'theme.toggled': { target: 'light', actions: { type: 'rememberMode', params: { mode: 'light' } } },
      },
    },
    system: {
      on: {
        'theme.toggled': [
          {
            guard: 'isSystemDark',
            target: 'light',
            actions: { type: 'rememberMode', params: { mode: 'light' } },
          },
          { target: 'dark', actions: { type: 'rememberMode', params: { mode: 'dark' } } },
        ],
      },
    },
  },
  on: {
    'system.changed': { actions: 'followSystem' },
    'mode.restored': [
      { guard: { type: 'isMode', params: { mode: 'dark' } }, target: '.dark' },
      { guard: { type: 'isMode', params: { mode: 'system' } }, target: '.system' },
      { target: '.light' },
    ],
    'mode.chosen': [
      {
        guard: { type: 'isMode', params: { mode: 'dark' } },
        target: '.dark',
        actions: { type: 'rememberMode', params: { mode: 'dark' } },
      },
      {
        guard: { type: 'isMode', params: { mode: 'system' } },
        target: '.system',
        actions: { type: 'rememberMode', params: { mode: 'system' } },
      },
      { target: '.light', actions: { type: 'rememberMode', params: { mode: 'light' } } },
    ],
  },
});

export type ThemeModeSnapshot = SnapshotFrom<typeof themeModeMachine>;

/** The chosen mode. */
export function selectMode(snapshot: ThemeModeSnapshot): ThemeMode {
  if (snapshot.matches('dark')) return 'dark';
  return snapshot.matches('system') ? 'system' : 'light';
}

/** The scheme on screen. */
export function selectScheme(snapshot: ThemeModeSnapshot): ColorScheme {
  const mode = selectMode(snapshot);
  return mode === 'system' ? snapshot.context.systemScheme : mode;
}
