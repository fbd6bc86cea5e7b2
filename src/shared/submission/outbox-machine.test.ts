import { expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { OutboxItem, WaitingItem } from './outbox-item';
import { outboxMachine, type OutboxFact } from './outbox-machine';
import { selectItems } from './outbox-selectors';

const waiting = (code: `LL-${string}`, tries = 0): WaitingItem => ({
  code,
  fingerprint: code,
  addedAt: '2026-03-09T16:12:00Z',
  state: 'waiting',
  tries,
  problem: tries > 0 ? 'offline' : null,
  writes: [],
  form: 'tuition',
  version: 1,
  values: {},
  editAt: '/tuition',
});

const sent = (code: `LL-${string}`): OutboxItem => ({
  code,
  fingerprint: code,
  addedAt: '2026-03-09T16:12:00Z',
  state: 'sent',
  sentAt: '2026-03-09T16:13:00Z',
});

function startOutbox(isOnline = true) {
  const clock = new SimulatedClock();
  const logFailure = vi.fn<() => void>();
  /** The answer of each round; the last one repeats. */
  const answers: (readonly OutboxItem[] | Error)[] = [];
  const rounds: number[] = [];
  const machine = outboxMachine.provide({
    actors: {
      store: fromCallback(() => undefined),
      surroundings: fromCallback(() => undefined),
      round: fromPromise(() => {
        rounds.push(clock.now());
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      }),
    },
    actions: { logFailure },
  });
  const actor = createActor(machine, { clock, input: { isOnline, now: () => clock.now() } }).start();
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    clock,
    answers,
    rounds,
    logFailure,
    state,
    read: (...items: OutboxItem[]) => actor.send({ type: 'items.read', items }),
    tell: (type: Exclude<OutboxFact['type'], 'items.read'>) => actor.send({ type }),
    reach: (expected: string) => vi.waitFor(() => expect(state()).toBe(expected)),
  };
}

it('sends waiting items when the site is opened, then idles', async () => {
  const { answers, read, reach, rounds, actor } = startOutbox();
  answers.push([sent('LL-T1')]);
  read(waiting('LL-T1'));
  await reach('resting');
  expect(rounds).toHaveLength(1);
  expect(selectItems(actor.getSnapshot())).toEqual([sent('LL-T1')]);
});

it('does nothing when nothing waits', () => {
  const { read, state, rounds } = startOutbox();
  read(sent('LL-T1'));
  expect(state()).toBe('resting');
  expect(rounds).toEqual([]);
});

it('waits for the network, and sends when it is available', async () => {
  const { answers, read, tell, state, reach, rounds } = startOutbox(false);
  read(waiting('LL-T1'));
  expect(state()).toBe('offline');
  expect(rounds).toEqual([]);
  answers.push([sent('LL-T1')]);
  tell('network.found');
  await reach('resting');
});

it('retries with growing pauses of at most fifteen minutes', async () => {
  const { answers, clock, read, reach, rounds } = startOutbox();
  answers.push([waiting('LL-T1', 1)]);
  read(waiting('LL-T1'));
  for (const pause of [5000, 15_000, 60_000, 300_000, 900_000, 900_000]) {
    await reach('pausing');
    const before = rounds.length;
    clock.increment(pause - 1);
    expect(rounds).toHaveLength(before);
    clock.increment(1);
    expect(rounds).toHaveLength(before + 1);
  }
});

it('retries at once when the network returns, when the person returns, and for new items', async () => {
  const { answers, read, tell, reach, rounds } = startOutbox();
  answers.push([waiting('LL-T1', 1)]);
  read(waiting('LL-T1'));
  await reach('pausing');
  tell('network.found');
  await reach('pausing');
  tell('moment.came');
  await reach('pausing');
  read(waiting('LL-T1', 3), waiting('LL-E2'));
  await reach('pausing');
  expect(rounds).toHaveLength(4);
  read(waiting('LL-T1', 4), waiting('LL-E2', 1));
  expect(rounds).toHaveLength(4);
});

