import { createChangeId, logChange, logMove } from '@/entities/change-log';
import {
  applicationEvidence,
  evidenceRecorded,
  evidenceWithdrawn,
  parseEvidence,
  publicEvidence,
  recordEvidence,
  tutorEvidence,
  withdrawEvidence,
  type NewEvidence,
} from '@/entities/evidence';
import { trackMove } from '@/entities/tracking';
import { correctTutor, tutorPath } from '@/entities/tutor';
import { tutorApplicationPath, type TutorApplication } from '@/entities/tutor-application';
import { baseApi, withBackend } from '@/shared/api';
import { serverTime, type Write } from '@/shared/backend';
import type { Officer } from './desk-api';

interface ApplicationMove {
  readonly ref: string;
  readonly by: Officer;
  readonly event: string;
  readonly from: string;
  readonly to: string;
  /** What the applicant is told with it. */
  readonly told?: Partial<Pick<TutorApplication, 'asked' | 'decision'>>;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Moves an application, with what the applicant is told; its tracking and the change log go in the same batch. */
    moveApplication: build.mutation<null, ApplicationMove>({
      queryFn: withBackend(async ({ documents }, { ref, by, event, from, to, told = {} }) => {
        const id = createChangeId();
        const record = tutorApplicationPath(ref);
        await documents.commit([
          ...logMove({ id, by, record, event, from, to, changes: told }),
          trackMove(ref, id, to),
        ]);
        return null;
      }),
    }),
    /** Writes down a check of an application. */
    recordEvidence: build.mutation<
      null,
      { readonly ref: string; readonly by: Officer; readonly item: NewEvidence }
    >({
      queryFn: withBackend(async ({ documents }, { ref, by, item }) => {
        const id = createChangeId();
        const record = tutorApplicationPath(ref);
        await documents.commit([
          stamp(record, id),
          recordEvidence(applicationEvidence(record), id, by, item),
          logChange({ id, by, record, event: evidenceRecorded }),
        ]);
        return null;
      }),
    }),
    /** Takes a check of an application back; it stays in the record. */
    withdrawEvidence: build.mutation<
      null,
      { readonly ref: string; readonly by: Officer; readonly id: string }
    >({
      queryFn: withBackend(async ({ documents }, { ref, by, id }) => {
        const changeId = createChangeId();
        const record = tutorApplicationPath(ref);
        await documents.commit([
          stamp(record, changeId),
          withdrawEvidence(applicationEvidence(record), id, changeId),
          logChange({ id: changeId, by, record, event: evidenceWithdrawn }),
        ]);
        return null;
      }),
    }),
    /** Writes down a check of a tutor, such as a renewed paper, and what everybody sees of it on the profile. */
    renewEvidence: build.mutation<
      null,
      { readonly userId: string; readonly by: Officer; readonly item: NewEvidence }
    >({
      queryFn: withBackend(async ({ documents }, { userId, by, item }) => {
        const id = createChangeId();
        const record = tutorPath(userId);
        const collection = tutorEvidence(userId);
        const known = await documents.list({ collection });
        const at = new Date().toISOString();
        const evidence = publicEvidence([
          ...known.map((each) => parseEvidence(each.id, each.data)),
          { ...item, id, userId: by.userId, name: by.name, at, state: 'valid', lastChange: id },
        ]);
        await documents.commit([
          correctTutor(userId, id, { evidence }),
          recordEvidence(collection, id, by, item),
          logChange({ id, by, record, event: evidenceRecorded }),
        ]);
        return null;
      }),
    }),
  }),
});

const stamp = (path: string, id: string): Write => ({
  type: 'update',
  path,
  changes: { updatedAt: serverTime, lastChange: id },
});

export const {
  useMoveApplicationMutation,
  useRecordEvidenceMutation,
  useWithdrawEvidenceMutation,
  useRenewEvidenceMutation,
} = api;
