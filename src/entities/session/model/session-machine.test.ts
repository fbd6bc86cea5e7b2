import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { selectVisitor, sessionMachine, type Member } from './session-machine';

const ama: Member = {
  id: 'ama',
  email: 'ama@example.com',
  displayName: 'Ama',
  isEmailVerified: true,
  role: 'admin',
  duties: [],
};
const machine = sessionMachine.provide({ actors: { visitor: fromCallback(() => undefined) } });
const startSession = () => createActor(machine).start();

describe('the session', () => {
  it('is unknown until the backend reports it', () => {
    expect(selectVisitor(startSession().getSnapshot())).toBe('resolving');
  });

  it('follows sign-in, a change of role, and sign-out', () => {
    const session = startSession();
    session.send({ type: 'visitor.changed', member: ama });
    expect(selectVisitor(session.getSnapshot())).toEqual(ama);
    session.send({ type: 'visitor.changed', member: { ...ama, role: null } });
    expect(selectVisitor(session.getSnapshot())).toEqual({ ...ama, role: null });
    session.send({ type: 'visitor.changed', member: null });
    expect(selectVisitor(session.getSnapshot())).toBe('nobody');
  });

  it('has no member while the role cannot be read, not even the previous one', () => {
    const session = startSession();
    session.send({ type: 'visitor.changed', member: ama });
    session.send({ type: 'visitor.unreached' });
    expect(selectVisitor(session.getSnapshot())).toBe('unreached');
    session.send({ type: 'again.wanted' });
    expect(selectVisitor(session.getSnapshot())).toBe('unreached');
    session.send({ type: 'visitor.changed', member: null });
    expect(selectVisitor(session.getSnapshot())).toBe('nobody');
  });

  it('retries to read a role with growing pauses, or at once on request', () => {
    const clock = new SimulatedClock();
    const asked = vi.fn<(type: string) => void>();
    const visitor = fromCallback(({ receive }) => receive(({ type }) => asked(type)));
    const session = createActor(sessionMachine.provide({ actors: { visitor } }), { clock }).start();
    const asksAfter = (ms: number) => {
      session.send({ type: 'visitor.unreached' });
      asked.mockClear();
      clock.increment(ms - 1);
      expect(asked).not.toHaveBeenCalled();
      clock.increment(1);
      expect(asked.mock.calls).toEqual([['role.wanted']]);
    };
    for (const ms of [5000, 15_000, 60_000, 300_000, 900_000, 900_000]) asksAfter(ms);

    session.send({ type: 'visitor.unreached' });
    session.send({ type: 'again.wanted' });
    expect(asked).toHaveBeenCalledTimes(2);
    // A successful read resets the delay and stops the retries.
    session.send({ type: 'visitor.changed', member: ama });
    clock.increment(900_000);
    expect(asked).toHaveBeenCalledTimes(2);
    asksAfter(5000);
  });

  it('reads the role again after a refusal, while the member stays', () => {
    const asked = vi.fn<(type: string) => void>();
    const visitor = fromCallback(({ receive }) => receive(({ type }) => asked(type)));
    const session = createActor(sessionMachine.provide({ actors: { visitor } })).start();
    session.send({ type: 'role.doubted' });
    expect(asked).not.toHaveBeenCalled();
    session.send({ type: 'visitor.changed', member: ama });
    session.send({ type: 'role.doubted' });
    expect(asked.mock.calls).toEqual([['role.wanted']]);
    expect(selectVisitor(session.getSnapshot())).toEqual(ama);
  });

  it('can reach every state', () => {
    const paths = getShortestPaths(machine, {
      events: [
        { type: 'visitor.changed', member: ama },
        { type: 'visitor.changed', member: null },
        { type: 'visitor.unreached' },
        { type: 'again.wanted' },
      ],
      // The failure count is unbounded.
      serializeState: ({ value }) => JSON.stringify(value),
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(machine.states)));
  });
});
