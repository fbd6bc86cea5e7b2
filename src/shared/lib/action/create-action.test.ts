import { describe, expect, it, vi } from 'vitest';
import { createAction, type ActionOutcome } from './create-action';
import { createPressGuard } from './press-guard';

function setup() {
  let time = 0;
  const guard = createPressGuard();
  const running: boolean[] = [];
  const action = createAction<string, string>({
    guard,
    now: () => time,
    onRunning: (is) => running.push(is),
  });
  let count = 0;
  const make = vi.fn((given: string) => `${given}-${String((count += 1))}`);
  const answers: ((outcome: ActionOutcome) => void)[] = [];
  const send = vi.fn((_made: string) => new Promise<ActionOutcome>((resolve) => answers.push(resolve)));
  return {
    guard,
    running,
    make,
    send,
    press: (given: string) => action.run(given, { make, send }),
    answer: (outcome: ActionOutcome) => answers.shift()?.(outcome),
    isJustDone: action.isJustDone,
    wait: (ms: number) => void (time += ms),
    sameGuard: () => createAction<string, string>({ guard, now: () => time, onRunning: () => undefined }),
  };
}

describe('an action', () => {
  it('counts two presses during a slow write as one', async () => {
    const { press, answer, send, running } = setup();
    const [first, second] = [press('yes'), press('yes')];
    answer('done');
    expect(await first).toBe(true);
    expect(await second).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(running).toEqual([true, false]);
  });

  it('ignores other content while a press runs', async () => {
    const { press, answer, send } = setup();
    const [first, second] = [press('Monday'), press('Tuesday')];
    expect(await second).toBe(false);
    answer('done');
    expect(await first).toBe(true);
    expect(send.mock.calls).toEqual([['Monday-1']]);
    const third = press('Tuesday');
    answer('done');
    expect(await third).toBe(true);
    expect(send).toHaveBeenLastCalledWith('Tuesday-2');
  });

  it('counts a press right after success as the same one, and a later one as another', async () => {
    const { press, answer, send, wait } = setup();
    const first = press('yes');
    answer('done');
    await first;
    wait(80);
    expect(await press('yes')).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    wait(2000);
    const later = press('yes');
    answer('done');
    await later;
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('reports success for a moment', async () => {
    const { press, answer, isJustDone, wait } = setup();
    expect(isJustDone()).toBe(false);
    const lost = press('yes');
    answer('unsure');
    await lost;
    expect(isJustDone()).toBe(false);
    const done = press('yes');
    answer('done');
    await done;
    expect(isJustDone()).toBe(true);
    wait(2000);
    expect(isJustDone()).toBe(false);
  });

  it('repeats the same write after a lost answer', async () => {
    const { press, answer, make, send } = setup();
    const first = press('yes');
    answer('unsure');
    expect(await first).toBe(false);
    const second = press('yes');
    answer('done');
    expect(await second).toBe(true);
    expect(make).toHaveBeenCalledTimes(1);
    expect(send.mock.calls).toEqual([['yes-1'], ['yes-1']]);
  });

  it('creates a new write for other content, or after a refusal', async () => {
    const { press, answer, send } = setup();
    const first = press('one');
    answer('unsure');
    await first;
    const other = press('two');
    answer('refused');
    expect(await other).toBe(false);
    const again = press('two');
    answer('done');
    await again;
    expect(send.mock.calls).toEqual([['one-1'], ['two-2'], ['two-3']]);
  });

  it('ignores the second tap of a double tap on a control that moved under it', async () => {
    const { guard, press, answer, send, sameGuard, wait } = setup();
    guard.point({ x: 100, y: 300 });
    const first = press('accept');
    answer('done');
    await first;
    wait(120);
    const next = sameGuard();
    const sendNext = vi.fn(async (): Promise<ActionOutcome> => 'done');
    guard.point({ x: 103, y: 304 });
    expect(await next.run('accept', { make: (given) => given, send: sendNext })).toBe(false);
    expect(sendNext).not.toHaveBeenCalled();
    guard.point({ x: 100, y: 420 });
    expect(await next.run('accept', { make: (given) => given, send: sendNext })).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ignores a tap at the same place right after a write that took long', async () => {
    const { guard, press, answer, sameGuard, wait } = setup();
    guard.point({ x: 100, y: 300 });
    const first = press('ask');
    wait(800);
    answer('done');
    await first;
    wait(200);
    const sendNext = vi.fn(async (): Promise<ActionOutcome> => 'done');
    guard.point({ x: 100, y: 300 });
    expect(await sameGuard().run('take back', { make: (given) => given, send: sendNext })).toBe(false);
    wait(400);
    guard.point({ x: 100, y: 300 });
    expect(await sameGuard().run('take back', { make: (given) => given, send: sendNext })).toBe(true);
  });

  it('accepts a press after a press elsewhere', async () => {
    const { guard, press, answer, sameGuard } = setup();
    guard.point({ x: 100, y: 300 });
    const first = press('accept');
    answer('done');
    await first;
    guard.point({ x: 100, y: 100 });
    guard.point({ x: 100, y: 300 });
    const sendNext = vi.fn(async (): Promise<ActionOutcome> => 'done');
    expect(await sameGuard().run('accept', { make: (given) => given, send: sendNext })).toBe(true);
  });

  it('lets one press begin several writes', async () => {
    const { guard, press, answer, sameGuard } = setup();
    guard.point({ x: 100, y: 300 });
    const first = press('log');
    answer('done');
    await first;
    const sendNext = vi.fn(async (): Promise<ActionOutcome> => 'done');
    expect(await sameGuard().run('move', { make: (given) => given, send: sendNext })).toBe(true);
  });

  it('accepts the next press of the keyboard', async () => {
    const { guard, press, answer, sameGuard } = setup();
    guard.point({ x: 100, y: 300 });
    const first = press('accept');
    answer('done');
    await first;
    guard.point(null);
    const sendNext = vi.fn(async (): Promise<ActionOutcome> => 'done');
    expect(await sameGuard().run('accept', { make: (given) => given, send: sendNext })).toBe(true);
  });
});
