import {
  askerActsOf,
  askerLinkPath,
  homeworkMessagesOf,
  homeworkPath,
} from '../../src/entities/homework/question';
import { figuresPath, publishFigures } from '@/entities/site-figure';
import type { Condition, DocumentData } from '@/shared/backend';
import { ask, homeworkId, newHomeworkCode, samplePicture, sampleQuestion } from '../samples/homework';
import type { Documents } from './attempt';
import {
  answered,
  closed,
  having,
  hidden,
  junk,
  open,
  otherRef,
  profile,
  record,
  ref,
  unasked,
  messageIn,
  withFields,
} from './homework-documents';
import { homeworkDeskRows } from './matrix-homework-desk';
import { homeworkFollowingRows } from './matrix-homework-following';
import { homeworkPictureRows } from './matrix-homework-pictures';
import { homeworkWorkRows } from './matrix-homework-work';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const fresh = rowsOn(unasked);
const code = newHomeworkCode();
const freshId = '7b1f8a0c-2a35-4d0e-8f0e-7b7d7a0c2f31';

const askWith = (fields: DocumentData, end = freshId) => withFields(ask(code, freshId), end, fields);
const picture = { ...sampleQuestion, question: '', pictures: [samplePicture] };

const asking: readonly Row[] = [
  fresh.commit('homework create', everybody, () => ask(code, freshId)),
  fresh.commit('homework create, with a picture alone', everybody, () => ask(code, freshId, picture)),
  fresh.commit('homework create, with neither text nor picture', nobody, () => askWith({ question: '' })),
  fresh.commit('homework create, without what was tried', nobody, () => askWith({ tried: '' })),
  fresh.commit('homework create, without a day', everybody, () => askWith({ dueOn: '' })),
  fresh.commit('homework create, with a name', nobody, () => askWith({ name: 'Kojo' })),
  fresh.commit('homework create, claimed', nobody, () => askWith({ tutor: 'demo-tutor' })),
  fresh.commit('homework create, with a rate', nobody, () => askWith({ rate: 100 })),
  fresh.commit('homework create, to be published', nobody, () => askWith({ mayPublish: true })),
  fresh.commit('homework create, as a sample', nobody, () => askWith({ isSample: true })),
  fresh.commit('homework create, with the name of a file', nobody, () =>
    askWith({ files: { first: { ...samplePicture, name: 'Kojo Mensah.jpg' }, second: '', third: '' } }),
  ),
  fresh.commit('homework create, with a PDF', nobody, () =>
    askWith({ files: { first: { ...samplePicture, type: 'application/pdf' }, second: '', third: '' } }),
  ),
  fresh.commit('homework create, with a fourth picture', nobody, () =>
    askWith({ files: { first: '', second: '', third: '', fourth: samplePicture } }),
  ),
  ...['homeworkQuestions', 'asker/link', `homework/${code}`, 'tracking'].map((part) =>
    fresh.commit(`homework create, without ${part.replace(code, '{ref}')}`, nobody, () =>
      ask(code, freshId).filter(
        ({ path }) => !path.includes(part) || (part === 'homeworkQuestions' && path.includes('asker')),
      ),
    ),
  ),
  fresh.commit('homework create, whose link has another code', nobody, () =>
    askWith({ ref: otherRef }, 'asker/link'),
  ),
  fresh.commit('homework create, as hidden', nobody, () =>
    askWith({ hiddenFor: 'contact' }, `homework/${code}`),
  ),
  rowsOn(open).commit('homework create, again', nobody, () => ask(ref)),
  rowsOn(open).commit('homework create, of a question that is there', nobody, () =>
    ask(code, homeworkId).filter(({ path }) => !path.startsWith('homeworkQuestions')),
  ),
];

const linkOf = askerLinkPath(homeworkId);
const messages = homeworkMessagesOf(homeworkId);
const queued = (subject: string, state: Condition): readonly Condition[] => [
  { field: 'subject', equals: subject },
  state,
];
const either: Condition = { field: 'state', oneOf: ['open', 'claimed'] };
const ownIn = (tutor: string, states: readonly string[]): readonly Condition[] => [
  { field: 'tutor', equals: tutor },
  { field: 'state', oneOf: states },
];
const list = (what: string, on: Documents, where: readonly Condition[], allowed: string): Row => ({
  what: `list homeworkQuestions, ${what}`,
  on,
  call: () => ({ list: 'homeworkQuestions', where }),
  allowed,
});

