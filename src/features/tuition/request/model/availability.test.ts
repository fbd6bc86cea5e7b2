import { describe, expect, it } from 'vitest';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { createTutor, sampleNow } from '../../../../../tests/samples/matching';
import { availabilityOf, lowestPrice, misfitsOf } from './availability';
import { emptyRequest } from './request-rules';
import { wantedLessonsOf } from './wanted-lessons';

const now = sampleNow;
const wanted = (given: Partial<TuitionRequestInput> = {}) =>
  wantedLessonsOf({
    ...emptyRequest,
    schoolClass: 'jhs-2',
    subjects: ['science'],
    region: 'GH-AH',
    where: 'home',
    lessonsPerWeek: '1',
    ...given,
  });

const yaw = createTutor({
  id: 'yaw',
  name: 'Yaw O.',
  gender: 'man',
  subjects: ['science', 'mathematics'],
  levels: ['jhs', 'shs'],
  regions: ['GH-AH'],
  where: 'home',
  hours: ['wed-evening', 'fri-evening', 'sat-morning'],
  busy: ['sat-morning'],
  price: 6500,
  hasNeedExperience: false,
});
/** Teaches online, and in Greater Accra. */
const ama = createTutor({ id: 'ama', where: 'either', price: 7000 });

describe('who fits so far', () => {
  it('is counted with the free hours and the price', () => {
    expect(availabilityOf([yaw, ama], wanted(), now)).toEqual({
      count: 1,
      hours: ['wed-evening', 'fri-evening'],
      unmetHours: [],
      price: { from: 6500, to: 6500 },
      changes: [],
    });
  });

  it('needs a free time for each lesson of the week', () => {
    const asked = (
      lessonsPerWeek: TuitionRequestInput['lessonsPerWeek'],
      hours: TuitionRequestInput['hours'] = [],
    ) => availabilityOf([yaw, ama], wanted({ lessonsPerWeek, hours }), now).count;
    expect(asked('2')).toBe(1);
    expect(asked('3')).toBe(0);
    expect(asked('2', ['wed-evening', 'fri-evening', 'sun-morning'])).toBe(1);
    expect(asked('2', ['wed-evening', 'sun-morning'])).toBe(0);
    // While fewer times are chosen than lessons, each of them must be free.
    expect(asked('2', ['wed-evening'])).toBe(1);
    expect(asked('3', ['wed-evening'])).toBe(0);
  });

  it('names the chosen hours at which nobody of them is free', () => {
    const answer = availabilityOf([yaw, ama], wanted({ hours: ['fri-evening', 'sun-morning'] }), now);
    expect(answer).toMatchObject({ count: 1, hours: ['fri-evening'], unmetHours: ['sun-morning'] });
  });

  it('names no single hour where nobody fits at all', () => {
    const answer = availabilityOf([yaw, ama], wanted({ hours: ['sun-morning'] }), now);
    expect(answer).toMatchObject({ count: 0, unmetHours: [] });
  });

  it('is counted everywhere while the place is not known', () => {
    const answer = availabilityOf([yaw, ama], wanted({ region: '', where: '' }), now);
    expect(answer).toMatchObject({ count: 2, price: { from: 6500, to: 7000 } });
    expect(answer.hours).toEqual(['tue-evening', 'wed-evening', 'fri-evening', 'sat-morning']);
  });

  it.each<[string, Partial<TuitionRequestInput>, readonly string[]]>([
    ['nothing stands against it', {}, []],
    ['the class is another level', { schoolClass: 'primary-2' }, ['level']],
    ['the subject is another', { subjects: ['french'] }, ['subject']],
    [
      'another subject matters most',
      { subjects: ['science', 'french'], prioritySubject: 'french' },
      ['subject'],
    ],
    ['one of several is taught, and none matters most yet', { subjects: ['science', 'french'] }, []],
    ['the region is another', { region: 'GH-AA' }, ['place']],
    ['lessons are online', { where: 'online' }, ['place']],
    ['an hour is free', { hours: ['wed-evening', 'mon-morning'] }, []],
    ['the hours are taken', { hours: ['sat-morning'] }, ['hours']],
    ['a woman is asked for', { tutorGender: 'woman' }, ['gender']],
    ['there is a need', { hasNeed: 'yes' }, ['need']],
    ['the budget is the price', { budget: '65' }, []],
    ['the budget is lower', { budget: '64.99' }, ['budget']],
    ['the budget is no number', { budget: 'sixty' }, []],
    ['two things stand against it', { hours: ['sat-morning'], budget: '50' }, ['hours', 'budget']],
  ])('when %s', (_when, given, misfits) => {
    expect(misfitsOf(yaw, wanted(given), now)).toEqual(misfits);
  });

  it('does not count a tutor who has a paper to renew, or no free hour', () => {
    const paper = { kind: 'police-clearance', date: '2025-01-01', expiry: '2026-11-20' } as const;
    expect(misfitsOf({ ...yaw, evidence: [paper] }, wanted(), now)).toEqual(['paper']);
    expect(misfitsOf({ ...yaw, busy: yaw.hours }, wanted(), now)).toEqual(['hours']);
  });

  it('leaves out the days off in the first week, once hours are chosen', () => {
    const away = { ...yaw, absences: ['2026-12-02/2026-12-04'] };
    const hours = { hours: ['wed-evening' as const] };
    expect(misfitsOf(away, wanted({ ...hours, startDate: '2026-12-01' }), now)).toEqual(['hours']);
    expect(misfitsOf(away, wanted({ ...hours, startDate: '2026-12-08' }), now)).toEqual([]);
  });
});

