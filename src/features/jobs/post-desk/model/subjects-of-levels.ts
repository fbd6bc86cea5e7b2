import { classesOf, levels, subjects, subjectsOf, type SchoolClass, type Subject } from '@/shared/ghana';

/**
 * Subjects that are taught at some levels, in their usual order, and those that are chosen already.
 * @param chosenLevels codes of levels
 * @param chosen codes of subjects
 */
export function subjectsOfLevels(
  chosenLevels: readonly string[],
  chosen: readonly string[],
): readonly Subject[] {
  const classes: readonly SchoolClass[] = levels
    .filter((level) => chosenLevels.includes(level))
    .flatMap((level) => classesOf[level]);
  const taught = new Set<string>(classes.flatMap((one) => subjectsOf(one)));
  return subjects.filter((subject) => taught.has(subject) || chosen.includes(subject));
}
