import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { factGroups, siteSettingsAccess, type FactGroup } from '@/entities/site-setting';
import { builtFacts } from '@/shared/office-facts';
import { groupSchema, inputsOf } from './fact-inputs';

const groups = Object.keys(factGroups) as FactGroup[];

/** What the form of a group makes of its inputs; the keys of the messages when it refuses them. */
function read(group: FactGroup, changes: Record<string, string | string[]> = {}) {
  const result = v.safeParse(groupSchema(group), { ...inputsOf(group, builtFacts), ...changes });
  return result.success ? result.output : result.issues.map(({ path, message }) => [path?.[0].key, message]);
}

describe('the form of a group of facts', () => {
  it.each(groups)('stores what it shows, when nothing is typed: %s', (group) => {
    const facts = Object.fromEntries(factGroups[group].map((name) => [name, builtFacts[name]]));
    expect(read(group)).toEqual(facts);
  });

  it.each(groups)('stores nothing that the policy refuses: %s', async (group) => {
    const after = { ...(read(group) as object), updatedAt: 'now', lastChange: '', isSample: false };
    const context = {
      actor: { role: 'admin' },
      before: null,
      after: { ...after, updatedAt: '2026-11-23T08:00:00.000Z' },
    };
    const now = '2026-11-23T08:00:00.000Z';
    expect(await siteSettingsAccess.create?.({ ...context, now } as never)).toBe(true);
  });

  it('reads numbers, prices and days as people write them', () => {
    expect(read('contacts', { phone: '020 123 4567' })).toMatchObject({ phone: '+233201234567' });
    expect(read('rates', { rateJhs: 'GHS 62.50' })).toMatchObject({ rateJhs: 6250 });
    expect(read('data', { dataKilobytes: '40.91' })).toMatchObject({ dataKilobytes: 40_910 });
    expect(read('hours', { closedOn: '2027-03-29\n2027-03-26, 2027-03-26' })).toMatchObject({
      closedOn: '2027-03-26 2027-03-29',
    });
    expect(
      read('hours', { closedOn: "2027-03-26  Good Friday\n2026-12-04 Farmers' Day\n2027-03-29" }),
    ).toMatchObject({ closedOn: "2026-12-04 Farmers' Day; 2027-03-26 Good Friday; 2027-03-29" });
    expect(read('hours', { openOn: '2027-09-21, 2027-07-01 2027-07-01' })).toMatchObject({
      openOn: '2027-07-01 2027-09-21',
    });
    expect(read('services', { pausedRegions: ['GH-CP', 'GH-AH'] })).toMatchObject({
      pausedRegions: 'GH-AH GH-CP',
    });
    expect(read('team', { team1: ' Ama Mensah|Tutors ' })).toMatchObject({ team1: 'Ama Mensah | Tutors' });
    expect(read('terms', { transportMost: '0' })).toMatchObject({ transportMost: 0 });
    expect(read('badge', { badgeStars: '4.7' })).toMatchObject({ badgeStars: 47 });
    expect(read('badge', { badgeStars: '5.1' })).toEqual([['badgeStars', expect.stringContaining('range')]]);
    expect(read('hours', { openDays: '6, 1 2 3 4 5' })).toMatchObject({ openDays: '1 2 3 4 5 6' });
  });

  it.each([
    ['contacts', { phone: '' }, 'phone'],
    ['contacts', { email: 'office' }, 'email'],
    ['rates', { rateShs: '0' }, 'rateShs'],
    ['rates', { rateShs: 'free' }, 'rateShs'],
    ['team', { team1: 'Ama Mensah' }, 'team1'],
    ['hours', { openDays: '8' }, 'openDays'],
    ['hours', { closedOn: '2027-02-30' }, 'closedOn'],
    ['hours', { closedOn: 'Good Friday' }, 'closedOn'],
    ['hours', { closedOn: `2027-03-26 ${'x'.repeat(41)}` }, 'closedOn'],
    ['hours', { openOn: '2027-02-30' }, 'openOn'],
    ['hours', { openOn: 'Republic Day' }, 'openOn'],
    ['hours', { opensAt: '17', closesAt: '8' }, 'closesAt'],
    ['safeguarding', { childLine: 'call us' }, 'childLine'],
    ['terms', { trialPayer: 'nobody' }, 'trialPayer'],
    ['terms', { furtherChildPercent: '101' }, 'furtherChildPercent'],
    ['terms', { tutorPercent: '101' }, 'tutorPercent'],
    ['terms', { homeworkRate: '200.50' }, 'homeworkRate'],
    ['rates', { quarterPercent: '41' }, 'quarterPercent'],
    ['terms', { transportMost: '201' }, 'transportMost'],
    ['terms', { transportMost: '20.50' }, 'transportMost'],
  ] as const)('refuses in %s: %o', (group, changes, field) => {
    expect(read(group, changes)).toEqual([[field, expect.anything()]]);
  });

  it('takes a number to pay to only with its network and the name on it', () => {
    const payNumber = '020 000 0009';
    expect(read('payment', { payNumber })).toEqual([
      ['payNetwork', expect.stringContaining('required')],
      ['payName', expect.stringContaining('required')],
    ]);
    const whole = { payNumber, payNetwork: 'telecel', payName: 'Lifeline' };
    expect(read('payment', whole)).toMatchObject({ payNumber: '+233200000009', payDays: 7 });
    expect(read('payment', { payName: 'Lifeline' })).toMatchObject({ payNumber: '', payName: 'Lifeline' });
  });
});
