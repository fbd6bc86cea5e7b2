import {
  changesOnly,
  hasDuty,
  isAdmin,
  unshownStates,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
  type ListContext,
} from '@/shared/backend';
import { isStored } from '@/shared/fields';
import { isOfJunk } from '@/shared/lib/lifecycle';
import {
  askerActPath,
  askerActSchema,
  askerLinkPath,
  askerLinkSchema,
  homeworkCodeShape,
  homeworkPath,
  homeworkSchema,
} from './homework';
import { homeworkQuestionPath } from './question';
import { homeworkMessagePath, homeworkMessageSchema } from './question-message';

/** Whether the actor reads all of a question: the office, and those who answer for child protection. */
const mayReadAll = (context: Pick<AccessContext, 'actor'>): boolean =>
  isAdmin(context) || hasDuty(context, 'safeguarding');

/** What a hidden question has, or junk, is for those alone who decide about it. */
const isShown = async ({ actor, params, read }: AccessContext | ListContext): Promise<boolean> =>
  mayReadAll({ actor }) ||
  !unshownStates.includes((await read(homeworkQuestionPath(params.id ?? '')))?.state);

/** The state before and after, by the kind of message. */
const movesOf: Readonly<Record<string, readonly [string, string]>> = {
  answer: ['', 'answered'],
  reply: ['', 'answered'],
  'ask-back': ['answered', 'claimed'],
  'hand-back': ['claimed', 'open'],
};

/** Whether the message has what its kind asks for. */
function isWhole(message: DocumentData, asksBack: unknown): boolean {
  const hasAnswer = message.answer !== undefined;
  if (!hasAnswer && message.pictures !== undefined) return false;
  switch (message.kind) {
    case 'answer':
      return hasAnswer && asksBack === 0;
    case 'reply':
      return asksBack !== 0 && (hasAnswer || message.words !== '');
    default:
      return !hasAnswer && message.words !== '';
  }
}

/** Whether the message is of whoever makes the transition, by the line of the change log. */
async function isOwn({ id, after, readAfter }: AccessContext): Promise<boolean> {
  const by = ((await readAfter(`changeLog/${id}`))?.by as DocumentData | undefined)?.kind;
  return after?.by === (by === 'code-holder' ? 'asker' : by);
}

/**
 * Messages of a thread: each comes with the transition that it tells, is never changed, and is read by
 * whoever has the id of the question, unless that is hidden or junk.
 */
export const homeworkMessageAccess: CollectionAccess = {
  pattern: homeworkMessagePath('{id}', '{message}'),
  get: isShown,
  list: isShown,
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    if (!isStored(homeworkMessageSchema, after) || after?.at !== now) return false;
    const path = homeworkQuestionPath(params.id ?? '');
    const [was, is] = [await read(path), await readAfter(path)];
    const [from, to] = movesOf[String(after.kind)] ?? [];
    return (
      was !== null &&
      was.lastChange !== id &&
      is?.lastChange === id &&
      was.state !== is.state &&
      (from === '' || was.state === from) &&
      is.state === to &&
      isWhole(after, was.asksBack) &&
      isOwn(context)
    );
  },
  delete: (context) => isOfJunk(context, homeworkQuestionPath(context.params.id ?? '')),
};

/** The link from a question to the code of whoever asked. Tutors never read it. */
export const askerLinkAccess: CollectionAccess = {
  pattern: askerLinkPath('{id}'),
  get: mayReadAll,
  create: async ({ params, after, read, readAfter }) => {
    const id = params.id ?? '';
    return (
      isStored(askerLinkSchema, after) &&
      (await read(homeworkQuestionPath(id))) === null &&
      (await readAfter(homeworkPath(String(after?.ref))))?.question === id
    );
  },
  delete: (context) => isOfJunk(context, homeworkQuestionPath(context.params.id ?? '')),
};

/** Path of the question of a code; empty when there is none. */
export const questionPathOf = async (ref: string, read: AccessContext['read']): Promise<string> => {
  const homework = await read(homeworkPath(ref));
  return typeof homework?.question === 'string' ? homeworkQuestionPath(homework.question) : '';
};

const isOfJunkCode = async (context: AccessContext): Promise<boolean> => {
  const path = await questionPathOf(context.params.ref ?? '', context.read);
  return path !== '' && isOfJunk(context, path);
};

/**
 * Records of codes: created with the question, read by whoever has the code, listed by the office, who tells
 * there why the question is hidden.
 */
export const homeworkAccess: CollectionAccess = {
  pattern: homeworkPath('{ref}'),
  get: () => true,
  list: isAdmin,
  create: async ({ id, after, now, read, readAfter }) => {
    if (!homeworkCodeShape.test(id) || !isStored(homeworkSchema, after) || after === null) return false;
    const question = String(after.question);
    return (
      after.createdAt === now &&
      after.isSample === false &&
      (await read(homeworkQuestionPath(question))) === null &&
      (await readAfter(homeworkQuestionPath(question))) !== null &&
      (await readAfter(askerLinkPath(question)))?.ref === id
    );
  },
  update: async (context) => {
    const question = await context.readAfter(homeworkQuestionPath(String(context.after?.question)));
    return (
      isAdmin(context) &&
      changesOnly(context, ['hiddenFor']) &&
      question?.state === 'hidden' &&
      question.reason === context.after?.hiddenFor
    );
  },
  delete: isOfJunkCode,
};

/** Acts of whoever asked: each comes with the change that it proves. */
export const askerActAccess: CollectionAccess = {
  pattern: askerActPath('{ref}', '{id}'),
  get: isAdmin,
  list: isAdmin,
  create: async (context) => {
    const { id, params, after, now, read, readAfter } = context;
    if (!isStored(askerActSchema, after) || after?.at !== now) return false;
    const record = String(after.record);
    const line = await readAfter(`changeLog/${id}`);
    return (
      (await questionPathOf(params.ref ?? '', read)) === record &&
      (await readAfter(record))?.lastChange === id &&
      line?.record === record &&
      line.event === after.event &&
      line.at === now &&
      (line.by as DocumentData).kind === 'code-holder'
    );
  },
  delete: isOfJunkCode,
};

/** The tracking of a code goes before its record, while the question is junk. */
export const homeworkTrackingAccess: CollectionAccess = {
  pattern: 'tracking/{ref}',
  delete: isOfJunkCode,
};
