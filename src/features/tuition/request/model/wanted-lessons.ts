import { lessonsPerWeek, type TuitionRequestInput } from '@/entities/tuition-request';
import { lessonPlaces, tutorGenders } from '@/shared/choices';
import {
  regionCodes,
  schoolClasses,
  subjects,
  weekSlots,
  type RegionCode,
  type SchoolClass,
  type Subject,
  type WeekSlot,
} from '@/shared/ghana';
import { budgetOf } from './budget-of';

/** What a partly filled request says of the lessons. What is not known yet is empty and excludes nobody. */
export interface WantedLessons {
  readonly schoolClass: SchoolClass | '';
  /** The one that matters most; until it is chosen, each of the chosen ones. */
  readonly subjects: readonly Subject[];
  readonly chosenSubjects: readonly Subject[];
  readonly hours: readonly WeekSlot[];
  /** Each lesson needs a time of the week for itself. */
  readonly lessonsPerWeek: number;
  readonly startDate: string;
  readonly where: (typeof lessonPlaces)[number] | '';
  readonly region: RegionCode | '';
  readonly tutorGender: (typeof tutorGenders)[number];
  readonly hasNeed: boolean;
  /** In pesewas; 0 without one. */
  readonly budget: number;
}

const known = <Value extends string>(values: readonly Value[], given: string): Value | '' =>
  values.find((value) => value === given) ?? '';

/** Reads the answers so far; what is no known choice counts as not answered. */
export function wantedLessonsOf(values: TuitionRequestInput): WantedLessons {
  const chosenSubjects = subjects.filter((subject) => values.subjects.includes(subject));
  const priority = known(chosenSubjects, values.prioritySubject);
  return {
    schoolClass: known(schoolClasses, values.schoolClass),
    subjects: priority === '' ? chosenSubjects : [priority],
    chosenSubjects,
    hours: weekSlots.filter((slot) => values.hours.includes(slot)),
    lessonsPerWeek: Number(known(lessonsPerWeek, values.lessonsPerWeek)) || 1,
    startDate: values.startDate,
    where: known(lessonPlaces, values.where),
    region: known(regionCodes, values.region),
    tutorGender: known(tutorGenders, values.tutorGender) || 'any',
    hasNeed: values.hasNeed === 'yes',
    budget: budgetOf(values),
  };
}
