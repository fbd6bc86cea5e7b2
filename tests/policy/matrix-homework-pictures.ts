import type { DocumentData, Write } from '@/shared/backend';
import {
  answer,
  answerDrawn,
  askAgain,
  otherHomeworkId,
  questionIn,
  sampleDrawing,
} from '../samples/homework';
import {
  answered,
  askedBack,
  claimed,
  claimedByOther,
  having,
  hidden,
  junk,
  open,
  ownLapsed,
  record,
  ref,
  removing,
} from './homework-documents';
import { asTutor } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';
import { storedFile } from './removal-parts';

const path = `files/${sampleDrawing.id}`;
const facts = {
  owner: record,
  name: sampleDrawing.name,
  type: sampleDrawing.type,
  size: sampleDrawing.size,
  sha256: 'a'.repeat(64),
  state: 'uploading',
};

const put = (change: DocumentData = {}, at = path): readonly Write[] => [
  { type: 'create', path: at, data: { ...facts, ...change } },
];

const drawn = storedFile(sampleDrawing.id, record);
const inHidden = { ...hidden, ...drawn };

/** An answer with other fields in its pictures. */
const withPicture = (pictures: DocumentData) =>
  rowsOn(claimed).commit(
    `homeworkQuestions answered, with pictures ${JSON.stringify(pictures).slice(0, 60)}`,
    nobody,
    (letter) =>
      answerDrawn(questionIn(claimed), asTutor(letter)).map((write) =>
        write.type === 'create' && write.path.includes('/messages/')
          ? { ...write, data: { ...write.data, pictures } }
          : write,
      ),
  );

/** A message that has pictures, though its kind has none. */
const onWords = (writes: readonly Write[]): readonly Write[] =>
  writes.map((write) => {
    if (write.type !== 'create' || !write.path.includes('/messages/')) return write;
    const { answer: _answer, ...words } = write.data;
    return { ...write, data: { ...words, pictures: { first: sampleDrawing, second: '' } } };
  });

/** Pictures of answers: files that come before the message which names them. */
export const homeworkPictureRows: readonly Row[] = [
  rowsOn(claimed).commit('homework answer: picture put', 'TAC', () => put()),
  rowsOn(ownLapsed).commit('homework answer: picture put, late', 'TAC', () => put()),
  rowsOn(askedBack).commit('homework answer: picture put, for a reply', 'TAC', () => put()),
  rowsOn(open).commit('homework answer: picture put, while it is open', theOffice, () => put()),
  rowsOn(claimedByOther).commit('homework answer: picture put, of another’s claim', theOffice, () => put()),
  ...(
    [
      ['once it is answered', answered],
      ['once it is hidden', hidden],
      ['once it is junk', junk],
      ['while it is removed', removing(claimed)],
      ['after it was removed', having(claimed, record, { removal: 'done' })],
    ] as const
  ).map(([what, on]) => rowsOn(on).commit(`homework answer: picture put, ${what}`, nobody, () => put())),
  ...(
    [
      ['a PDF', put({ type: 'application/pdf' })],
      ['with the name of a file', put({ name: 'Kojo Mensah.png' })],
      ['too large', put({ size: 5_242_881 })],
      ['complete at once', put({ state: 'complete' })],
      ['with an id that can be guessed', put({}, 'files/drawing-1')],
    ] as const
  ).map(([what, writes]) =>
    rowsOn(claimed).commit(`homework answer: picture put, ${what}`, nobody, () => writes),
  ),
  rowsOn(claimed).commit('homework answer: picture put, of another question', theOffice, () =>
    put({ owner: `homeworkQuestions/${otherHomeworkId}` }),
  ),
  rowsOn({ ...answered, ...drawn }).get('homework answer: picture get', path, everybody),
  rowsOn({ ...answered, ...drawn }).get('homework answer: piece get', `${path}/pieces/0`, everybody),
  rowsOn(inHidden).get('homework thread: hidden picture of an answer get', path, theOffice),
  rowsOn(inHidden).get('homework thread: its piece get', `${path}/pieces/0`, theOffice),
  rowsOn({ ...junk, ...drawn }).commit('homework junk: picture of an answer delete', theOffice, () => [
    { type: 'delete', path },
  ]),
  rowsOn({ ...answered, ...drawn }).commit('homework answer: picture delete', nobody, () => [
    { type: 'delete', path },
  ]),
  rowsOn(claimed).commit('homeworkQuestions answered, with a drawing', 'T', (letter) =>
    answerDrawn(questionIn(claimed), asTutor(letter)),
  ),
  withPicture({ first: sampleDrawing }),
  withPicture({ first: '', second: '', third: sampleDrawing }),
  withPicture({ first: { ...sampleDrawing, words: '' }, second: '' }),
  withPicture({ first: { ...sampleDrawing, words: '<b>a bar</b>' }, second: '' }),
  withPicture({ first: { ...sampleDrawing, words: 'a'.repeat(201) }, second: '' }),
  withPicture({ first: { ...sampleDrawing, type: 'application/pdf' }, second: '' }),
  withPicture({ first: { ...sampleDrawing, name: 'me.png' }, second: '' }),
  withPicture({ first: { ...sampleDrawing, by: 'Ama' }, second: '' }),
  rowsOn(askedBack).commit('homeworkQuestions answered, with a drawing and no answer', nobody, (letter) =>
    onWords(answer(questionIn(askedBack), asTutor(letter), 'Look.')),
  ),
  rowsOn(answered).commit('homeworkQuestions asked back, with a drawing', nobody, () =>
    onWords(askAgain(questionIn(answered), ref)),
  ),
];
