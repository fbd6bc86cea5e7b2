import { type HomeworkQuestion } from '../../src/entities/homework/question';
import type { Write } from '@/shared/backend';
import { askAgain, close, homeworkId, questionIn, takeBack } from '../samples/homework';
import { hoursAgo, type Documents } from './attempt';
import {
  answered,
  claimed,
  having,
  open,
  otherRef,
  record,
  ref,
  removing,
  withFields,
} from './homework-documents';
import { nobody, rowsOn, theOthers, type Row } from './matrix-row';

const byCode = (
  what: string,
  on: Documents,
  allowed: string,
  writes: (question: HomeworkQuestion) => readonly Write[],
) => rowsOn(on).commit(`homeworkQuestions ${what}`, allowed, () => writes(questionIn(on)));

/** What whoever asked does with a homework question. */
export const homeworkFollowingRows: readonly Row[] = [
  byCode('asked back', answered, theOthers, (question) => askAgain(question, ref)),
  byCode('asked back, while it is removed', removing(answered), nobody, (question) =>
    askAgain(question, ref),
  ),
  byCode('asked back, with the code of another', answered, nobody, (question) =>
    askAgain(question, otherRef),
  ),
  byCode('asked back, without an act', answered, nobody, (question) =>
    askAgain(question, ref).filter(({ path }) => !path.startsWith('homework/')),
  ),
  byCode('asked back, the act alone', answered, nobody, (question) =>
    askAgain(question, ref).filter(({ path }) => path.startsWith('homework/')),
  ),
  byCode('asked back, without words', answered, nobody, (question) => askAgain(question, ref, '')),
  byCode('asked back, a third time', having(answered, record, { asksBack: 2 }), nobody, (question) =>
    askAgain(question, ref),
  ),
  byCode(
    'asked back, once the answer stands',
    having(answered, record, { answeredAt: hoursAgo(73) }),
    nobody,
    (question) => askAgain(question, ref),
  ),
  byCode('asked back, before an answer', claimed, nobody, (question) => askAgain(question, ref)),
  byCode('closed', answered, theOthers, (question) => close(question, ref)),
  byCode('closed, with the code of another', answered, nobody, (question) => close(question, otherRef)),
  byCode('closed, before an answer', claimed, nobody, (question) => close(question, ref)),
  byCode('closed, without saying whether it helped', answered, nobody, (question) =>
    withFields(close(question, ref), homeworkId, { helped: '' }),
  ),
  byCode('closed, as paid', answered, nobody, (question) =>
    withFields(close(question, ref), homeworkId, { isPaid: true }),
  ),
  byCode('withdrawn', open, theOthers, (question) => takeBack(question, ref)),
  byCode('withdrawn, with the code of another', open, nobody, (question) => takeBack(question, otherRef)),
  byCode('withdrawn, once claimed', claimed, nobody, (question) => takeBack(question, ref)),
];
