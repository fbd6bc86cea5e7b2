import { changePath, parseChange } from '@/entities/change-log';
import {
  isToldLessonEvent,
  lessonPlanned,
  parseTelling,
  remindedMs,
  tellingCollection,
  tellingPath,
  type Telling,
  type ToldLessonEvent,
} from '@/entities/telling';
import { baseApi, liveQuery, readList, visitorMemory, withBackend } from '@/shared/api';
import { toBackendError, type DocumentsPort } from '@/shared/backend';
import type { LessonChange } from '../model/lesson-changes';

/** Most tellings of two weeks. */
const mostTellings = 200;

/** A change that the tutor made and nobody has told the family. */
export interface OwnChange extends LessonChange {
  readonly event: ToldLessonEvent;
}

interface AskedChanges {
  readonly tutorId: string;
  readonly changes: readonly LessonChange[];
}

/** What was read of a change; null when somebody else made it, or told it. Neither becomes untrue. */
const knownChanges = visitorMemory(() => new Map<string, OwnChange | null>());

/** The line of a change; null when the tutor may not read it, as somebody else made it. */
async function readOwnLine(documents: DocumentsPort, id: string) {
  try {
    const data = await documents.get(changePath(id));
    return data && parseChange(id, data);
  } catch (cause) {
    if (toBackendError(cause).code === 'forbidden') return null;
    throw cause;
  }
}

/** A change that is the tutor's and was not told, by the office either; null for others. */
async function readOwnChange(
  documents: DocumentsPort,
  tutorId: string,
  change: LessonChange,
): Promise<OwnChange | null> {
  const { id, record } = change;
  if ((await documents.get(tellingPath(id))) !== null) return null;
  if (record.endsWith(`/${id}`)) return { ...change, event: lessonPlanned };
  const line = await readOwnLine(documents, id);
  if (line?.by.kind !== 'tutor' || line.by.userId !== tutorId) return null;
  return isToldLessonEvent(line.event) ? { ...change, event: line.event } : null;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What a tutor told families in the last two weeks, newest first. */
    tutorTellings: build.query<readonly Telling[], string>(
      liveQuery({
        watch: () => [tellingCollection],
        read: withBackend(async ({ documents }, tutorId) =>
          readList(
            tellingCollection,
            await documents.list({
              collection: tellingCollection,
              where: [
                { field: 'userId', equals: tutorId },
                { field: 'at', notBefore: new Date(Date.now() - remindedMs).toISOString() },
              ],
              orderBy: { field: 'at', direction: 'descending' },
              limit: mostTellings,
            }),
            parseTelling,
          ),
        ),
      }),
    ),
    /** Those of these changes that the tutor made and nobody has told. Reads each once. */
    ownChanges: build.query<readonly OwnChange[], AskedChanges>({
      keepUnusedDataFor: 0,
      queryFn: withBackend(async ({ documents }, { tutorId, changes }, services) => {
        const known = knownChanges(services);
        const read = await Promise.all(
          changes.map(async (change) => {
            const found = known.get(change.id);
            if (found !== undefined) return found;
            const own = await readOwnChange(documents, tutorId, change);
            known.set(change.id, own);
            return own;
          }),
        );
        return read.filter((change) => change !== null);
      }),
    }),
  }),
});

export const { useTutorTellingsQuery, useOwnChangesQuery } = api;
