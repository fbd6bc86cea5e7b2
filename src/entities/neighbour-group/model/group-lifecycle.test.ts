import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { groupEvents, groupLifecycle, groupMachine } from './group-lifecycle';
import { invitationEvents, invitationLifecycle, invitationMachine } from './invitation-lifecycle';

const movers = ['office', 'code-holder', 'tutor'] as const;

describe('the lifecycles of a group and of its invitations', () => {
  it('can reach every state', () => {
    const groups = getShortestPaths(groupMachine, {
      events: groupEvents.flatMap((type) => movers.map((by) => ({ type, by }))),
    });
    expect(new Set(groups.map(({ state }) => state.value))).toEqual(new Set(groupLifecycle.states));
    const invitations = getShortestPaths(invitationMachine, {
      events: invitationEvents.flatMap((type) => movers.map((by) => ({ type, by }))),
    });
    expect(new Set(invitations.map(({ state }) => state.value))).toEqual(new Set(invitationLifecycle.states));
  });

  it('let the office change the group and the family answer', () => {
    expect(groupLifecycle.transitions.every(({ by }) => by === 'office')).toBe(true);
    expect(invitationLifecycle.transitionsFrom('invited', 'code-holder').map(({ to }) => to)).toEqual([
      'agreed',
      'declined',
    ]);
    expect(invitationLifecycle.transitionsFrom('invited', 'office').map(({ to }) => to)).toEqual(['closed']);
    expect(invitationLifecycle.transitions.some(({ by }) => by === 'tutor')).toBe(false);
  });
});
