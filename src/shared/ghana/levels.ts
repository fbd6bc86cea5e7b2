/** School levels served by home tuition. Private candidates sit BECE or WASSCE outside school. */
export const levels = ['nursery', 'primary', 'jhs', 'shs', 'private'] as const;

export type Level = (typeof levels)[number];

/** Classes by level, in school order. */
export const classesOf = {
  nursery: ['nursery', 'kg-1', 'kg-2'],
  primary: ['primary-1', 'primary-2', 'primary-3', 'primary-4', 'primary-5', 'primary-6'],
  jhs: ['jhs-1', 'jhs-2', 'jhs-3'],
  shs: ['shs-1', 'shs-2', 'shs-3'],
  private: ['bece-private', 'wassce-private'],
} as const satisfies Record<Level, readonly string[]>;

export type SchoolClass = (typeof classesOf)[Level][number];

export const schoolClasses: readonly SchoolClass[] = levels.flatMap((level) => classesOf[level]);

export function levelOf(schoolClass: SchoolClass): Level {
  return levels.find((level) => classesOf[level].some((known) => known === schoolClass)) ?? 'primary';
}

/** Usual length of a lesson of a level, in minutes. */
export const usualMinutes: Readonly<Record<Level, number>> = {
  nursery: 60,
  primary: 60,
  jhs: 75,
  shs: 90,
  private: 90,
};

/** Duration of one lesson in minutes, by class. */
export function lessonMinutes(schoolClass: SchoolClass): number {
  if (schoolClass === 'bece-private') return 75;
  return usualMinutes[levelOf(schoolClass)];
}
