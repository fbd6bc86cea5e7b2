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
  it('nothing is shown before the browser’s install event', () => {
    const { state, tell } = startInstall();
    expect(state().tags.size).toBe(0);
    tell('install.accepted');
    expect(state().value).toBe('unavailable');
    tell('prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('Install opens the browser’s dialogue once, and the app is installed', () => {
    const { commands, state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'install.accepted');
    expect(commands).toEqual(['show']);
    expect(state().hasTag('showing')).toBe(true);
    tell('prompt.accepted');
    expect(state().hasTag('showing')).toBe(true);
    tell('app.installed');
    expect(state().hasTag('installed')).toBe(true);
  });

  it('Not now hides the card for exactly fourteen days', () => {
    const { clock, state, tell } = startInstall();
    tell('prompt.captured', 'install.postponed');
    clock.increment(14 * day - 1);
    expect(state().tags.size).toBe(0);
    clock.increment(1);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('with a Not now nine days ago, the browser’s event waits for five more days', () => {
    const { clock, state, tell } = startInstall({ postponedForMs: 5 * day });
    tell('prompt.captured');
    expect(state().tags.size).toBe(0);
    clock.increment(5 * day);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('closing the browser’s dialogue counts as Not now, and its next event waits', () => {
    const { clock, state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.dismissed');
    expect(state().value).toBe('unavailable');
    tell('prompt.captured');
    expect(state().tags.size).toBe(0);
    clock.increment(14 * day);
    expect(state().hasTag('offered')).toBe(true);
  });

  it('a dialogue that fails to open postpones nothing, and the next event shows the card at once', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.failed', 'prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('after a failed installation the next install event shows the card again', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'install.accepted', 'prompt.accepted', 'prompt.captured');
    expect(state().hasTag('offered')).toBe(true);
  });

  it('installing from the browser’s menu hides the card', () => {
    const { state, tell } = startInstall();
    tell('prompt.captured', 'app.installed', 'prompt.captured');
    expect(state().value).toBe('installed');
  });
});

describe('on an iPhone', () => {
  it('the steps are shown, and Not now hides them for fourteen days', () => {
    const { clock, commands, state, tell } = startInstall();
    tell('iphone.recognised');
    expect(state().hasTag('guided')).toBe(true);
    tell('install.postponed');
    expect(state().tags.size).toBe(0);
    clock.increment(14 * day);
    expect(state().hasTag('guided')).toBe(true);
    expect(commands).toEqual([]);
  });

  it('the steps stay hidden for the rest of an earlier Not now', () => {
    const { clock, state, tell } = startInstall({ postponedForMs: day });
    tell('iphone.recognised');
    expect(state().tags.size).toBe(0);
    clock.increment(day);
    expect(state().hasTag('guided')).toBe(true);
  });
});

it('the installed app shows nothing', () => {
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

describe('every path of the machine', () => {
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

  it('it shows at most one thing at a time', () => {
    for (const { state } of walk(false)) expect(state.tags.size).toBeLessThanOrEqual(1);
  });

  it('it shows nothing while postponed', () => {
    for (const { state } of walk(true)) {
      expect(state.hasTag('offered') || state.hasTag('guided') || state.hasTag('showing')).toBe(false);
    }
  });

  it('it shows the browser’s dialogue only after Install', () => {
    for (const { state, events } of walk(false).filter(({ name }) => name === 'showing')) {
      expect(state.hasTag('showing')).toBe(true);
      expect(events).toEqual(expect.arrayContaining(['prompt.captured', 'install.accepted']));
    }
  });

  it('the installed state is final', () => {
    const { state, tell } = startInstall();
    tell('app.installed');
    for (const { type } of everyEvent) {
      tell(type);
      expect(state().value).toBe('installed');
    }
  });
});
