import type { TuitionRequestState } from '@/entities/tuition-request';
import type { RegionCode, SchoolClass, Subject, WeekSlot } from '@/shared/ghana';
import type { SampleOffer } from './sample-offers';

/** The variable part of a sample request. */
export interface SampleRequest {
  readonly state: TuitionRequestState;
  readonly hoursAgo: number;
  readonly schoolClass: SchoolClass;
  readonly subjects: readonly [Subject, ...Subject[]];
  readonly region: RegionCode;
  readonly town: string;
  readonly hours: readonly WeekSlot[];
  readonly age: number;
  readonly gender: 'girl' | 'boy';
  /** At home by default. */
  readonly where?: 'online';
  readonly offers?: readonly SampleOffer[];
}

export const sampleRequests: readonly SampleRequest[] = [
  {
    state: 'offered',
    hoursAgo: 52,
    schoolClass: 'primary-4',
    subjects: ['english', 'mathematics'],
    region: 'GH-AA',
    town: 'Tema',
    hours: ['mon-afternoon', 'wed-afternoon'],
    age: 9,
    gender: 'girl',
    offers: [
      { tutorId: 'sample-adwoa', state: 'amended', hoursAgo: 48, transport: 1000 },
      { tutorId: 'sample-kwame', state: 'declined', hoursAgo: 48 },
      { tutorId: 'demo-tutor', state: 'sent', hoursAgo: 3 },
    ],
  },
  {
    state: 'offered',
    hoursAgo: 20,
    schoolClass: 'shs-1',
    subjects: ['physics'],
    region: 'GH-NP',
    town: 'Tamale',
    hours: ['sat-morning'],
    age: 15,
    gender: 'boy',
    offers: [{ tutorId: 'sample-kofi', state: 'sent', hoursAgo: 18 }],
  },
  {
    state: 'reviewing',
    hoursAgo: 22,
    schoolClass: 'jhs-2',
    subjects: ['mathematics', 'science', 'english'],
    region: 'GH-AA',
    town: 'Adenta',
    hours: ['tue-evening', 'thu-evening', 'sat-morning', 'sat-afternoon'],
    age: 14,
    gender: 'boy',
  },
  {
    // Old enough for the interest question.
    state: 'reviewing',
    hoursAgo: 219,
    schoolClass: 'jhs-3',
    subjects: ['science'],
    region: 'GH-AH',
    town: 'Bantama, Kumasi',
    hours: ['fri-evening'],
    age: 15,
    gender: 'girl',
  },
  {
    state: 'asking',
    hoursAgo: 290,
    schoolClass: 'primary-5',
    subjects: ['creative-arts'],
    region: 'GH-EP',
    town: 'Koforidua',
    hours: ['mon-afternoon', 'thu-afternoon'],
    age: 10,
    gender: 'girl',
  },
  {
    state: 'submitted',
    hoursAgo: 5,
    schoolClass: 'primary-6',
    subjects: ['mathematics'],
    region: 'GH-AA',
    town: 'Madina',
    hours: ['tue-evening'],
    age: 11,
    gender: 'girl',
  },
  {
    state: 'submitted',
    hoursAgo: 4,
    schoolClass: 'jhs-1',
    subjects: ['french'],
    region: 'GH-AA',
    town: 'East Legon',
    hours: ['wed-evening'],
    age: 12,
    gender: 'boy',
  },
  {
    state: 'submitted',
    hoursAgo: 1,
    schoolClass: 'shs-2',
    subjects: ['economics'],
    region: 'GH-UW',
    town: 'Wa',
    hours: ['thu-evening'],
    age: 17,
    gender: 'girl',
  },
  {
    state: 'trial',
    hoursAgo: 120,
    schoolClass: 'kg-2',
    subjects: ['literacy'],
    region: 'GH-TV',
    town: 'Ho',
    hours: ['mon-afternoon', 'tue-afternoon'],
    age: 5,
    gender: 'girl',
    offers: [{ tutorId: 'sample-efua', state: 'chosen', hoursAgo: 114, lessons: [[-1, 'planned']] }],
  },
  {
    state: 'running',
    hoursAgo: 520,
    schoolClass: 'jhs-3',
    subjects: ['science'],
    region: 'GH-AH',
    town: 'Asokwa, Kumasi',
    hours: ['wed-evening'],
    age: 15,
    gender: 'boy',
    offers: [
      {
        tutorId: 'sample-yaw',
        state: 'chosen',
        hoursAgo: 500,
        lessons: [
          [14, 'paid', 'Acids and bases'],
          [3, 'missed'],
        ],
      },
    ],
  },
  {
    state: 'running',
    hoursAgo: 700,
    schoolClass: 'wassce-private',
    subjects: ['core-mathematics'],
    region: 'GH-CP',
    town: 'Cape Coast',
    hours: ['sun-afternoon'],
    age: 20,
    gender: 'boy',
    where: 'online',
    offers: [
      {
        tutorId: 'demo-tutor',
        state: 'chosen',
        hoursAgo: 672,
        lessons: [
          [27, 'paid', 'Fractions, decimals and percentages'],
          [22, 'paid', 'Ratio and rates'],
          [15, 'confirmed', 'Linear equations'],
          [8, 'confirmed', 'Simultaneous equations'],
          [1, 'taught', 'Quadratic equations'],
          [-2, 'planned'],
        ],
        certificateHoursAgo: 96,
      },
    ],
  },
];
