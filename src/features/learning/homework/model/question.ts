import * as v from 'valibot';
import { limits, optionalText, requiredText } from '@/shared/fields';
import { schoolClasses, subjects, subjectsOf, type Subject } from '@/shared/ghana';

/** A question about homework, as it is typed. */
export interface Question {
  readonly schoolClass: string;
  readonly subject: string;
  readonly question: string;
  readonly tried: string;
}

export const emptyQuestion: Question = { schoolClass: '', subject: '', question: '', tried: '' };

/** What can be passed on: words, unless a picture says it. */
export const questionSchema = (hasPictures: boolean) =>
  v.object({
    schoolClass: v.string(),
    subject: v.string(),
    question: (hasPictures ? optionalText : requiredText)(limits.longText),
    tried: optionalText(limits.longText),
  });

/** What a class is taught; everything while no class is chosen. What was chosen before stays among them. */
export function subjectChoices({ schoolClass, subject }: Question): readonly Subject[] {
  const known = schoolClasses.find((one) => one === schoolClass);
  if (!known) return subjects;
  const taught = subjectsOf(known);
  return subjects.filter((one) => taught.includes(one) || one === subject);
}
