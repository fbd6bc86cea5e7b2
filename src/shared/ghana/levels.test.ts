import { describe, expect, it } from 'vitest';
import { classesOf, lessonMinutes, levelOf, schoolClasses } from './levels';
import { subjects, subjectsOf } from './subjects';

describe('classes and subjects', () => {
  it('gives every class a level, subjects and a lesson length', () => {
    for (const schoolClass of schoolClasses) {
      expect(classesOf[levelOf(schoolClass)]).toContain(schoolClass);
      expect(subjectsOf(schoolClass).length).toBeGreaterThan(3);
      expect([60, 75, 90]).toContain(lessonMinutes(schoolClass));
    }
  });

  it.each([
    ['kg-2', 60],
    ['primary-6', 60],
    ['jhs-1', 75],
    ['shs-3', 90],
    ['bece-private', 75],
    ['wassce-private', 90],
  ] as const)('teaches %s for %i minutes', (schoolClass, minutes) => {
    expect(lessonMinutes(schoolClass)).toBe(minutes);
  });

  it('teaches French and Computing from Primary 4, and no subject twice', () => {
    expect(subjectsOf('primary-3')).not.toContain('french');
    expect(subjectsOf('primary-4')).toContain('computing');
    for (const schoolClass of schoolClasses) {
      expect(new Set(subjectsOf(schoolClass)).size).toBe(subjectsOf(schoolClass).length);
    }
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});
