import * as v from 'valibot';
import { answerInputFields, type AnswerInput } from '@/entities/homework/question';
import { solvedSlugShape } from '@/entities/homework/solved-question';
import { withoutContacts } from '@/shared/contact-words';
import { fieldMessage, limits, mustBeTicked, requiredText } from '@/shared/fields';

/** What is typed and ticked to publish an answer. */
export type PublishInput = AnswerInput & {
  readonly question: string;
  readonly slug: string;
  readonly hasNoName: boolean;
  readonly hasNoPlace: boolean;
  readonly isWhole: boolean;
};

/** Schema of the form. Whether another solved question has the address, the backend tells. */
export const publishSchema = v.object({
  question: v.pipe(requiredText(limits.longText), withoutContacts),
  ...answerInputFields,
  slug: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(solvedSlugShape, fieldMessage('slug'))),
  hasNoName: mustBeTicked,
  hasNoPlace: mustBeTicked,
  isWhole: mustBeTicked,
});

/** Words of a suggested address. */
const mostWords = 8;

/** A suggestion for the address of a solved question: its first words; empty when it has none. */
export const suggestSlug = (question: string): string =>
  question
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .join('-')
    .slice(0, 80)
    .replace(/-+$/, '');
