import * as v from 'valibot';
import { withoutContacts } from '@/shared/contact-words';
import type { Attachment } from '@/shared/drafts';
import { limits, requiredText } from '@/shared/fields';
import type { PendingFile } from '@/shared/pending-writes';
import { pictureSlots, type AnswerPicture, type AnswerPictures, type PictureSlot } from './answer-pictures';
import { homeworkQuestionPath, pictureName, pictureOfFile, type HomeworkPicture } from './question';
import { work } from './question-form';

/** Descriptions of the pictures in the form of an answer, and whether those sent earlier stay. */
export interface AnswerPictureInput {
  readonly firstWords: string;
  readonly secondWords: string;
  readonly keepsFirst: boolean;
  readonly keepsSecond: boolean;
}

/** A picture that is chosen or drawn in the form; its kind is its place. */
export type ChosenPicture = Pick<Attachment, 'id' | 'kind' | 'file'>;

/** What the form has besides what is typed. */
export interface PicturesOfForm {
  readonly chosen: readonly ChosenPicture[];
  /** Pictures of the answer that is put right. */
  readonly earlier: AnswerPictures | undefined;
}

/** Names of the fields of each place. */
export const wordsFields = { first: 'firstWords', second: 'secondWords' } as const;
export const keepsFields = { first: 'keepsFirst', second: 'keepsSecond' } as const;

const noPictures: AnswerPictures = { first: '', second: '' };

export function inputOfPictures({ first, second }: AnswerPictures = noPictures): AnswerPictureInput {
  return {
    firstWords: first === '' ? '' : first.words,
    secondWords: second === '' ? '' : second.words,
    keepsFirst: first !== '',
    keepsSecond: second !== '',
  };
}

type Kept = Pick<AnswerPictureInput, 'keepsFirst' | 'keepsSecond'>;

/** The picture at a place; null when it is free. */
function pictureAt(
  slot: PictureSlot,
  input: Kept,
  { chosen, earlier = noPictures }: PicturesOfForm,
): HomeworkPicture | null {
  const own = chosen.find(({ kind }) => kind === slot);
  if (own) return pictureOfFile(own.id, own.file);
  const before = earlier[slot];
  if (before === '' || !input[keepsFields[slot]]) return null;
  const { words: _words, ...picture } = before;
  return picture;
}

/** Places that are free, in order. */
export const freeSlots = (input: Kept, given: PicturesOfForm): readonly PictureSlot[] =>
  pictureSlots.filter((slot) => pictureAt(slot, input, given) === null);

const description = v.pipe(work(requiredText(limits.shortText)), withoutContacts);

/** Fields of the pictures in a form: each picture needs its description. */
export function answerPictureFields(input: Kept, given: PicturesOfForm) {
  const free = freeSlots(input, given);
  const words = (slot: PictureSlot): v.GenericSchema<string, string> =>
    free.includes(slot) ? v.string() : description;
  return {
    firstWords: words('first'),
    secondWords: words('second'),
    keepsFirst: v.boolean(),
    keepsSecond: v.boolean(),
  };
}

/** The pictures as they are stored, without a gap; undefined when there is none. */
export function picturesOfInput(
  input: AnswerPictureInput,
  given: PicturesOfForm,
): AnswerPictures | undefined {
  const [first, second = ''] = pictureSlots.flatMap((slot): readonly AnswerPicture[] => {
    const picture = pictureAt(slot, input, given);
    return picture ? [{ ...picture, words: input[wordsFields[slot]] }] : [];
  });
  return first && { first, second };
}

/** The files to put before the answer. */
export const filesOfPictures = (questionId: string, { chosen }: PicturesOfForm): readonly PendingFile[] =>
  chosen.map(({ id, file }) => ({
    id,
    owner: homeworkQuestionPath(questionId),
    name: pictureName,
    type: pictureOfFile(id, file).type,
    file,
  }));