describe('where nobody fits, a single change', () => {
  const changes = (given: Partial<TuitionRequestInput>, tutors = [yaw, ama]) =>
    availabilityOf(tutors, wanted(given), now).changes;

  it('adds the free parts of a day, those of most tutors first', () => {
    const esi = { ...yaw, id: 'esi', hours: ['wed-afternoon', 'fri-evening'] as const, busy: [] };
    expect(changes({ hours: ['mon-evening'] }, [yaw, { ...esi, hours: [...esi.hours] }])).toEqual([
      { field: 'hours', value: ['wed-afternoon', 'wed-evening'], count: 2 },
      { field: 'hours', value: ['fri-evening'], count: 2 },
    ]);
  });

  it('adds all that a tutor lacks for the lessons of the week, where no day is enough', () => {
    expect(changes({ hours: ['mon-evening', 'tue-evening'], lessonsPerWeek: '2' }, [yaw])).toEqual([
      { field: 'hours', value: ['wed-evening', 'fri-evening'], count: 1 },
    ]);
  });

  it('is as many lessons as somebody has time for', () => {
    expect(changes({ lessonsPerWeek: '4' }, [yaw])).toEqual([
      { field: 'lessonsPerWeek', value: 2, count: 1 },
    ]);
    expect(changes({ lessonsPerWeek: '2', hours: ['wed-evening', 'mon-evening'] }, [yaw])).toContainEqual({
      field: 'lessonsPerWeek',
      value: 1,
      count: 1,
    });
  });

  it('is the other way of teaching', () => {
    expect(changes({ hours: ['tue-evening'] })).toContainEqual({ field: 'where', value: 'online', count: 1 });
    expect(changes({ where: 'online' }, [yaw])).toEqual([{ field: 'where', value: 'home', count: 1 }]);
  });

  it('is another of the chosen subjects, anybody, or the lowest price in whole cedis', () => {
    expect(changes({ subjects: ['science', 'french'], prioritySubject: 'french' })).toEqual([
      { field: 'prioritySubject', value: 'science', count: 1 },
    ]);
    expect(changes({ tutorGender: 'woman', where: 'home' }, [yaw])).toEqual([
      { field: 'tutorGender', value: 'any', count: 1 },
    ]);
    expect(changes({ budget: '50' }, [{ ...yaw, price: 6450 }])).toEqual([
      { field: 'budget', value: 6500, count: 1 },
    ]);
  });

  it('is not named when two would be needed', () => {
    expect(changes({ budget: '50', hours: ['mon-morning'] }, [yaw])).toEqual([]);
  });
});

it('knows the lowest price of those who fit in everything else', () => {
  expect(lowestPrice([yaw, { ...yaw, id: 'b', price: 6000 }, ama], wanted({ budget: '50' }), now)).toBe(6000);
  expect(lowestPrice([yaw], wanted({ subjects: ['french'] }), now)).toBeNull();
});
