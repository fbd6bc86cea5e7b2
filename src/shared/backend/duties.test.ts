import { describe, expect, it } from 'vitest';
import { dutiesOf, hasDuty, isAdmin, isAdministrator } from './duties';

describe('the duties of a role', () => {
  it.each([
    ['a role given before duties were asked', { role: 'admin' }, ['office']],
    ['a list that says office', { role: 'admin', duties: ['office'] }, ['office']],
    ['an empty list', { role: 'admin', duties: [] }, []],
    ['another duty', { role: 'admin', duties: ['safeguarding'] }, ['safeguarding']],
    ['unknown duties', { role: 'admin', duties: ['owner', 'counselling'] }, ['counselling']],
    ['what is no list', { role: 'admin', duties: 'office' }, []],
    ['a tutor', { role: 'tutor', duties: ['office'] }, []],
    ['a role that was taken away', { role: 'none', duties: ['office'] }, []],
    ['nobody', null, []],
  ])('of %s', (_what, role, expected) => {
    expect(dutiesOf(role)).toEqual(expected);
  });

  it('open the desk to an administrator with office alone', () => {
    const lead = { actor: { userId: 'ama', role: 'admin', duties: ['safeguarding'] } } as const;
    expect([isAdministrator(lead), isAdmin(lead), hasDuty(lead, 'safeguarding')]).toEqual([
      true,
      false,
      true,
    ]);
    const tutor = { actor: { userId: 'kofi', role: 'tutor', duties: ['office'] } } as const;
    expect([isAdministrator(tutor), isAdmin(tutor)]).toEqual([false, false]);
  });
});
