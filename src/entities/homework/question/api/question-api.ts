import {
  baseApi,
  familyOwner,
  liveQuery,
  newestFirst,
  oldestFirst,
  persistedQuery,
  readList,
  withBackend,
} from '@/shared/api';
import { isRefusal, toBackendError, type BackendPort } from '@/shared/backend';
import { homeworkPath, parseHomework, type Homework } from '../model/homework';
import {
  homeworkQuestionCollection,
  homeworkQuestionPath,
  parseHomeworkQuestion,
  type HomeworkQuestion,
} from '../model/question';
import { ownStates, queuedStates } from '../model/question-lifecycle';
import { homeworkMessagesOf, parseHomeworkMessage, type HomeworkMessage } from '../model/question-message';

/** A question with its messages, oldest first. */
export interface HomeworkThread {
  readonly question: HomeworkQuestion;
  readonly messages: readonly HomeworkMessage[];
}

/** Reads a thread; null when there is no such question. */
async function readThread({ documents }: BackendPort, id: string): Promise<HomeworkThread | null> {
  const data = await documents.get(homeworkQuestionPath(id));
  if (!data) return null;
  const question = parseHomeworkQuestion(id, data);
  const collection = homeworkMessagesOf(id);
  const messages = readList(collection, await documents.list({ collection }), parseHomeworkMessage);
  return { question, messages: messages.sort((one, other) => (one.at < other.at ? -1 : 1)) };
}

/** Id of no question. Everybody may read that there is none. */
const noQuestion = '00000000-0000-4000-8000-000000000000';

/**
 * Reads a thread for somebody who reads no hidden one, and no junk. `hidden` is kept on the device like a
 * thread, so that the text goes from there too.
 */
async function readShown(backend: BackendPort, id: string): Promise<HomeworkThread | 'hidden' | null> {
  try {
    return await readThread(backend, id);
  } catch (cause) {
    if (!isRefusal(toBackendError(cause))) throw cause;
    // A session that is over is refused everything: then this fails too.
    await backend.documents.get(homeworkQuestionPath(noQuestion));
    return 'hidden';
  }
}

const threadParts = (id: string) => [homeworkQuestionPath(id), homeworkMessagesOf(id)];

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The asker's side by code; null when there is none. Kept for reading without network. */
    homework: build.query<Homework | null, string>(
      liveQuery({
        watch: (ref) => [homeworkPath(ref)],
        read: persistedQuery(
          {
            owner: () => familyOwner,
            key: (ref) => `homework ${ref}`,
            leadsTo: (data: Homework | null) => data?.question,
          },
          async ({ documents }, ref) => {
            const data = await documents.get(homeworkPath(ref));
            return data && parseHomework(ref, data);
          },
        ),
      }),
    ),
    /** A thread by the id of its question, for whoever asked. Kept for reading without network. */
    askedThread: build.query<HomeworkThread | 'hidden' | null, string>(
      liveQuery({
        watch: threadParts,
        read: persistedQuery({ owner: () => familyOwner, key: (id) => `homework thread ${id}` }, readShown),
      }),
    ),
    /** A thread, for a tutor. Kept for reading without network. */
    tutorThread: build.query<
      HomeworkThread | 'hidden' | null,
      { readonly tutor: string; readonly id: string }
    >(
      liveQuery({
        watch: ({ id }) => threadParts(id),
        read: persistedQuery(
          { owner: ({ tutor }) => tutor, key: ({ id }) => `homework thread ${id}` },
          (backend, { id }) => readShown(backend, id),
        ),
      }),
    ),
    /** A thread, for the office and for those who answer for child protection: also a hidden one. */
    homeworkThread: build.query<HomeworkThread | null, string>(
      liveQuery({
        watch: threadParts,
        read: withBackend(readThread),
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
    /**
     * Questions that a tutor has claimed, answered or declined, newest first, without those that the office
     * has hidden. Kept without network.
     */
    tutorHomework: build.query<readonly HomeworkQuestion[], string>(
      liveQuery({
        watch: () => [homeworkQuestionCollection],
        read: persistedQuery(
          { owner: (tutor) => tutor, key: () => 'homework' },
          async ({ documents }, tutor) => {
            const found = await documents.list({
              collection: homeworkQuestionCollection,
              where: [
                { field: 'tutor', equals: tutor },
                { field: 'state', oneOf: ownStates },
              ],
            });
            return readList(homeworkQuestionCollection, found, parseHomeworkQuestion).sort(newestFirst);
          },
        ),
      }),
    ),
  }),
});

export const {
  useHomeworkQuery,
  useAskedThreadQuery,
  useTutorThreadQuery,
  useHomeworkThreadQuery,
  useHomeworkQueueQuery,
  useTutorHomeworkQuery,
} = api;
