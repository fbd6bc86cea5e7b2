import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TuitionRequest } from '@/entities/tuition-request';
import { isSameTown, weekSlots } from '@/shared/ghana';
import { createRequest, type GivenRequest } from '../../../../../tests/samples/matching';
import { minimumCommonHours, proposeGroups } from './propose-groups';

const nobody: ReadonlySet<string> = new Set();

const request = (ref: string, given: GivenRequest = {}) =>
  createRequest({ ref, createdAt: `2026-11-0${ref}`, ...given });

const refsOf = (requests: readonly TuitionRequest[], asked = nobody) =>
  proposeGroups(requests, asked).map((group) => group.requests.map(({ ref }) => ref));

describe('groups of neighbours', () => {
  it.each<[string, GivenRequest, boolean]>([
    ['the same in everything', {}, true],
    ['the town written otherwise', { place: { town: 'ADENTÁ, Frafraha' } }, true],
    ['another town', { place: { town: 'Tema' } }, false],
    ['no town', { place: { town: '' } }, false],
    ['another region', { place: { region: 'GH-AH' } }, false],
    ['another class', { lessons: { schoolClass: 'jhs-1' } }, false],
    ['another first subject', { lessons: { prioritySubject: 'science' } }, false],
    ['one common hour', { lessons: { hours: ['tue-evening', 'mon-evening'] } }, false],
    ['another order of hours', { lessons: { hours: ['sat-morning', 'tue-evening', 'fri-evening'] } }, true],
    ['lessons online', { place: { where: 'online' } }, false],
    ['a special need', { learner: { need: 'Hearing' } }, false],
    ['offered already', { state: 'offered' }, false],
    ['just sent', { state: 'submitted' }, true],
  ])('%s', (_what, given, isGroup) => {
    expect(refsOf([request('1'), request('2', given)])).toEqual(isGroup ? [['1', '2']] : []);
  });

  it('does not combine requests for a woman and for a man', () => {
    const wishes = (tutorGender: 'woman' | 'man') => ({ lessons: { tutorGender } });
    expect(refsOf([request('1', wishes('woman')), request('2', wishes('man')), request('3')])).toEqual([
      ['1', '3'],
    ]);
  });

  it('have four families at most, the longest waiting first, and include nobody twice', () => {
    const all = ['6', '2', '5', '3', '1', '4'].map((ref) => request(ref));
    expect(refsOf(all)).toEqual([
      ['1', '2', '3', '4'],
      ['5', '6'],
    ]);
    expect(refsOf(all, new Set(['1', '2', '3', '4', '5']))).toEqual([]);
  });

  it('satisfy every condition, whatever the requests', () => {
    const aRequest = fc.record({
      town: fc.constantFrom('Adenta', 'adentá', 'Madina, Adenta', 'Madina', ''),
      hours: fc.subarray(weekSlots.slice(0, 5), { minLength: 1 }),
      schoolClass: fc.constantFrom('jhs-1', 'jhs-2'),
      prioritySubject: fc.constantFrom('mathematics', 'science'),
      region: fc.constantFrom('GH-AA', 'GH-AH'),
      day: fc.integer({ min: 10, max: 14 }),
    } as const);
    const requests = fc.array(aRequest, { maxLength: 14 }).map((all) =>
      all.map(({ town, region, day, ...lessons }, index) =>
        createRequest({
          ref: `r${String(index).padStart(2, '0')}`,
          createdAt: `2026-11-${String(day)}`,
          lessons,
          place: { town, region },
        }),
      ),
    );
    fc.assert(
      fc.property(requests, (all) => {
        const groups = proposeGroups(all, nobody);
        const refs = groups.flatMap((group) => group.requests.map(({ ref }) => ref));
        expect(new Set(refs).size).toBe(refs.length);
        expect(proposeGroups([...all].reverse(), nobody)).toEqual(groups);
        for (const { requests: members, hours } of groups) {
          expect(members.length).toBeGreaterThanOrEqual(2);
          expect(members.length).toBeLessThanOrEqual(4);
          expect(hours.length).toBeGreaterThanOrEqual(minimumCommonHours);
          const [first] = members;
          for (const { lessons, place } of members) {
            expect(hours.every((hour) => lessons.hours.includes(hour))).toBe(true);
            expect(lessons.schoolClass).toBe(first?.lessons.schoolClass);
            expect(lessons.prioritySubject).toBe(first?.lessons.prioritySubject);
            expect(place.region).toBe(first?.place.region);
            expect(isSameTown(place.town, first?.place.town ?? '')).toBe(true);
          }
        }
      }),
    );
  });
});
