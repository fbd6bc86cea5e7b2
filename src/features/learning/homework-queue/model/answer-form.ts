import * as v from 'valibot';
import {
  answerInputFields,
  answerOfInput,
  answerPictureFields,
  inputOfAnswer,
  inputOfPictures,
  picturesOfInput,
  type AnswerInput,
  type AnswerPictureInput,
  type AnswerPictures,
  type HomeworkAnswer,
  type PicturesOfForm,
} from '@/entities/homework/question';
import { withoutContacts } from '@/shared/contact-words';
import { limits, optionalText, requiredText } from '@/shared/fields';
import type { GivenAnswer } from './homework-acts';

/** What is typed into the form of an answer or a reply. */
export interface AnswerFormInput extends AnswerInput, AnswerPictureInput {
  /** To whoever asked, beside the answer. */
  readonly words: string;
  /** Whether the four parts are sent; a reply can be words alone. */
  readonly hasAnswer: boolean;
}

/** @param earlier the answer that the reply may put right; null for a first answer */
export const emptyAnswerForm = (
  earlier: HomeworkAnswer | null,
  pictures: AnswerPictures | undefined,
): AnswerFormInput => ({
  ...inputOfAnswer(earlier),
  ...inputOfPictures(pictures),
  words: '',
  hasAnswer: earlier === null,
});

const wholeSchema = (input: AnswerFormInput, pictures: PicturesOfForm) =>
  v.pipe(
    v.object({
      ...answerInputFields,
      ...answerPictureFields(input, pictures),
      words: v.pipe(optionalText(limits.longText), withoutContacts),
      hasAnswer: v.boolean(),
    }),
    v.transform(({ words, hasAnswer: _hasAnswer, ...typed }): GivenAnswer => {
      const read = typed as unknown as AnswerInput & AnswerPictureInput;
      const chosen = picturesOfInput(read, pictures);
      return { words, answer: answerOfInput(read), ...(chosen && { pictures: chosen }) };
    }),
  );

const wordsSchema = v.pipe(
  v.object({ words: v.pipe(requiredText(limits.longText), withoutContacts) }),
  v.transform(({ words }): GivenAnswer => ({ words })),
);

/**
 * Schema of the form: a reply without the four parts has only words, which it then needs.
 * @param pictures of the form, as they are now
 */
export const answerFormSchema = (pictures: PicturesOfForm) =>
  v.lazy((input) =>
    (input as AnswerFormInput).hasAnswer ? wholeSchema(input as AnswerFormInput, pictures) : wordsSchema,
  ) as unknown as v.GenericSchema<AnswerFormInput, GivenAnswer>;
