import * as v from 'valibot';
import { dayFromToday, fieldMessage, limits, oneOf, optionalText, requiredText } from '@/shared/fields';
import { schoolClasses, subjects } from '@/shared/ghana';
import { maximumHints, maximumSteps, partLength } from './question-choices';

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

/** The filled parts of a list of fields. */
const parts = (maximum: number) =>
  v.pipe(
    v.array(work(optionalText(partLength))),
    v.transform((texts) => texts.filter((text) => text !== '')),
    v.minLength(1, fieldMessage('required')),
    v.maxLength(maximum),
  );

/** Schema of an answer in four parts. Empty hints and steps are left out. */
export const answerFormSchema = v.object({
  about: work(requiredText(limits.longText)),
  hints: parts(maximumHints),
  steps: parts(maximumSteps),
  result: work(requiredText(limits.longText)),
  check: v.object({
    question: work(requiredText(limits.longText)),
    key: work(requiredText(limits.shortText)),
  }),
});
