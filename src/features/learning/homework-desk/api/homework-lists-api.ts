import {
  homeworkQuestionCollection,
  parseHomeworkQuestion,
  queuedStates,
  type HomeworkQuestion,
} from '@/entities/homework/question';
import {
  baseApi,
  foundList,
  historyPages,
  historyPageSize,
  junkList,
  liveList,
  oldestFirst,
  type HistoryPage,
} from '@/shared/api';
import type { DocumentsPort, ListPlace } from '@/shared/backend';

/** What the desk reads of the questions that wait for nobody: a state, or answers that may be published. */
export type PastHomework = Exclude<HomeworkQuestion['state'], 'open' | 'claimed' | 'junk'> | 'publishable';

/** Calls with their fields in them: `firestore-indexes.test.ts` reads which indexes they need. */
const findPast = (documents: DocumentsPort, past: PastHomework, after: ListPlace | undefined) =>
  past === 'publishable'
    ? documents.list({
        collection: homeworkQuestionCollection,
        where: [
          { field: 'state', equals: 'closed' },
          { field: 'mayPublish', equals: true },
          { field: 'solved', equals: '' },
        ],
        orderBy: { field: 'movedAt', direction: 'descending' },
        limit: historyPageSize,
        ...(after && { after }),
      })
    : documents.list({
        collection: homeworkQuestionCollection,
        where: [{ field: 'state', equals: past }],
        orderBy: { field: 'movedAt', direction: 'descending' },
        limit: historyPageSize,
        ...(after && { after }),
      });

/** Maximum number of questions of a subject among which the office looks for one that asks the same. */
const mostOfSubject = 200;

/** How often an open desk asks for questions, in milliseconds: tutors answer them, within hours. */
const questionsMs = 300_000;

/** List of the desk, oldest first. What waits for nobody, and junk, are read separately. */
const deskList = {
  collection: homeworkQuestionCollection,
  parse: parseHomeworkQuestion,
  states: queuedStates,
  waitsOnly: true,
  everyMs: questionsMs,
  idOf: ({ id }: HomeworkQuestion) => id,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Questions that wait for an answer, oldest first. For the office. */
    waitingHomework: build.query<readonly HomeworkQuestion[], null>(liveList(deskList)),
    /** Questions that wait for no answer, last moved first, page by page. For the office. */
    pastHomework: build.infiniteQuery<HistoryPage<HomeworkQuestion>, PastHomework, ListPlace | null>(
      historyPages({
        collection: homeworkQuestionCollection,
        find: findPast,
        parse: parseHomeworkQuestion,
        orderedBy: 'movedAt',
      }),
    ),
    /** The newest questions of a subject, in every state. For the office. */
    homeworkOfSubject: build.query<readonly HomeworkQuestion[], HomeworkQuestion['subject']>(
      foundList({
        collection: () => homeworkQuestionCollection,
        find: (documents, subject) =>
          documents.list({
            collection: homeworkQuestionCollection,
            where: [{ field: 'subject', equals: subject }],
            orderBy: { field: 'createdAt', direction: 'descending' },
            limit: mostOfSubject,
          }),
        parse: parseHomeworkQuestion,
      }),
    ),
    /** Junk questions. */
    junkHomeworkQuestions: build.query<readonly HomeworkQuestion[], null>(junkList(deskList)),
  }),
});

export const {
  useWaitingHomeworkQuery,
  usePastHomeworkInfiniteQuery,
  useHomeworkOfSubjectQuery,
  useJunkHomeworkQuestionsQuery,
} = api;
