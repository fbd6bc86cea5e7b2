import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { installPromptMachine, type InstallFact, type InstallIntent } from './install-prompt-machine';

const day = 86_400_000;

/** Starts the machine with a browser that does nothing by itself. */
function startInstall({ postponedForMs = 0 } = {}) {
  const clock = new SimulatedClock();
  const commands: string[] = [];
  let postponedUntil = postponedForMs;
  const machine = installPromptMachine.provide({
    actors: { browser: fromCallback(({ receive }) => receive(({ type }) => void commands.push(type))) },
    actions: {
      rememberPostponement: () => {
        postponedUntil = clock.now() + 14 * day;
      },
    },
    guards: { isPostponed: () => postponedUntil > clock.now() },
    delays: { restOfPostponement: () => postponedUntil - clock.now() },
  });
  const actor = createActor(machine, { clock }).start();
  const tell = (...types: (InstallFact | InstallIntent)['type'][]) => {
    for (const type of types) actor.send({ type });
  };
  return { clock, commands, tell, state: () => actor.getSnapshot() };
}

describe('on a browser that can install', () => {
  it('nobody is asked before the browser has made an offer', () => {
    const { state, tell } = startInstall();
    expect(state().tags.size).toBe(0);
    tell('install.accepted');
    expect(state().value).toBe('unavailable');
    tell('prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('I say Install: the browser shows its dialogue, once, and I have the app', () => {
    const { commands, state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'install.accepted');
    expect(commands).toEqual(['show']);
    expect(state().hasTag('showing')).toBe(true);
    tell('prompt.accepted');
    expect(state().hasTag('showing')).toBe(true);
    tell('app.installed');
    expect(state().hasTag('installed')).toBe(true);
  });

  it('I say Not now: I am left alone for fourteen days and not a moment longer', () => {
    const { clock, state, tell } = startInstall();
    tell('prompt.captured', 'install.postponed');
    clock.increment(14 * day - 1);
    expect(state().tags.size).toBe(0);
    clock.increment(1);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('I said Not now nine days ago: the browser’s offer waits for five more', () => {
    const { clock, state, tell } = startInstall({ postponedForMs: 5 * day });
    tell('prompt.captured');
    expect(state().tags.size).toBe(0);
    clock.increment(5 * day);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('I close the browser’s dialogue: that is a Not now, and its next offer waits', () => {
    const { clock, state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.dismissed');
    expect(state().value).toBe('unavailable');
    tell('prompt.captured');
    expect(state().tags.size).toBe(0);
    clock.increment(14 * day);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('the dialogue does not open: I said nothing, and the next offer is made at once', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.failed', 'prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('installing comes to nothing: the browser offers it again, and so do we', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.accepted', 'prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('I install from the browser’s own menu while I am asked: I am asked no more', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'app.installed', 'prompt.captured');
    expect(state().value).toBe('installed');
  });
});

describe('on an iPhone', () => {
  it('I get the steps, and Not now puts them away for fourteen days', () => {
    const { clock, commands, state, tell } = startInstall();
    tell('iphone.recognised');
    expect(state().hasTag('guided')).toBe(true);
    tell('install.postponed');
    expect(state().tags.size).toBe(0);
    clock.increment(14 * day);
    expect(state().hasTag('guided')).toBe(true);
    expect(commands).toEqual([]);
  });

  it('the steps stay away for the rest of an earlier Not now', () => {
    const { clock, state, tell } = startInstall({ postponedForMs: day });
    tell('iphone.recognised');
    expect(state().tags.size).toBe(0);
    clock.increment(day);
    expect(state().hasTag('guided')).toBe(true);
  });
});

it('the installed app never asks', () => {
  const { state, tell } = startInstall();
  tell('display.standalone', 'prompt.captured', 'iphone.recognised');
  expect(state().value).toBe('installed');
});

const everyEvent: readonly (InstallFact | InstallIntent)[] = [
  { type: 'prompt.captured' },
  { type: 'prompt.accepted' },
  { type: 'prompt.dismissed' },
  { type: 'prompt.failed' },
  { type: 'app.installed' },
  { type: 'display.standalone' },
  { type: 'iphone.recognised' },
  { type: 'install.accepted' },
  { type: 'install.postponed' },
];

describe('walked from end to end', () => {
  /** Every reachable state; `isPostponed` is constant during a walk. */
  const walk = (isPostponed: boolean) =>
    getShortestPaths(
      installPromptMachine.provide({
        actors: { browser: fromCallback(() => undefined) },
        actions: { rememberPostponement: () => undefined },
        guards: { isPostponed: () => isPostponed },
        delays: { restOfPostponement: () => day },
      }),
      { events: [...everyEvent] },
    ).map(({ state, steps }) => ({
      name: JSON.stringify(state.value).replaceAll(/[{}"]/g, ''),
      state,
      events: steps.map(({ event }) => event.type),
    }));

  it('it reaches every state', () => {
    expect(
      walk(false)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([
      'guidable:guided',
      'guidable:postponed',
      'installed',
      'installing',
      'promptable:offered',
      'promptable:postponed',
      'showing',
      'unavailable',
    ]);
  });

  it('it says at most one thing at a time', () => {
    for (const { state } of walk(false)) expect(state.tags.size).toBeLessThanOrEqual(1);
  });

  it('it asks nobody who has postponed', () => {
    for (const { state } of walk(true)) {
      expect(state.hasTag('offered') || state.hasTag('guided') || state.hasTag('showing')).toBe(false);
    }
  });

  it('it shows the browser’s dialogue only after somebody said Install', () => {
    for (const { state, events } of walk(false).filter(({ name }) => name === 'showing')) {
      expect(state.hasTag('showing')).toBe(true);
      expect(events).toEqual(expect.arrayContaining(['prompt.captured', 'install.accepted']));
    }
  });

  it('nothing leads out of the installed app', () => {
    const { state, tell } = startInstall();
    tell('app.installed');
    for (const { type } of everyEvent) {
      tell(type);
      expect(state().value).toBe('installed');
    }
  });
});
