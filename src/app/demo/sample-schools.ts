import type { School } from '@/entities/jobs/school';

/** A sample school. None of them exists. */
export type SampleSchool = Pick<School, 'name' | 'kind' | 'levels' | 'region' | 'town' | 'foundIn'> & {
  readonly id: string;
  /** Days since the identity check; null when it was never checked. */
  readonly checkedDaysAgo: number | null;
};

export const sampleSchools: readonly SampleSchool[] = [
  {
    id: 'sample-school-1',
    name: 'Sample Basic School A',
    kind: 'public',
    levels: ['nursery', 'primary', 'jhs'],
    region: 'GH-AA',
    town: 'Madina',
    foundIn: 'ges-directory',
    checkedDaysAgo: 40,
  },
  {
    id: 'sample-school-2',
    name: 'Sample International School B',
    kind: 'private',
    levels: ['nursery', 'primary', 'jhs', 'shs'],
    region: 'GH-AH',
    town: 'Kumasi',
    foundIn: 'sign',
    checkedDaysAgo: 12,
  },
  {
    id: 'sample-school-3',
    name: 'Sample Mission School C',
    kind: 'mission',
    levels: ['jhs', 'shs'],
    region: 'GH-CP',
    town: 'Cape Coast',
    foundIn: 'website',
    checkedDaysAgo: 200,
  },
  {
    id: 'sample-school-4',
    name: 'Sample Learning Centre D',
    kind: 'other',
    levels: ['primary', 'private'],
    region: 'GH-NP',
    town: 'Tamale',
    foundIn: 'visit',
    checkedDaysAgo: null,
  },
];
