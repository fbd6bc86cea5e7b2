import * as v from 'valibot';
import { limits, optionalText, requiredText } from '@/shared/fields';
import { schoolClasses, subjects, subjectsOf, type Subject } from '@/shared/ghana';

/** Form values of a question about homework. */
export interface Question {
  readonly schoolClass: string;
  readonly subject: string;
  readonly question: string;
  readonly tried: string;
}

export const emptyQuestion: Question = { schoolClass: '', subject: '', question: '', tried: '' };

/** The question text is required unless there is a picture. */
export const questionSchema = (hasPictures: boolean) =>
  v.object({
    schoolClass: v.string(),
    subject: v.string(),
    question: (hasPictures ? optionalText : requiredText)(limits.longText),
    tried: optionalText(limits.longText),
  });

/**
 * Subjects of the chosen class, or all subjects while no class is chosen. Always includes the current
 * subject.
 */
export function subjectChoices({ schoolClass, subject }: Question): readonly Subject[] {
  const known = schoolClasses.find((one) => one === schoolClass);
  if (!known) return subjects;
  const taught = subjectsOf(known);
  return subjects.filter((one) => taught.includes(one) || one === subject);
}
