import { askerActsOf, homeworkMessagesOf, homeworkQuestionPath } from '../../src/entities/homework/question';
import {
  answer,
  ask,
  askAgain,
  claim,
  homeworkId,
  questionIn,
  sampleQuestion,
  samplePicture,
  written,
} from '../samples/homework';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asTutor } from './matrix-people';
import { storedFile } from './removal-parts';

/** A homework question with a picture, about which somebody with this code has asked back. */
export function closedHomework(ref: string): Documents {
  const at = hoursAgo(3);
  const asked = {
    ...documentsOf(ask(ref, homeworkId, { ...sampleQuestion, pictures: [samplePicture] })),
    ...storedFile(samplePicture.id, homeworkQuestionPath(homeworkId)),
  };
  const claimed = written(asked, claim(questionIn(asked), asTutor('T')), at);
  const answered = written(claimed, answer(questionIn(claimed), asTutor('T')), at);
  return written(answered, askAgain(questionIn(answered), ref), at);
}

const firstIn = (documents: Documents, collection: string): string =>
  Object.keys(documents).find((path) => path.startsWith(`${collection}/`)) ?? '';

/** Paths of one message and one act of the question. */
export const threadParts = (documents: Documents, ref: string) => ({
  message: firstIn(documents, homeworkMessagesOf(homeworkId)),
  act: firstIn(documents, askerActsOf(ref)),
});
