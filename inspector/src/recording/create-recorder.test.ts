import { describe, expect, it } from 'vitest';
import { assign, createActor, fromCallback, fromPromise, sendTo, setup, spawnChild, stopChild } from 'xstate';
import { lessonMachine } from '../samples/lesson-machine';
import { createRecorder } from './create-recorder';
import { isIgnored, isOfMachine, lastAnswered } from './recorded';

const stillBook = lessonMachine.provide({
  actors: { book: fromPromise(() => new Promise<string>(() => undefined)) },
});

/** A recorder whose clock advances by one per read; the test flushes its notifications. */
function startRecorder(bounds: { maxEvents?: number; maxStopped?: number } = {}) {
  let time = 0;
  const waiting: (() => void)[] = [];
  const recorder = createRecorder({ now: () => time++, soon: (tell) => void waiting.push(tell), ...bounds });
  const seen = () =>
    recorder
      .read()
      .events.map(({ event, taken }) => `${event.type}${taken.length > 0 ? ` ${taken.join(', ')}` : ''}`);
  return { recorder, seen, waiting, tell: () => waiting.splice(0).forEach((one) => one()) };
}

const familyMachine = setup({
  types: { context: {} as { readonly count: number } },
  actors: { child: lessonMachine, broken: fromCallback(({ receive }) => receive(() => undefined)) },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({
  id: 'family',
  context: { count: 0 },
  on: {
    'child.born': { actions: [spawnChild('child', { id: 'kofi' }), 'count'] },
    'child.left': { actions: stopChild('kofi') },
    'child.called': { actions: sendTo('kofi', { type: 'door.closed' }) },
  },
});

describe('the recorder', () => {
  it('records events with their transitions, in nested and parallel states', () => {
    const { recorder, seen } = startRecorder();
    const actor = createActor(stillBook, {
      inspect: recorder.take,
      snapshot: stillBook.resolveState({
        value: { running: { reading: 'quiet', light: 'on' } },
        context: { page: 1 },
      }),
    }).start();
    actor.send({ type: 'light.switched' });
    actor.send({ type: 'page.turned', by: 1 });
    expect(seen()).toEqual([
      'xstate.init',
      'light.switched lesson.running.light.on light.switched 0',
      'page.turned lesson.running.reading.quiet page.turned 0, lesson.running.reading.turning  0, lesson.running board.wiped 0',
    ]);
    const snapshot = recorder.read().events.at(-1)?.snapshot ?? null;
    expect(isOfMachine(snapshot) && snapshot.value).toEqual({ running: { reading: 'quiet', light: 'off' } });
  });

  it('records a snapshot of the actor with each event', () => {
    const { recorder } = startRecorder();
    const actor = createActor(stillBook, { inspect: recorder.take }).start();
    actor.send({ type: 'door.closed' });
    const [first] = recorder.read().events;
    const key = recorder.read().actors[0]?.key ?? 0;
    const before = lastAnswered(recorder.read(), key, first?.number)?.snapshot ?? null;
    const after = lastAnswered(recorder.read(), key)?.snapshot ?? null;
    expect(isOfMachine(before) && before.value).toBe('preparing');
    expect(isOfMachine(after) && after.value).toBe('over');
  });

  it('records started and stopped children below their parent', () => {
    const { recorder } = startRecorder();
    const actor = createActor(familyMachine, { inspect: recorder.take }).start();
    actor.send({ type: 'child.born' });
    const tree = () =>
      recorder.read().actors.map(({ name, parent, status }) => `${name} ${parent ?? '-'} ${status}`);
    expect(tree()).toEqual(['family - active', 'child 1 active', 'book 2 active']);
    actor.send({ type: 'child.left' });
    expect(tree()).toEqual(['family - active', 'child 1 stopped', 'book 2 stopped']);
    actor.stop();
    expect(tree()[0]).toBe('family - stopped');
  });

  it('records the sender of an event, and events that caused no transition', () => {
    const { recorder } = startRecorder();
    const actor = createActor(familyMachine, { inspect: recorder.take }).start();
    actor.send({ type: 'child.born' });
    actor.send({ type: 'child.called' });
    actor.send({ type: 'nobody.knows' });
    const { events } = recorder.read();
    const called = events.find(({ event }) => event.type === 'door.closed');
    expect([called?.from, called?.to]).toEqual([1, 2]);
    expect(events.filter(isIgnored).map(({ event }) => event.type)).toEqual(['nobody.knows']);
  });

  it('stays within its size limits', () => {
    const { recorder } = startRecorder({ maxEvents: 3, maxStopped: 1 });
    const actor = createActor(familyMachine, { inspect: recorder.take }).start();
    for (let round = 0; round < 4; round += 1) {
      actor.send({ type: 'child.born' });
      actor.send({ type: 'child.left' });
    }
    expect(recorder.read().events.length).toBe(3);
    expect(recorder.read().actors.map(({ status }) => status)).toEqual(['active', 'stopped']);
  });

  it('notifies once for synchronous events, and returns the same view until then', () => {
    const { recorder, waiting, tell } = startRecorder();
    let told = 0;
    const leave = recorder.subscribe(() => (told += 1));
    const actor = createActor(stillBook, { inspect: recorder.take }).start();
    expect(waiting.length).toBe(1);
    expect(recorder.read()).toBe(recorder.read());
    tell();
    expect(told).toBe(1);
    leave();
    actor.send({ type: 'door.closed' });
    tell();
    expect(told).toBe(1);
  });

  it('clears events and keeps actors', () => {
    const { recorder } = startRecorder();
    createActor(stillBook, { inspect: recorder.take }).start();
    recorder.forget();
    expect(recorder.read().events).toEqual([]);
    expect(recorder.read().actors.length).toBe(2);
  });
});