const reading: readonly Row[] = [
  rowsOn(open).get('homeworkQuestions get, by its random id', record, everybody),
  rowsOn(hidden).get('homework thread: hidden question get', record, theOffice),
  rowsOn(open).get('homework get, by code', homeworkPath(ref), everybody),
  rowsOn(open).list('homework', theOffice),
  rowsOn(open).get('homework thread: link to the code, get', linkOf, theOffice),
  rowsOn(closed).list(askerActsOf(ref), theOffice),
  rowsOn(answered).list(messages, everybody),
  rowsOn(answered).get('homeworkQuestions message get', messageIn(answered), everybody),
  { ...rowsOn(hidden).list(messages, theOffice), what: 'homework thread: list of hidden messages' },
  rowsOn(hidden).get('homework thread: hidden message get', messageIn(hidden), theOffice),
  rowsOn(open).get('homeworkQuestions picture get', `files/${samplePicture.id}`, everybody),
  rowsOn(open).get('homeworkQuestions picture’s piece get', `files/${samplePicture.id}/pieces/0`, everybody),
  rowsOn(hidden).get('homework thread: hidden picture get', `files/${samplePicture.id}`, theOffice),
  rowsOn(hidden).get('homework thread: hidden piece get', `files/${samplePicture.id}/pieces/0`, theOffice),
  rowsOn(junk).get('homework thread: junk question get', record, theOffice),
  { ...rowsOn(junk).list(messages, theOffice), what: 'homework thread: list of junk messages' },
  rowsOn(junk).get('homework thread: junk message get', messageIn(junk), theOffice),
  rowsOn(junk).get('homework thread: junk picture get', `files/${samplePicture.id}`, theOffice),
  rowsOn(junk).get('homework thread: junk piece get', `files/${samplePicture.id}/pieces/0`, theOffice),
  rowsOn(open).list('homeworkQuestions', theOffice),
  list('of the own subject', open, queued('mathematics', either), 'TAC'),
  list('open, of the own subject', open, queued('english', { field: 'state', equals: 'open' }), 'TAC'),
  list('of another subject', open, queued('french', either), theOffice),
  list('of no subject', open, [either], theOffice),
  list('answered', open, queued('mathematics', { field: 'state', equals: 'answered' }), theOffice),
  list('in every state', open, [{ field: 'subject', equals: 'mathematics' }], theOffice),
  list(
    'by a suspended tutor',
    having(open, profile, { state: 'suspended' }),
    queued('mathematics', either),
    theOffice,
  ),
  list(
    'by a hidden tutor',
    having(open, profile, { state: 'hidden' }),
    queued('mathematics', either),
    theOffice,
  ),
  list('by a paused tutor', having(open, profile, { state: 'paused' }), queued('mathematics', either), 'TAC'),
  list('the own', answered, ownIn('demo-tutor', ['claimed', 'answered', 'closed', 'declined']), 'TAC'),
  list('the own, in every state', answered, [{ field: 'tutor', equals: 'demo-tutor' }], theOffice),
  list('the own, hidden', hidden, ownIn('demo-tutor', ['hidden']), theOffice),
  list('the own, answered or hidden', hidden, ownIn('demo-tutor', ['answered', 'hidden']), theOffice),
  list('the own, junk', junk, ownIn('demo-tutor', ['junk']), theOffice),
  list('of another tutor', open, ownIn('tutor-2', ['claimed', 'answered']), theOffice),
];

const answering = { answered: 7, medianMinutes: 95, p90Minutes: 240 };
const timesOf = (subject: string) => [
  publishFigures('homework', { bySubject: { [subject]: answering } }, true),
];

/** How fast questions are answered: the office counts, everybody reads. */
const times: readonly Row[] = [
  fresh.get('settings get, times of homework answers', figuresPath('homework'), everybody),
  fresh.commit('settings create, times of homework answers', theOffice, () => timesOf('mathematics')),
  fresh.commit('settings create, times of homework answers in no subject', nobody, () => timesOf('magic')),
];

/** Homework questions, their threads and codes, and solved questions. */
export const homeworkRows: readonly Row[] = [
  ...asking,
  ...reading,
  ...homeworkWorkRows,
  ...homeworkPictureRows,
  ...homeworkFollowingRows,
  ...homeworkDeskRows,
  ...times,
];
