import type { OwnFields } from '@/entities/tutor';
import type { Level, RegionCode, Subject, WeekSlot } from '@/shared/ghana';
import type { SpokenLanguage } from '@/shared/choices';

/** The variable part of a sample tutor. */
export interface SampleTutor extends Partial<Pick<OwnFields, 'where' | 'busy'>> {
  readonly id: string;
  readonly name: string;
  readonly gender: 'woman' | 'man';
  /** International number, of the application. */
  readonly phone: string;
  readonly subjects: readonly Subject[];
  readonly levels: readonly Level[];
  readonly regions: readonly RegionCode[];
  readonly towns: string;
  readonly languages: readonly SpokenLanguage[];
  readonly hours: readonly WeekSlot[];
  /** Price of one lesson, in pesewas. */
  readonly price: number;
  readonly years: number;
  readonly qualification: string;
  readonly about: string;
  readonly hasNeedExperience?: boolean;
  readonly isPaused?: boolean;
  readonly hasLicence?: boolean;
}

export const sampleTutors: readonly SampleTutor[] = [
  {
    id: 'demo-tutor',
    name: 'Ama S.',
    gender: 'woman',
    phone: '+233240000001',
    subjects: ['english', 'mathematics', 'science', 'core-mathematics'],
    levels: ['primary', 'jhs', 'private'],
    regions: ['GH-AA', 'GH-CP'],
    towns: 'Adenta, Madina, Tema',
    where: 'either',
    languages: ['english', 'asante-twi', 'ga'],
    hours: ['mon-afternoon', 'tue-evening', 'wed-afternoon', 'thu-evening', 'sat-morning', 'sun-afternoon'],
    busy: ['sun-afternoon'],
    price: 7000,
    years: 8,
    qualification: 'B.Ed. Mathematics, University of Cape Coast',
    about:
      'I start from what the learner can do, and we practise with things from the kitchen and the market.',
    hasNeedExperience: true,
  },
  {
    id: 'sample-kofi',
    name: 'Kofi A.',
    gender: 'man',
    phone: '+233240000002',
    subjects: ['physics', 'mathematics', 'additional-mathematics', 'elective-mathematics'],
    levels: ['shs', 'private'],
    regions: ['GH-NP', 'GH-SV'],
    towns: 'Tamale',
    languages: ['english', 'dagbani'],
    hours: ['fri-evening', 'sat-morning', 'sat-afternoon'],
    price: 9000,
    years: 5,
    qualification: 'B.Sc. Physics, University for Development Studies',
    about: 'Physics with drawings first and formulas second.',
  },
  {
    id: 'sample-efua',
    name: 'Efua M.',
    gender: 'woman',
    phone: '+233240000003',
    subjects: ['literacy', 'numeracy', 'creative-arts', 'english'],
    levels: ['nursery', 'primary'],
    regions: ['GH-TV'],
    towns: 'Ho, Hohoe',
    languages: ['english', 'ewe'],
    hours: ['mon-afternoon', 'tue-afternoon', 'thu-afternoon'],
    price: 5000,
    years: 12,
    qualification: 'Diploma in Basic Education, Akatsi College of Education',
    about: 'Reading aloud, songs and letters cut from card. Short lessons for small children.',
    hasNeedExperience: true,
  },
  {
    id: 'sample-yaw',
    name: 'Yaw O.',
    gender: 'man',
    phone: '+233240000004',
    subjects: ['science', 'mathematics', 'integrated-science', 'biology'],
    levels: ['jhs', 'shs', 'private'],
    regions: ['GH-AH'],
    towns: 'Kumasi, Bantama',
    languages: ['english', 'asante-twi'],
    hours: ['wed-evening', 'fri-evening', 'sat-morning'],
    price: 6500,
    years: 4,
    qualification: 'B.Sc. Biological Sciences, KNUST',
    about: 'BECE and WASSCE science, past questions every second lesson.',
    hasLicence: false,
  },
  {
    id: 'sample-akosua',
    name: 'Akosua D.',
    gender: 'woman',
    phone: '+233240000005',
    subjects: ['mathematics', 'science', 'english', 'computing'],
    levels: ['primary', 'jhs'],
    regions: ['GH-AA', 'GH-EP'],
    towns: 'Adenta, Madina',
    languages: ['english', 'akuapem-twi'],
    hours: ['tue-evening', 'wed-evening', 'sat-morning', 'sat-afternoon'],
    price: 6000,
    years: 6,
    qualification: 'B.Ed. Basic Education, University of Education, Winneba',
    about: 'Calm lessons, one goal each week, and a short note for the family after each.',
  },
  {
    id: 'sample-kwame',
    name: 'Kwame B.',
    gender: 'man',
    phone: '+233240000006',
    subjects: ['french', 'english', 'mathematics'],
    levels: ['primary', 'jhs', 'shs'],
    regions: ['GH-AA'],
    towns: 'East Legon, Madina, Tema',
    where: 'either',
    languages: ['english', 'french', 'ga'],
    hours: ['mon-afternoon', 'tue-evening', 'wed-evening'],
    price: 8000,
    years: 3,
    qualification: 'B.A. French, University of Ghana',
    about: 'French by speaking it from the first minute.',
  },
  {
    id: 'sample-fuseini',
    name: 'Fuseini I.',
    gender: 'man',
    phone: '+233240000007',
    subjects: ['economics', 'geography', 'government', 'business'],
    levels: ['shs'],
    regions: ['GH-UW', 'GH-UE'],
    towns: 'Wa',
    languages: ['english', 'dagaare', 'hausa'],
    hours: ['tue-evening', 'thu-evening', 'sun-afternoon'],
    price: 5500,
    years: 9,
    qualification: 'M.Phil. Economics, University of Ghana',
    about: 'We read the newspaper first: then demand and supply are no longer strange words.',
  },
  {
    id: 'sample-adwoa',
    name: 'Adwoa T.',
    gender: 'woman',
    phone: '+233240000008',
    subjects: ['english', 'mathematics', 'history', 'rme'],
    levels: ['primary'],
    regions: ['GH-AA'],
    towns: 'Tema, Ashaiman',
    languages: ['english', 'fante'],
    hours: ['mon-afternoon', 'wed-afternoon', 'fri-afternoon'],
    price: 5000,
    years: 15,
    qualification: 'Diploma in Basic Education, Accra College of Education',
    about: 'Fifteen years in Primary 4 to 6. Homework becomes quiet again.',
  },
];
