import * as v from 'valibot';
import { limits, requiredText } from '@/shared/fields';
import { pictureSchema } from './question';

/** Places of the pictures of an answer, in order. */
export const pictureSlots = ['first', 'second'] as const;

export type PictureSlot = (typeof pictureSlots)[number];

const answerPictureSchema = v.strictObject({
  ...pictureSchema.entries,
  /** What it shows, for whoever cannot see it. */
  words: requiredText(limits.shortText),
});

const slotSchema = v.union([v.literal(''), answerPictureSchema]);

/** Pictures that go with the steps of an answer: photos or drawings. Published answers have none. */
export const answerPicturesSchema = v.strictObject({ first: slotSchema, second: slotSchema });

/** A picture of an answer, with a line that describes it. */
export type AnswerPicture = v.InferOutput<typeof answerPictureSchema>;

export type AnswerPictures = v.InferOutput<typeof answerPicturesSchema>;
