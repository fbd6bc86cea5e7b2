import { describe, expect, it } from 'vitest';
import { accessMachine, type GuardName, type Visitor } from './access-machine';
import { decideAccess } from './decide-access';

const owner = 'u1';
const nobody: Visitor | null = null;
const person = (role: Visitor['role'], id = owner): Visitor => ({
  id,
  role,
  duties: role === 'admin' ? ['office'] : [],
});
const lead: Visitor = { id: 'u2', role: 'admin', duties: ['safeguarding'] };

describe('the two guards', () => {
  it.each<[GuardName, string, Visitor | null, string]>([
    ['admin-auth', 'nobody', nobody, 'sign-in'],
    ['admin-auth', 'the administrator', person('admin'), 'allow'],
    ['admin-auth', 'another administrator', person('admin', 'u2'), 'forbid'],
    ['admin-auth', 'a tutor with this id', person('tutor'), 'forbid'],
    ['admin-auth', 'somebody without a role', person(null), 'forbid'],
    ['tutor', 'nobody', nobody, 'sign-in'],
    ['tutor', 'the tutor', person('tutor'), 'allow'],
    ['tutor', 'another tutor', person('tutor', 'u2'), 'forbid'],
    ['tutor', 'an administrator without office', lead, 'forbid'],
    ['admin-auth', 'an administrator without office, on the own desk', { ...lead, id: owner }, 'allow'],
    ['tutor', 'the office, who may look', person('admin', 'u2'), 'look'],
    ['tutor', 'the office on a page of its own id', person('admin'), 'look'],
    ['tutor', 'somebody without a role', person(null), 'forbid'],
  ])('%s: %s', (guard, _who, visitor, kind) => {
    expect(decideAccess({ guard, visitor, ownerId: owner })).toEqual({ kind });
  });

  it('can reach every decision', () => {
    const reached = new Set<string>();
    for (const guard of ['tutor', 'admin-auth'] as const) {
      for (const visitor of [nobody, person('admin'), person('tutor'), person(null)]) {
        reached.add(decideAccess({ guard, visitor, ownerId: owner }).kind);
      }
    }
    const ends = Object.keys(accessMachine.states).filter((state) => state !== 'deciding');
    expect(reached.size).toBe(ends.length);
  });
});