it('resets the pause after everything was sent', async () => {
  const { answers, clock, read, reach, rounds } = startOutbox();
  answers.push([waiting('LL-T1', 1)], [waiting('LL-T1', 2)], [sent('LL-T1')], [waiting('LL-T2', 1)]);
  read(waiting('LL-T1'));
  await reach('pausing');
  clock.increment(5000);
  await reach('pausing');
  clock.increment(15_000);
  await reach('resting');
  read(waiting('LL-T2'));
  await reach('pausing');
  clock.increment(5000);
  expect(rounds).toHaveLength(5);
});

it('sends items added while it was sending', async () => {
  const { answers, read, reach, rounds } = startOutbox();
  answers.push([waiting('LL-T1', 1)], [sent('LL-T1'), sent('LL-E2')]);
  read(waiting('LL-T1'));
  read(waiting('LL-T1'), waiting('LL-E2'));
  await reach('resting');
  expect(rounds).toHaveLength(2);
});

it('does not treat delayed items as new, whoever announces them', async () => {
  const { answers, read, reach, rounds } = startOutbox();
  answers.push([waiting('LL-T1', 1), waiting('LL-E2')]);
  read(waiting('LL-T1'), waiting('LL-E2'));
  await reach('pausing');
  for (let time = 0; time < 100; time += 1) read(waiting('LL-T1', 1), waiting('LL-E2'));
  expect(rounds).toHaveLength(1);
});

it('waits until the first of them is due, whichever tab tried it', async () => {
  const { answers, clock, read, reach, rounds } = startOutbox();
  const triedAt = new Date(2000).toISOString();
  answers.push([{ ...waiting('LL-T1', 2), triedAt }]);
  read(waiting('LL-T1'));
  await reach('pausing');
  clock.increment(16_999);
  expect(rounds).toHaveLength(1);
  clock.increment(1);
  expect(rounds).toHaveLength(2);
});

it('logs a failure of the storage and retries', async () => {
  const { answers, clock, read, reach, logFailure } = startOutbox();
  answers.push(new Error('disk'), [sent('LL-T1')]);
  read(waiting('LL-T1'));
  await reach('pausing');
  expect(logFailure).toHaveBeenCalledTimes(1);
  clock.increment(5000);
  await reach('resting');
});

it('closes where the device has no storage', () => {
  const { tell, state, rounds } = startOutbox();
  tell('storage.failed');
  expect(state()).toBe('closed');
  expect(rounds).toEqual([]);
});

it('opens again when storage is available again', async () => {
  const { answers, read, tell, reach } = startOutbox();
  tell('storage.failed');
  answers.push([sent('LL-T1')]);
  read(waiting('LL-T1'));
  await reach('resting');
});

it('includes items added after a round has read its list', async () => {
  const { actor, answers, read, reach } = startOutbox();
  answers.push([sent('LL-T1')], [sent('LL-T1'), sent('LL-E2')]);
  read(waiting('LL-T1'));
  read(sent('LL-T1'), waiting('LL-E2'));
  await reach('resting');
  expect(selectItems(actor.getSnapshot())).toEqual([sent('LL-T1'), sent('LL-E2')]);
});

it('can reach every state', () => {
  const quiet = outboxMachine.provide({
    actors: { store: fromCallback(() => undefined), surroundings: fromCallback(() => undefined) },
    actions: { logFailure: () => undefined },
  });
  const paths = getShortestPaths(quiet, {
    input: { isOnline: true },
    events: [
      { type: 'items.read', items: [waiting('LL-T1')] },
      { type: 'items.read', items: [] },
      { type: 'network.lost' },
      { type: 'network.found' },
      { type: 'storage.failed' },
      {
        type: 'xstate.error.actor.0.outbox.sending',
        error: new Error('x'),
        actorId: '0.outbox.sending',
      } as never,
    ],
    serializeState: ({ value, context }) => JSON.stringify([value, context.isOnline]),
  });
  // `deciding` is transient.
  const lasting = Object.keys(outboxMachine.states).filter((state) => state !== 'deciding');
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(lasting));
});
