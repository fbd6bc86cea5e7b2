import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { selectVisitor, sessionMachine, type Member } from './session-machine';

const ama: Member = {
  id: 'ama',
  email: 'ama@example.com',
  displayName: 'Ama',
  isEmailVerified: true,
  role: 'admin',
};
const machine = sessionMachine.provide({ actors: { visitor: fromCallback(() => undefined) } });
const startSession = () => createActor(machine).start();

describe('the session', () => {
  it('does not know who is here until the backend says so', () => {
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

  it('can reach every state', () => {
    const paths = getShortestPaths(machine, {
      events: [
        { type: 'visitor.changed', member: ama },
        { type: 'visitor.changed', member: null },
      ],
    });
    expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(machine.states)));
  });
});
