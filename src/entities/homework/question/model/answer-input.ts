import * as v from 'valibot';
import { withoutContacts } from '@/shared/contact-words';
import { limits, optionalText, requiredText } from '@/shared/fields';
import { partLength } from './question-choices';
import { work } from './question-form';
import type { HomeworkAnswer } from './question-message';

/** Fields of the hints and steps, in order: a draft holds single texts only. */
export const hintFields = ['hint1', 'hint2', 'hint3', 'hint4', 'hint5'] as const;
export const stepFields = [
  'step1',
  'step2',
  'step3',
  'step4',
  'step5',
  'step6',
  'step7',
  'step8',
  'step9',
  'step10',
  'step11',
  'step12',
] as const;

type PartField = (typeof hintFields)[number] | (typeof stepFields)[number];

/** What is typed into the form of an answer. */
export type AnswerInput = Readonly<
  Record<'about' | 'result' | 'checkQuestion' | 'checkKey' | PartField, string>
>;

const text = (schema: v.GenericSchema<string, string>): v.GenericSchema<string, string> =>
  v.pipe(work(schema), withoutContacts);

const partsOf = <Field extends PartField>(fields: readonly Field[]) =>
  Object.fromEntries(
    fields.map((field, index) => [field, text((index === 0 ? requiredText : optionalText)(partLength))]),
  ) as Readonly<Record<Field, v.GenericSchema<string, string>>>;

/** Fields of an answer in a form. Of hints and steps the first is needed. */
export const answerInputFields = {
  about: text(requiredText(limits.longText)),
  ...partsOf(hintFields),
  ...partsOf(stepFields),
  result: text(requiredText(limits.longText)),
  checkQuestion: text(requiredText(limits.longText)),
  checkKey: text(requiredText(limits.shortText)),
};

const filled = (input: AnswerInput, fields: readonly PartField[]): string[] =>
  fields.map((field) => input[field]).filter((part) => part !== '');

/** The answer that is typed, without its empty parts. */
export const answerOfInput = (input: AnswerInput): HomeworkAnswer => ({
  about: input.about,
  hints: filled(input, hintFields),
  steps: filled(input, stepFields),
  result: input.result,
  check: { question: input.checkQuestion, key: input.checkKey },
});

/** An answer as the form shows it; empty before there is one. */
export function inputOfAnswer(answer: HomeworkAnswer | null): AnswerInput {
  const parts = (fields: readonly PartField[], texts: readonly string[] = []) =>
    Object.fromEntries(fields.map((field, index) => [field, texts[index] ?? '']));
  return {
    about: answer?.about ?? '',
    ...parts(hintFields, answer?.hints),
    ...parts(stepFields, answer?.steps),
    result: answer?.result ?? '',
    checkQuestion: answer?.check.question ?? '',
    checkKey: answer?.check.key ?? '',
  } as AnswerInput;
}
