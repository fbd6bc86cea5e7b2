import { homeworkMessagesOf, homeworkQuestionPath } from '../../src/entities/homework/question';
import type { DocumentData, Write } from '@/shared/backend';
import {
  answer,
  ask,
  askAgain,
  claim,
  close,
  homeworkId,
  newHomeworkCode,
  otherHomeworkId,
  questionIn,
  sampleQuestion,
  samplePicture,
  written,
} from '../samples/homework';
import { approveTutor } from '../samples/offers';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asOffice, asTutor, world } from './matrix-people';
import { storedFile } from './removal-parts';

export const [ref, otherRef] = [newHomeworkCode(), newHomeworkCode()];
export const record = homeworkQuestionPath(homeworkId);
export const profile = 'tutors/demo-tutor';

/** Another tutor, who signs nothing here. */
const otherTutor = 'tutor-2';
const byOther = { kind: 'tutor', userId: otherTutor, name: 'Tutor 2' } as const;

const base: Documents = {
  ...world,
  ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
  ...documentsOf(approveTutor(otherTutor, asOffice('A'))),
};

/** The documents, with other fields in one of them. */
export const having = (documents: Documents, path: string, fields: DocumentData): Documents => ({
  ...documents,
  [path]: { ...documents[path], ...fields },
});

const asked = documentsOf([
  ...ask(ref, homeworkId, { ...sampleQuestion, pictures: [samplePicture] }),
  ...ask(otherRef, otherHomeworkId),
]);

/** Tutors who teach the subject and the level, and no question. */
export const unasked: Documents = having(
  having(base, profile, teaching()),
  `tutors/${otherTutor}`,
  teaching(),
);

function teaching(): DocumentData {
  return { state: 'active', subjects: ['mathematics', 'english'], levels: ['jhs', 'shs'] };
}

/** A question of two that were asked, in each state. */
export const open: Documents = { ...unasked, ...asked, ...storedFile(samplePicture.id, record) };
const then = (documents: Documents, writes: Parameters<typeof written>[1], hours = 1): Documents =>
  written(documents, writes, hoursAgo(hours));

export const claimed = then(open, claim(questionIn(open), asTutor('T')));
export const claimedByOther = then(open, claim(questionIn(open), byOther, otherTutor));
export const lapsed = then(open, claim(questionIn(open), byOther, otherTutor), 2);
export const ownLapsed = then(open, claim(questionIn(open), asTutor('T')), 3);
export const answered = then(claimed, answer(questionIn(claimed), asTutor('T')));
export const answeredLongAgo = then(claimed, answer(questionIn(claimed), asTutor('T')), 73);
export const askedBack = then(answered, askAgain(questionIn(answered), ref));
export const closed = then(answered, close(questionIn(answered), ref));
export const hidden = having(answered, record, { state: 'hidden', reason: 'contact' });
export const junk = having(answered, record, { state: 'junk', lastChange: 'c1' });
/** The documents, while the texts of the question are being removed. */
export const removing = (documents: Documents): Documents => having(documents, record, { removal: 'begun' });

/** Path of the first message of the question. */
export const messageIn = (documents: Documents): string =>
  Object.keys(documents).find((path) => path.startsWith(homeworkMessagesOf(homeworkId))) ?? '';

/** The writes, with other fields in the document at a path that ends so. */
export const withFields = (writes: readonly Write[], end: string, fields: DocumentData): readonly Write[] =>
  writes.map((write) => {
    if (write.type === 'delete' || !write.path.endsWith(end)) return write;
    return write.type === 'create'
      ? { ...write, data: { ...write.data, ...fields } }
      : { ...write, changes: { ...write.changes, ...fields } };
  });
