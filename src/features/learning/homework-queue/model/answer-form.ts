import * as v from 'valibot';
import {
  answerInputFields,
  answerOfInput,
  inputOfAnswer,
  type AnswerInput,
  type HomeworkAnswer,
} from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { limits, optionalText, requiredText } from '@/shared/fields';
import type { GivenAnswer } from './homework-acts';

/** What is typed into the form of an answer or a reply. */
export interface AnswerFormInput extends AnswerInput {
  /** To whoever asked, beside the answer. */
  readonly words: string;
  /** Whether the four parts are sent; a reply can be words alone. */
  readonly hasAnswer: boolean;
}

/** @param earlier the answer that the reply may put right; null for a first answer */
export const emptyAnswerForm = (earlier: HomeworkAnswer | null): AnswerFormInput => ({
  ...inputOfAnswer(earlier),
  words: '',
  hasAnswer: earlier === null,
});

const wholeSchema = v.pipe(
  v.object({
    ...answerInputFields,
    words: v.pipe(optionalText(limits.longText), withoutContacts),
    hasAnswer: v.boolean(),
  }),
  v.transform(({ words, hasAnswer: _hasAnswer, ...input }): GivenAnswer => ({
    words,
    answer: answerOfInput(input as AnswerInput),
  })),
);

const wordsSchema = v.pipe(
  v.object({ words: v.pipe(requiredText(limits.longText), withoutContacts) }),
  v.transform(({ words }): GivenAnswer => ({ words })),
);

/** Schema of the form: a reply without the four parts has only words, which it then needs. */
export const answerFormSchema = v.lazy((input) =>
  (input as AnswerFormInput).hasAnswer ? wholeSchema : wordsSchema,
) as unknown as v.GenericSchema<AnswerFormInput, GivenAnswer>;
