import { describe, expect, it } from 'vitest';
import type { Tutor } from '@/entities/tutor';
import { readFilters, without, writeFilters } from './filters';
import { findTutors, whatToLoosen } from './find-tutors';

const at = '2026-01-01T00:00:00.000Z';
const ama: Tutor = {
  id: 'ama',
  state: 'active',
  createdAt: at,
  movedAt: at,
  updatedAt: at,
  lastChange: '',
  isSample: false,
  name: 'Ama S.',
  slug: 'ama-s-1',
  gender: 'woman',
  photo: '',
  subjects: ['mathematics', 'science'],
  levels: ['primary', 'jhs'],
  years: 4,
  qualification: 'B.Ed.',
  hasNeedExperience: false,
  about: 'Patient with fractions',
  where: 'either',
  regions: ['GH-AA'],
  towns: 'Adenta',
  languages: ['english', 'ga'],
  price: 6000,
  hours: ['tue-evening', 'sat-morning'],
  busy: ['sat-morning'],
  absences: [],
  evidence: [],
};
const kojo: Tutor = {
  ...ama,
  id: 'kojo',
  slug: 'kojo-t-2',
  name: 'Kojo T.',
  gender: 'man',
  where: 'home',
  regions: ['GH-AH'],
  towns: 'Kumasi',
  price: 4500,
  hours: ['thu-evening'],
  busy: [],
  about: '',
};
const how = {
  now: new Date('2026-11-21T21:00:00Z'),
  wordsOf: ({ name, about }: Tutor) => `${name} ${about}`,
};
const found = (query: string) =>
  findTutors([kojo, ama], readFilters(new URLSearchParams(query)), how).map(({ id }) => id);

describe('filtered tutors', () => {
  it.each([
    ['', ['ama', 'kojo']],
    ['subject=mathematics&level=jhs', ['ama', 'kojo']],
    ['level=shs', []],
    ['region=GH-AH', ['kojo']],
    ['where=online', ['ama']],
    ['where=online&region=GH-AH', ['ama']],
    ['where=home', ['ama', 'kojo']],
    ['price=45', ['kojo']],
    ['days=sat', []],
    ['days=sat.thu', ['kojo']],
    ['gender=woman', ['ama']],
    ['language=ga&words=FRACTIONS%20ama', ['ama']],
    ['subject=nonsense', ['ama', 'kojo']],
  ])('for the address %s are sorted by the next free time', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('suggest filters to remove, with the number of tutors gained', () => {
    const filters = readFilters(new URLSearchParams('gender=woman&price=45&level=jhs'));
    expect(whatToLoosen([ama, kojo], filters, how.wordsOf)).toEqual([
      { name: 'price', count: 1 },
      { name: 'gender', count: 1 },
    ]);
  });
});

it('writes filters into the address and keeps its other parameters', () => {
  const params = new URLSearchParams('tutor=ama-s-1&subject=french&days=mon');
  const next = writeFilters(params, { ...without(readFilters(params), 'subject'), days: ['mon', 'fri'] });
  expect(next.toString()).toBe('tutor=ama-s-1&days=mon.fri');
});
