import { describe, expect, it } from 'vitest';
import { createActor, initialTransition } from 'xstate';
import { createRecorder } from '../recording/create-recorder';
import { lessonMachine } from '../samples/lesson-machine';
import { loanMachine } from '../samples/loan-machine';
import { viewSubject } from '../subject';
import { lastPayload, parseEvent } from './event-text';
import { beginWalk, rehearse, walkOn } from './rehearse';

const loan = { book: { title: 'Ananse' } };

describe('a typed event', () => {
  it('is parsed into an event', () => {
    expect(parseEvent(' page.turned ', '{"by": 2}')).toEqual({ event: { type: 'page.turned', by: 2 } });
    expect(parseEvent('page.turned', ' ')).toEqual({ event: { type: 'page.turned' } });
  });

  it('is rejected with a message at its field', () => {
    expect(parseEvent('', '{}')).toMatchObject({ field: 'type' });
    expect(parseEvent('a', '{by: 2}')).toMatchObject({ field: 'payload' });
    expect(parseEvent('a', '[1]')).toMatchObject({ field: 'payload' });
    expect(parseEvent('a', 'null')).toMatchObject({ field: 'payload' });
  });

  it('starts from the last event of its type', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const entry = (event: { type: string }) =>
      ({ number: 1, at: 0, from: null, to: 1, event, taken: [], snapshot: null }) as const;
    const events = [
      { type: 'a', n: 1 },
      { type: 'a', n: 2 },
      { type: 'b', circle },
    ].map(entry);
    expect(lastPayload(events, 'a')).toBe('{"n":2}');
    expect(lastPayload(events, 'b')).toBeNull();
    expect(lastPayload(events, 'c')).toBeNull();
  });
});

describe('a dry run', () => {
  it('returns the transition that would be taken, and does not change the machine', () => {
    const [start] = initialTransition(lessonMachine);
    const { next, taken } = rehearse(lessonMachine, start, { type: 'door.closed' });
    expect([next.value, taken]).toEqual(['over', ['lesson door.closed 0']]);
    expect(start.value).toBe('preparing');
    expect(rehearse(lessonMachine, start, { type: 'light.switched' }).taken).toEqual([]);
  });

  it('throws the error of the machine', () => {
    expect(() => beginWalk(loanMachine, {})).toThrow(TypeError);
    expect(beginWalk(loanMachine, { book: { title: 'Ananse' } }).snapshot.value).toBe('asked');
  });
});

describe('a simulation', () => {
  it('moves between states and keeps the history', () => {
    const begun = beginWalk(loanMachine, loan);
    const moved = walkOn(begun, { type: 'book.found' });
    const stayed = walkOn(moved, { type: 'book.returned', isDamaged: true });
    expect([begun, moved, stayed].map(({ snapshot }) => snapshot.value as unknown)).toEqual([
      'asked',
      'ready',
      'ready',
    ]);
    expect([moved.taken.length, stayed.taken.length]).toEqual([1, 0]);
    expect([...moved.visited]).toContain('loan.asked');
  });

  it('is highlighted like an actor', () => {
    const walk = beginWalk(loanMachine, loan);
    const recording = { actors: [], events: [] };
    const subject = { kind: 'machine', machine: loanMachine } as const;
    const view = viewSubject(recording, subject, { until: null, walk });
    expect(view?.light.live.has('loan.asked')).toBe(true);
    expect(view?.light.offered.size).toBe(2);
    expect(viewSubject(recording, subject, { until: null, walk: null })?.light.live.size).toBe(0);
  });
});

describe('an inspected actor', () => {
  it('is highlighted in its present and in an earlier state', () => {
    const recorder = createRecorder({ now: () => 0, soon: () => undefined });
    const actor = createActor(loanMachine, { inspect: recorder.take, input: loan }).start();
    actor.send({ type: 'book.found' });
    actor.send({ type: 'loan.cancelled' });
    const subject = { kind: 'actor', key: 1 } as const;
    const at = (until: number | null) => viewSubject(recorder.read(), subject, { until, walk: null })?.light;
    expect([...(at(2)?.live ?? [])]).toContain('loan.ready');
    expect([...(at(2)?.taken ?? [])]).toEqual(['loan.asked book.found 0']);
    expect(at(2)?.visited.has('loan.cancelled')).toBe(false);
    expect([...(at(null)?.live ?? [])]).toContain('loan.cancelled');
    expect(at(null)?.offered.size).toBe(0);
  });
});
