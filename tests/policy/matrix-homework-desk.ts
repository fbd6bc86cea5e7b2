import {
  askerLinkPath,
  closeByOffice,
  hideQuestion,
  homeworkPath,
  junkQuestion,
  mergeQuestion,
  payAnswer,
  reopenQuestion,
  restoreQuestion,
  showQuestion,
  tellHidden,
  type HomeworkQuestion,
} from '../../src/entities/homework/question';
import { trackingPath } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import {
  homeworkDeletion,
  homeworkId,
  otherHomeworkId,
  publish,
  questionIn,
  samplePicture,
  signed,
} from '../samples/homework';
import { change } from '../samples/offers';
import type { Documents } from './attempt';
import {
  answered,
  answeredLongAgo,
  claimed,
  closed,
  having,
  hidden,
  junk,
  open,
  otherRef,
  record,
  ref,
  messageIn,
  removing,
  withFields,
} from './homework-documents';
import { asCodeHolder, asOffice, asTutor, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const freshId = '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f31';
const linkOf = askerLinkPath(homeworkId);

const byOffice = (
  what: string,
  on: Documents,
  allowed: string,
  writes: (question: HomeworkQuestion, letter: Letter) => readonly Write[],
) => rowsOn(on).commit(`homeworkQuestions ${what}`, allowed, (letter) => writes(questionIn(on), letter));
const sign = (letter: Letter) => signed(asOffice(letter));
const hide = (question: HomeworkQuestion, letter: Letter) =>
  hideQuestion(question, { ref, reason: 'contact' }, sign(letter));
const earned = having(closed, record, { rate: 500 });

const desk: readonly Row[] = [
  byOffice('closed, three days after the answer', answeredLongAgo, theOffice, (question, letter) =>
    closeByOffice(question, sign(letter)),
  ),
  byOffice('closed by the office, at once', answered, nobody, (question, letter) =>
    closeByOffice(question, sign(letter)),
  ),
  byOffice('closed → open', closed, theOffice, (question, letter) => reopenQuestion(question, sign(letter))),
  byOffice('closed → open, once paid', having(closed, record, { isPaid: true }), nobody, (question, letter) =>
    reopenQuestion(question, sign(letter)),
  ),
  byOffice('closed → open, while it is removed', removing(closed), nobody, (question, letter) =>
    reopenQuestion(question, sign(letter)),
  ),
  byOffice('answered → open', answered, nobody, (question, letter) => reopenQuestion(question, sign(letter))),
  ...Object.entries({ open, claimed, answered, closed }).map(([state, on]) =>
    byOffice(`${state} → hidden`, on, theOffice, (question, letter) =>
      hideQuestion(question, { ref, reason: 'contact' }, sign(letter)),
    ),
  ),
  byOffice('hidden, without telling whoever asked', open, nobody, (question, letter) =>
    hide(question, letter).filter(({ path }) => path !== homeworkPath(ref)),
  ),
  byOffice('hidden, telling another reason', open, nobody, (question, letter) =>
    withFields(hide(question, letter), homeworkPath(ref), { hiddenFor: 'private' }),
  ),
  byOffice('hidden, telling another asker', open, nobody, (question, letter) =>
    hideQuestion(question, { ref: otherRef, reason: 'contact' }, sign(letter)),
  ),
  byOffice('hidden, with the code at another question', open, nobody, (question, letter) =>
    withFields(hide(question, letter), homeworkPath(ref), { question: otherHomeworkId }),
  ),
  rowsOn(open).commit('homework update, as hidden without hiding it', nobody, () => [
    tellHidden(ref, 'contact'),
  ]),
  byOffice('hidden → closed', hidden, theOffice, (question, letter) => showQuestion(question, sign(letter))),
  byOffice('hidden → open', hidden, theOffice, (question, letter) => reopenQuestion(question, sign(letter))),
  byOffice('merged', open, theOffice, (question, letter) =>
    mergeQuestion(question, otherHomeworkId, sign(letter)),
  ),
  byOffice('merged, into itself', open, nobody, (question, letter) =>
    mergeQuestion(question, homeworkId, sign(letter)),
  ),
  byOffice('merged, into none', open, nobody, (question, letter) =>
    mergeQuestion(question, freshId, sign(letter)),
  ),
  byOffice('open → junk', open, theOffice, (question, letter) => junkQuestion(question, sign(letter))),
  byOffice('junk → open', junk, theOffice, (question, letter) => restoreQuestion(question, sign(letter))),
  byOffice('paid', earned, theOffice, (_question, letter) => payAnswer(homeworkId, sign(letter))),
  byOffice('paid, without a rate', closed, nobody, (_question, letter) =>
    payAnswer(homeworkId, sign(letter)),
  ),
  byOffice('paid, twice', having(earned, record, { isPaid: true }), nobody, (_question, letter) =>
    payAnswer(homeworkId, sign(letter)),
  ),
  byOffice(
    'paid, on the day of the answer',
    having(answered, record, { rate: 500 }),
    nobody,
    (_question, letter) => payAnswer(homeworkId, sign(letter)),
  ),
  byOffice(
    'paid, three days after the answer',
    having(answeredLongAgo, record, { rate: 500 }),
    theOffice,
    (_question, letter) => payAnswer(homeworkId, sign(letter)),
  ),
  byOffice('hidden, as a tutor', open, nobody, (question, letter) =>
    hideQuestion(question, { ref, reason: 'contact' }, signed(asTutor(letter))),
  ),
  byOffice('hidden, by the code', open, nobody, (question) =>
    hideQuestion(question, { ref, reason: 'contact' }, signed(asCodeHolder)),
  ),
];

const paths = [linkOf, homeworkPath(ref), trackingPath(ref), `files/${samplePicture.id}`];
const gone = (on: Documents) =>
  Object.fromEntries(Object.entries(on).filter(([path]) => !paths.includes(path)));
const remove = (path: string): readonly Write[] => [{ type: 'delete', path }];

const deleting: readonly Row[] = [
  rowsOn(junk).commit('homework junk: link delete', theOffice, () => remove(linkOf)),
  rowsOn(junk).commit('homework junk: code and tracking delete', theOffice, () => [
    ...remove(homeworkPath(ref)),
    ...remove(trackingPath(ref)),
  ]),
  rowsOn(junk).commit('homework junk: code delete, without its tracking', nobody, () =>
    remove(homeworkPath(ref)),
  ),
  rowsOn(junk).commit('homework junk: picture delete', theOffice, () => remove(`files/${samplePicture.id}`)),
  rowsOn(open).commit('homework open: link delete', nobody, () => remove(linkOf)),
  rowsOn(open).commit('homework open: code and tracking delete', nobody, () => [
    ...remove(homeworkPath(ref)),
    ...remove(trackingPath(ref)),
  ]),
  rowsOn(answered).commit('homeworkQuestions message delete', nobody, () => remove(messageIn(answered))),
  rowsOn(answered).commit('homeworkQuestions message update', nobody, () =>
    change(messageIn(answered), { words: 'Else' }),
  ),
  rowsOn(junk).commit('homeworkQuestions delete, with its link', nobody, (letter) => [
    ...remove(record),
    homeworkDeletion(asOffice(letter), 'c1'),
  ]),
  rowsOn(gone(junk)).commit('homeworkQuestions delete', theOffice, (letter) => [
    ...remove(record),
    homeworkDeletion(asOffice(letter), 'c1'),
  ]),
];

const publishable = rowsOn(closed);
const published = (letter: Letter) => publish(asOffice(letter));

const publishing: readonly Row[] = [
  publishable.commit('solved create', theOffice, published),
  rowsOn(having(closed, record, { mayPublish: false })).commit(
    'solved create, without the tick',
    nobody,
    published,
  ),
  rowsOn(answered).commit('solved create, before it is closed', nobody, published),
  rowsOn(having(closed, record, { solved: freshId })).commit('solved create, twice', nobody, published),
  publishable.commit('solved create, without its question', nobody, (letter) =>
    published(letter).filter(({ path }) => path !== record),
  ),
  publishable.commit('solved create, without its source', nobody, (letter) =>
    published(letter).filter(({ path }) => !path.endsWith('source/question')),
  ),
  publishable.commit('solved create, which names its question', nobody, (letter) =>
    withFields(published(letter), 'solved/8c2f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f21', { source: homeworkId }),
  ),
];

/** What the office does with homework questions. */
export const homeworkDeskRows: readonly Row[] = [...desk, ...deleting, ...publishing];
