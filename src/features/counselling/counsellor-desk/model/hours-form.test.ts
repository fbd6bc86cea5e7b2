import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hoursFormSchema, hoursValues, type HoursValues } from './hours-form';
import { noHours } from './no-hours';

const values: HoursValues = {
  ...hoursValues(noHours, 'c0'),
  mon: '8-12, 13-16',
  exceptions: ['2026-12-24'],
  awayFrom: '2027-01-04',
  awayUntil: '2027-01-08',
};

const problemsOf = (changes: Partial<HoursValues>) => {
  const result = v.safeParse(hoursFormSchema, { ...values, ...changes });
  return result.success ? [] : result.issues.map((issue) => [v.getDotPath(issue), issue.message]);
};

describe('the form of working hours', () => {
  it('reads what it shows', () => {
    const { hours, basis } = v.parse(hoursFormSchema, values);
    expect(basis).toBe('c0');
    expect(hours.weekly.mon).toEqual([
      { from: 480, to: 720 },
      { from: 780, to: 960 },
    ]);
    expect(hours.exceptions).toEqual([{ date: '2026-12-24', spans: [] }]);
    expect(v.parse(hoursFormSchema, hoursValues(hours, 'c0')).hours).toEqual(hours);
  });

  it('keeps a day that was typed and not added', () => {
    const { hours } = v.parse(hoursFormSchema, {
      ...values,
      exceptionDay: '2026-12-23',
      exceptionHours: '9-12',
    });
    expect(hours.exceptions.map(({ date }) => date)).toEqual(['2026-12-23', '2026-12-24']);
  });

  it.each<[Partial<HoursValues>, unknown]>([
    [{ tue: '12-8' }, [['tue', 'spanOrder']]],
    [
      { tue: '8-12, 11-13', fri: 'soon' },
      [
        ['tue', 'spanOverlap'],
        ['fri', 'spans'],
      ],
    ],
    [{ talkMinutes: '60', bufferMinutes: '5' }, [['bufferMinutes', 'hourFull']]],
    [{ talkMinutes: '60', bufferMinutes: '0' }, []],
    [{ awayUntil: '2027-01-01' }, [['awayUntil', 'dayOrder']]],
    [{ awayFrom: '' }, [['awayFrom', 'required']]],
    [{ exceptionDay: '2026-12-24' }, [['exceptionDay', 'dayTwice']]],
    [{ exceptionHours: '9-12' }, [['exceptionDay', 'required']]],
    [{ exceptionDay: '2026-12-28', exceptionHours: '12-9' }, [['exceptionHours', 'spanOrder']]],
  ])('puts the message of %o beside its field', (changes, problems) => {
    expect(problemsOf(changes)).toEqual(problems);
  });
});
