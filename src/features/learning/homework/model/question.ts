import * as v from 'valibot';
import { askFormSchema } from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { fieldMessage } from '@/shared/fields';
import { schoolClasses, subjects, subjectsOf, type Subject } from '@/shared/ghana';

/** Form values of a question about homework. */
export interface Question {
  readonly schoolClass: string;
  readonly subject: string;
  readonly question: string;
  readonly tried: string;
  /** `YYYY-MM-DD`; may be empty. */
  readonly dueOn: string;
}

export const emptyQuestion: Question = { schoolClass: '', subject: '', question: '', tried: '', dueOn: '' };

const isInWords = (text: string) => text === '' || /[\p{L}\p{N}]/u.test(text);

/**
 * What is sent: the schema of the question, without ways to get in touch, and with a letter or a figure:
 * nobody can answer a line of emoji. Beside a photo the question may be anything.
 */
export function questionSchema(hasPictures: boolean, today: () => Date) {
  const { entries } = askFormSchema(hasPictures, today);
  return v.object({
    ...entries,
    question: v.pipe(
      entries.question,
      v.check((text) => hasPictures || isInWords(text), fieldMessage('wordless')),
      withoutContacts,
    ),
    tried: v.pipe(entries.tried, v.check(isInWords, fieldMessage('wordless')), withoutContacts),
  });
}

export type AskedQuestion = v.InferOutput<ReturnType<typeof questionSchema>>;

/**
 * Subjects of the chosen class, or all subjects while no class is chosen. Always includes the current
 * subject.
 */
export function subjectChoices({
  schoolClass,
  subject,
}: Pick<Question, 'schoolClass' | 'subject'>): readonly Subject[] {
  const known = schoolClasses.find((one) => one === schoolClass);
  if (!known) return subjects;
  const taught = subjectsOf(known);
  return subjects.filter((one) => taught.includes(one) || one === subject);
}
