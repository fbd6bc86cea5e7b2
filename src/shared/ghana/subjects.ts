import { classesOf, levelOf, type Level, type SchoolClass } from './levels';

const kindergarten = ['literacy', 'numeracy', 'our-world', 'creative-arts'] as const;

const lowerPrimary = [
  'english',
  'mathematics',
  'science',
  'history',
  'creative-arts',
  'rme',
  'physical-education',
  'ghanaian-language',
] as const;

const upperPrimary = [...lowerPrimary, 'french', 'computing'] as const;

/** Common Core Programme. */
const juniorHigh = [
  'english',
  'mathematics',
  'science',
  'social-studies',
  'computing',
  'rme',
  'career-technology',
  'creative-arts-design',
  'ghanaian-language',
  'french',
  'arabic',
] as const;

/** Curriculum from 2024/25: four core subjects, then electives. */
const seniorHigh = [
  'english',
  'mathematics',
  'general-science',
  'social-studies',
  'additional-mathematics',
  'biology',
  'chemistry',
  'physics',
  'computing',
  'ict',
  'economics',
  'geography',
  'government',
  'history',
  'literature',
  'business',
  'agriculture',
  'home-economics',
  'art-design-foundation',
  'applied-technology',
  'religious-studies',
  'ghanaian-language',
  'french',
  'arabic',
  'spanish',
] as const;

/** Private candidates still sit the previous WASSCE papers. */
const privateWassce = [
  'english',
  'core-mathematics',
  'integrated-science',
  'social-studies',
  'elective-mathematics',
  'biology',
  'chemistry',
  'physics',
  'economics',
  'geography',
  'government',
  'history',
  'literature',
  'financial-accounting',
  'cost-accounting',
  'business-management',
  'christian-religious-studies',
  'islamic-religious-studies',
  'food-nutrition',
  'french',
] as const;

export type Subject =
  | (typeof kindergarten)[number]
  | (typeof upperPrimary)[number]
  | (typeof juniorHigh)[number]
  | (typeof seniorHigh)[number]
  | (typeof privateWassce)[number];

/**
 * Subjects of a class. Those that everybody takes and is examined in stand first, as in the curriculum; they
 * are asked for most.
 */
export function subjectsOf(schoolClass: SchoolClass): readonly Subject[] {
  if (schoolClass === 'bece-private') return juniorHigh;
  if (schoolClass === 'wassce-private') return privateWassce;
  switch (levelOf(schoolClass)) {
    case 'nursery':
      return kindergarten;
    case 'primary':
      return ['primary-4', 'primary-5', 'primary-6'].includes(schoolClass) ? upperPrimary : lowerPrimary;
    case 'jhs':
      return juniorHigh;
    default:
      return seniorHigh;
  }
}

/** Subjects of levels, each once: those that everybody takes and is examined in stand first. */
export const subjectsOfLevels = (levels: readonly Level[]): readonly Subject[] => [
  ...new Set(levels.flatMap((level) => classesOf[level].flatMap((schoolClass) => subjectsOf(schoolClass)))),
];

export const subjects: readonly Subject[] = [
  ...new Set([...kindergarten, ...upperPrimary, ...juniorHigh, ...seniorHigh, ...privateWassce]),
];
