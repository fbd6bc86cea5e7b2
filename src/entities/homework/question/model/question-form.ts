import * as v from 'valibot';
import { dayFromToday, fieldMessage, limits, oneOf, optionalText, requiredText } from '@/shared/fields';
import { schoolClasses, subjects } from '@/shared/ghana';

/** Puts a space after `<` before a letter, as in `a <b`: stored texts hold nothing that looks like a tag. */
const spaceSigns = (text: string): string => text.replace(/<(?=[a-z!/?])/gi, '< ');

/** Text of a question or an answer, in which `<` may stand before a letter. */
export const work = (text: v.GenericSchema<string, string>) =>
  v.pipe(v.string(fieldMessage('required')), v.transform(spaceSigns), text);

/** A day from today on; may be empty. A union would have messages for developers. */
const dueDay = (today: () => Date) =>
  v.pipe(
    v.string(),
    v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
      if (dataset.value === '') return '';
      const result = v.safeParse(dayFromToday(today), dataset.value);
      if (result.success) return result.output;
      for (const { message } of result.issues) addIssue({ message });
      return NEVER;
    }),
  );

/**
 * Schema of a question that somebody asks. Its output is what `askQuestion` stores.
 * @param hasPictures whether pictures stand for the text
 */
export const askFormSchema = (hasPictures: boolean, today: () => Date) =>
  v.object({
    schoolClass: oneOf(schoolClasses),
    subject: oneOf(subjects),
    question: work((hasPictures ? optionalText : requiredText)(limits.longText)),
    tried: work(requiredText(limits.longText)),
    dueOn: dueDay(today),
  });
