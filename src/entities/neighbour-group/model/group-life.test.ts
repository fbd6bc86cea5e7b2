import { describe, expect, it } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import { groupEvents, groupLife, groupLifeMachine } from './group-life';
import { invitationEvents, invitationLife, invitationLifeMachine } from './invitation-life';

const movers = ['office', 'code-holder', 'tutor'] as const;

describe('the lives of a group and of its invitations', () => {
  it('reach every state', () => {
    const groups = getShortestPaths(groupLifeMachine, {
      events: groupEvents.flatMap((type) => movers.map((by) => ({ type, by }))),
    });
    expect(new Set(groups.map(({ state }) => state.value))).toEqual(new Set(groupLife.states));
    const invitations = getShortestPaths(invitationLifeMachine, {
      events: invitationEvents.flatMap((type) => movers.map((by) => ({ type, by }))),
    });
    expect(new Set(invitations.map(({ state }) => state.value))).toEqual(new Set(invitationLife.states));
  });

  it('leave the group to the office and the answer to the family', () => {
    expect(groupLife.moves.every(({ by }) => by === 'office')).toBe(true);
    expect(invitationLife.movesFrom('invited', 'code-holder').map(({ to }) => to)).toEqual([
      'agreed',
      'declined',
    ]);
    expect(invitationLife.movesFrom('invited', 'office').map(({ to }) => to)).toEqual(['closed']);
    expect(invitationLife.moves.some(({ by }) => by === 'tutor')).toBe(false);
  });
});
