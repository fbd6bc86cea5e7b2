import type { ColorScheme } from 'design-system';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { toThemeMode, type ThemeMode } from './theme-mode';
import { selectMode, selectScheme, themeModeMachine } from './theme-mode-machine';

const silent = fromCallback(() => undefined);

function startTheme(mode: ThemeMode = 'light', systemScheme: ColorScheme = 'light') {
  const remembered: ThemeMode[] = [];
  const machine = themeModeMachine.provide({
    actors: { systemScheme: silent, otherTabs: silent },
    actions: { rememberMode: (_, params) => void remembered.push(params.mode) },
  });
  const actor = createActor(machine, { input: { mode, systemScheme } }).start();
  return {
    actor,
    remembered,
    scheme: () => selectScheme(actor.getSnapshot()),
    mode: () => selectMode(actor.getSnapshot()),
  };
}

describe('the theme', () => {
  it.each(['light', 'dark', 'system'] as const)('starts in the remembered mode %s', (mode) => {
    expect(startTheme(mode).mode()).toBe(mode);
  });

  it('alternates light and dark, and remembers each', () => {
    const { actor, scheme, remembered } = startTheme();
    const shown = [1, 2, 3].map(() => {
      actor.send({ type: 'theme.toggled' });
      return scheme();
    });
    expect(shown).toEqual(['dark', 'light', 'dark']);
    expect(remembered).toEqual(['dark', 'light', 'dark']);
  });

  it('toggles away from the theme of the device', () => {
    const { actor, scheme } = startTheme('system', 'dark');
    actor.send({ type: 'theme.toggled' });
    expect(scheme()).toBe('light');
  });

  it('follows the device in system, and only there', () => {
    const following = startTheme('system', 'light');
    following.actor.send({ type: 'system.changed', scheme: 'dark' });
    expect(following.scheme()).toBe('dark');
    const fixed = startTheme('light', 'light');
    fixed.actor.send({ type: 'system.changed', scheme: 'dark' });
    expect(fixed.scheme()).toBe('light');
  });

  it('follows another tab without writing its choice again', () => {
    const { actor, mode, remembered } = startTheme('dark');
    actor.send({ type: 'mode.restored', mode: 'system' });
    expect(mode()).toBe('system');
    expect(remembered).toEqual([]);
  });

  it('applies and remembers a choice', () => {
    const { actor, mode, remembered } = startTheme();
    for (const chosen of ['system', 'dark', 'light'] as const) {
      actor.send({ type: 'mode.chosen', mode: chosen });
      expect(mode()).toBe(chosen);
    }
    expect(remembered).toEqual(['system', 'dark', 'light']);
  });

  it('can reach every mode', () => {
    const machine = themeModeMachine.provide({ actors: { systemScheme: silent, otherTabs: silent } });
    const paths = getShortestPaths(machine, {
      input: { mode: 'light', systemScheme: 'light' },
      events: [{ type: 'theme.toggled' }, { type: 'mode.chosen', mode: 'system' }],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(['light', 'dark', 'system']));
  });

  it('falls back to the theme of the device for an unknown stored value', () => {
    expect([null, '', 'purple', 'dark', 'light'].map(toThemeMode)).toEqual([
      'system',
      'system',
      'system',
      'dark',
      'light',
    ]);
  });
});
