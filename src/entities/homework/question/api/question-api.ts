import {
  baseApi,
  familyOwner,
  junkList,
  liveList,
  liveQuery,
  newestFirst,
  oldestFirst,
  persistedQuery,
  readList,
  withBackend,
} from '@/shared/api';
import type { BackendPort } from '@/shared/backend';
import { homeworkPath, parseHomework, type Homework } from '../model/homework';
import {
  homeworkQuestionCollection,
  homeworkQuestionPath,
  parseHomeworkQuestion,
  type HomeworkQuestion,
} from '../model/question';
import { homeworkQuestionLifecycle, queuedStates } from '../model/question-lifecycle';
import { homeworkMessagesOf, parseHomeworkMessage, type HomeworkMessage } from '../model/question-message';

/** A question with its messages, oldest first. */
export interface HomeworkThread {
  readonly question: HomeworkQuestion;
  /** Empty while the question is hidden. */
  readonly messages: readonly HomeworkMessage[];
}

/** Reads a thread; null when there is no such question. */
async function readThread(
  { documents }: BackendPort,
  id: string,
  mayReadHidden: boolean,
): Promise<HomeworkThread | null> {
  const data = await documents.get(homeworkQuestionPath(id));
  if (!data) return null;
  const question = parseHomeworkQuestion(id, data);
  if (question.state === 'hidden' && !mayReadHidden) return { question, messages: [] };
  const collection = homeworkMessagesOf(id);
  const messages = readList(collection, await documents.list({ collection }), parseHomeworkMessage);
  return { question, messages: messages.sort((one, other) => (one.at < other.at ? -1 : 1)) };
}

const threadParts = (id: string) => [homeworkQuestionPath(id), homeworkMessagesOf(id)];

/** List of the desk, oldest first. Junk is read separately. */
const deskList = {
  collection: homeworkQuestionCollection,
  parse: parseHomeworkQuestion,
  states: homeworkQuestionLifecycle.states.filter((state) => state !== 'junk'),
  idOf: ({ id }: HomeworkQuestion) => id,
  compare: oldestFirst,
};

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The asker's side by code; null when there is none. Kept for reading without network. */
    homework: build.query<Homework | null, string>(
      liveQuery({
        watch: (ref) => [homeworkPath(ref)],
        read: persistedQuery(
          { owner: () => familyOwner, key: (ref) => `homework ${ref}` },
          async ({ documents }, ref) => {
            const data = await documents.get(homeworkPath(ref));
            return data && parseHomework(ref, data);
          },
        ),
      }),
    ),
    /** A thread by the id of its question, for whoever asked. Kept for reading without network. */
    askedThread: build.query<HomeworkThread | null, string>(
      liveQuery({
        watch: threadParts,
        read: persistedQuery(
          { owner: () => familyOwner, key: (id) => `homework thread ${id}` },
          (backend, id) => readThread(backend, id, false),
        ),
      }),
    ),
    /** A thread, for a tutor. Kept for reading without network. */
    tutorThread: build.query<HomeworkThread | null, { readonly tutor: string; readonly id: string }>(
      liveQuery({
        watch: ({ id }) => threadParts(id),
        read: persistedQuery(
          { owner: ({ tutor }) => tutor, key: ({ id }) => `homework thread ${id}` },
          (backend, { id }) => readThread(backend, id, false),
        ),
      }),
    ),
    /** A thread, for the office and for those who answer for child protection: also a hidden one. */
    homeworkThread: build.query<HomeworkThread | null, string>(
      liveQuery({
        watch: threadParts,
        read: withBackend((backend, id) => readThread(backend, id, true)),
      }),
    ),
    /**
     * Open and claimed questions of these subjects, oldest first: for tutors who teach them. The rules allow
     * one subject a query. Which claims have lapsed tells `isClaimable`. Without those whose texts are
     * removed.
     */
    homeworkQueue: build.query<readonly HomeworkQuestion[], readonly HomeworkQuestion['subject'][]>(
      liveQuery({
        watch: () => [homeworkQuestionCollection],
        read: withBackend(async ({ documents }, subjects) => {
          const found = await Promise.all(
            subjects.map((subject) =>
              documents.list({
                collection: homeworkQuestionCollection,
                where: [
                  { field: 'subject', equals: subject },
                  { field: 'state', oneOf: queuedStates },
                ],
              }),
            ),
          );
          const whole = found.flat().filter(({ data }) => data.removal === undefined);
          return readList(homeworkQuestionCollection, whole, parseHomeworkQuestion).sort(oldestFirst);
        }),
      }),
    ),
    /** Questions that a tutor has claimed, answered or declined, newest first. Kept without network. */
    tutorHomework: build.query<readonly HomeworkQuestion[], string>(
      liveQuery({
        watch: () => [homeworkQuestionCollection],
        read: persistedQuery(
          { owner: (tutor) => tutor, key: () => 'homework' },
          async ({ documents }, tutor) => {
            const found = await documents.list({
              collection: homeworkQuestionCollection,
              where: [{ field: 'tutor', equals: tutor }],
            });
            return readList(homeworkQuestionCollection, found, parseHomeworkQuestion).sort(newestFirst);
          },
        ),
      }),
    ),
    /** All questions except junk, oldest first. For the office. */
    allHomeworkQuestions: build.query<readonly HomeworkQuestion[], null>(liveList(deskList)),
    /** Junk questions. */
    junkHomeworkQuestions: build.query<readonly HomeworkQuestion[], null>(junkList(deskList)),
  }),
});

export const {
  useHomeworkQuery,
  useAskedThreadQuery,
  useTutorThreadQuery,
  useHomeworkThreadQuery,
  useHomeworkQueueQuery,
  useTutorHomeworkQuery,
  useAllHomeworkQuestionsQuery,
  useJunkHomeworkQuestionsQuery,
} = api;
