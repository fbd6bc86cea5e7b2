import { deletionId, logChange, recordDeleted, type Staff } from '@/entities/change-log';
import { concernContactPath, concernPath } from '@/entities/concern';
import { consultationContactPath, consultationPath } from '@/entities/consultancy/consultation';
import { bookingPath, bookingPersonPath } from '@/entities/counselling/booking';
import { enquiryContactPath, enquiryPath } from '@/entities/enquiry';
import { homeworkQuestionPath } from '@/entities/homework/question';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
} from '@/entities/jobs/job-application';
import { notesCollection } from '@/entities/note';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import { guardianContactPath, tuitionRequestPath } from '@/entities/tuition-request';
import { applicantContactPath, refereesPath, tutorApplicationPath } from '@/entities/tutor-application';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import {
  submitEach,
  submitOnce,
  type BulkOutcome,
  type BackendPort,
  type DocumentsPort,
  type Write,
} from '@/shared/backend';
import { junk } from '@/shared/lib/lifecycle';
import type { DeskRecord } from '@/shared/desk';
import { deleteBelongings } from './delete-belongings';

type Deleted = Pick<DeskRecord, 'ref' | 'path'>;

type Backend = Pick<BackendPort, 'documents' | 'files'>;

const remove = (path: string): Write => ({ type: 'delete', path });

/** Documents with contact details beside a record. */
function contactOf({ ref, path }: Deleted): readonly string[] {
  if (path === tuitionRequestPath(ref)) return [guardianContactPath(ref)];
  if (path === concernPath(ref)) return [concernContactPath(ref)];
  if (path === enquiryPath(ref)) return [enquiryContactPath(ref)];
  if (path === consultationPath(ref)) return [consultationContactPath(ref)];
  if (path === bookingPath(ref)) return [bookingPersonPath(ref)];
  if (path === jobApplicationPath(ref)) return [jobApplicantContactPath(ref), jobRefereesPath(ref)];
  return path === tutorApplicationPath(ref) ? [refereesPath(ref), applicantContactPath(ref)] : [];
}

/** Documents beside a record that go in its batch: contacts, the end of the phone, and notes. */
async function besideOf(documents: DocumentsPort, record: Deleted): Promise<readonly string[]> {
  const { ref, path } = record;
  // All that a homework question has is gone by now.
  if (path === homeworkQuestionPath(ref)) return [];
  // A booking is found by no phone, and its notes are records of their own.
  if (path === bookingPath(ref)) return storedOf(documents, contactOf(record));
  const collection = notesCollection(path);
  const notes = await documents.list({ collection });
  const stored = await storedOf(documents, [...contactOf(record), phoneTailPath(ref)]);
  return [...stored, ...notes.map(({ id }) => `${collection}/${id}`)];
}

/** Those that are there. Records of older versions lack some. */
async function storedOf(documents: DocumentsPort, paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(paths.map(async (path) => (await documents.get(path)) !== null));
  return paths.filter((_path, index) => found[index]);
}

/**
 * Deletes a junk record with everything that belongs to it, the record last. Does nothing when it is gone
 * already.
 */
export async function deleteRecord(backend: Backend, record: Deleted, by: Staff): Promise<void> {
  const { documents } = backend;
  const { ref, path } = record;
  const data = await documents.get(path);
  if (!data) return;
  await deleteBelongings(backend, record, data);
  const beside = await besideOf(documents, record);
  await submitOnce({ documents }, [
    remove(path),
    ...(path === homeworkQuestionPath(ref) ? [] : [remove(trackingPath(ref))]),
    ...beside.map(remove),
    logChange({
      id: deletionId(String(data.lastChange)),
      by,
      record: path,
      event: recordDeleted,
      before: { state: junk },
    }),
  ]);
}

interface JunkRecords extends Pressed {
  readonly records: readonly DeskRecord[];
  readonly by: Staff;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Permanently deletes junk records. One failure does not stop the others. */
    deleteJunk: build.mutation<BulkOutcome, JunkRecords>({
      queryFn: withBackend(async (backend, { records, by }) =>
        submitEach(
          records,
          ({ ref }) => ref,
          (record) => deleteRecord(backend, record, by),
        ),
      ),
    }),
  }),
});

export const useDeleteJunkMutation = onePress(api.useDeleteJunkMutation);
