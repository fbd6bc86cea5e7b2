import {
  consultationBookingsCollection,
  consultationPath,
  messagesCollection,
} from '@/entities/consultancy/consultation';
import { applicationEvidence } from '@/entities/vetting/evidence';
import { jobApplicationPath, parseJobApplication } from '@/entities/jobs/job-application';
import { bookingPath } from '@/entities/counselling/booking';
import { deleteCounsellingNote, noteIdsCollection } from '@/entities/counselling/note';
import {
  askerActsOf,
  askerLinkPath,
  homeworkMessagesOf,
  homeworkPath,
  homeworkQuestionPath,
  parseAskerLink,
  parseHomeworkQuestion,
  parseHomeworkMessage,
  picturesOf,
  picturesOfMessage,
} from '@/entities/homework/question';
import { doorEntriesCollection, isUntaught, lessonPath, lessonsCollection } from '@/entities/lesson';
import { invitationsCollection } from '@/entities/neighbour-group';
import { familyLinkPath, offerContactPath, offerPath, tutorContactPath } from '@/entities/offer';
import { personCollection } from '@/entities/person';
import { assignmentsCollection, practiceReportsCollection } from '@/entities/practice/assignment';
import {
  doorCodesCollection,
  familyActsCollection,
  proposalPath,
  proposalsCollection,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import {
  applicantContactPath,
  applicationMessagesCollection,
  applicantPath,
  filesOf,
  parseApplicant,
  parseApplicantContact,
  parseTutorApplication,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { trackingPath } from '@/entities/tracking';
import type { BackendPort, DocumentData, DocumentsPort } from '@/shared/backend';

/** The Firestore rules read three documents for each deletion, and a batch allows 20 reads. */
const atOnce = 6;

async function removeAll(documents: DocumentsPort, paths: readonly string[]): Promise<void> {
  for (let start = 0; start < paths.length; start += atOnce)
    await documents.commit(paths.slice(start, start + atOnce).map((path) => ({ type: 'delete', path })));
}

async function pathsIn(documents: DocumentsPort, collection: string): Promise<readonly string[]> {
  const found = await documents.list({ collection });
  return found.map(({ id }) => `${collection}/${id}`);
}

/**
 * Deletes an offer with its lessons and practice. Keeps the offer when a lesson was taught, but deletes the
 * contacts of both sides.
 */
async function deleteOffer(documents: DocumentsPort, id: string): Promise<void> {
  const lessons = await documents.list({ collection: lessonsCollection(id) });
  const going = lessons.filter(({ data }) => isUntaught(data.state));
  for (const lesson of going) {
    await removeAll(documents, await pathsIn(documents, doorEntriesCollection(id, lesson.id)));
    await removeAll(documents, [lessonPath(id, lesson.id)]);
  }
  const parts = [offerContactPath(id), tutorContactPath(id)];
  if (going.length === lessons.length) {
    for (const collection of [assignmentsCollection(id), practiceReportsCollection(id)])
      await removeAll(documents, await pathsIn(documents, collection));
    parts.push(offerPath(id), familyLinkPath(id));
  }
  const found = await Promise.all(parts.map(async (path) => ((await documents.get(path)) ? [path] : [])));
  await removeAll(documents, found.flat());
}

async function deleteOfRequest(documents: DocumentsPort, ref: string): Promise<void> {
  const proposals = await documents.list({ collection: proposalsCollection(ref) });
  for (const { id } of proposals) {
    await deleteOffer(documents, id);
    await removeAll(documents, [proposalPath(ref, id)]);
  }
  for (const collection of [doorCodesCollection(ref), familyActsCollection(ref), invitationsCollection(ref)])
    await removeAll(documents, await pathsIn(documents, collection));
}

/** Links of accounts to this application. They have the same email. */
async function linksOf(documents: DocumentsPort, ref: string, email: string): Promise<readonly string[]> {
  const people = await documents.list({
    collection: personCollection,
    where: [{ field: 'email', equals: email }],
  });
  const paths = people.map(({ id }) => applicantPath(id));
  const linked = await Promise.all(
    paths.map(async (path) => parseApplicant(await documents.get(path)) === ref),
  );
  return paths.filter((_path, index) => linked[index]);
}

async function deleteOfApplication({ documents, files }: Backend, ref: string, data: DocumentData) {
  const application = parseTutorApplication(ref, data);
  for (const { id } of filesOf(application)) await files.remove(id);
  await removeAll(documents, await pathsIn(documents, applicationEvidence(tutorApplicationPath(ref))));
  await removeAll(documents, await pathsIn(documents, applicationMessagesCollection(ref)));
  const contact = await documents.get(applicantContactPath(ref));
  const { email = '' } = contact === null ? application.profile : parseApplicantContact(ref, contact);
  await removeAll(documents, await linksOf(documents, ref, email));
}

async function deleteOfJobApplication({ files }: Backend, ref: string, data: DocumentData) {
  const { cv } = parseJobApplication(ref, data).files;
  if (cv !== '') await files.remove(cv.id);
}

async function deleteOfBooking(documents: DocumentsPort, ref: string) {
  for (const { id } of await documents.list({ collection: noteIdsCollection(ref) }))
    await documents.commit(deleteCounsellingNote(ref, id));
}

/** The code goes with its tracking, the link last: by it the rest is found. */
async function deleteOfHomework({ documents, files }: Backend, id: string, data: DocumentData) {
  const said = await documents.list({ collection: homeworkMessagesOf(id) });
  const named = [
    ...picturesOf(parseHomeworkQuestion(id, data)),
    ...said.flatMap((one) => picturesOfMessage(parseHomeworkMessage(one.id, one.data))),
  ];
  // Those of an answer that was never sent, too.
  const owner = homeworkQuestionPath(id);
  const stored = await documents.list({ collection: 'files', where: [{ field: 'owner', equals: owner }] });
  for (const fileId of new Set([...named, ...stored].map((file) => file.id))) await files.remove(fileId);
  await removeAll(documents, await pathsIn(documents, homeworkMessagesOf(id)));
  const link = await documents.get(askerLinkPath(id));
  if (link === null) return;
  const ref = parseAskerLink(id, link);
  await removeAll(documents, await pathsIn(documents, askerActsOf(ref)));
  if ((await documents.get(homeworkPath(ref))) !== null)
    await removeAll(documents, [homeworkPath(ref), trackingPath(ref)]);
  await removeAll(documents, [askerLinkPath(id)]);
}

type Backend = Pick<BackendPort, 'documents' | 'files'>;

/**
 * Deletes the documents that belong to a junk record but do not fit into its batch. For an application:
 * files, evidence, messages and the account link; for one of a post its CV; for a consultation its messages
 * and links to talks; for a booking the notes of counsellors; for a homework question everything else. For a
 * request: offers with their lessons, door codes, acts and invitations. Safe to retry.
 * Keeps lessons that were taught, with their offer and review: tutors are paid for them and certificates
 * count them. Keeps groups, which belong to other families too. Keeps the change log, which holds no names or
 * phone numbers.
 */
export async function deleteBelongings(
  backend: Backend,
  { ref, path }: { readonly ref: string; readonly path: string },
  data: DocumentData,
): Promise<void> {
  if (path === tuitionRequestPath(ref)) await deleteOfRequest(backend.documents, ref);
  if (path === tutorApplicationPath(ref)) await deleteOfApplication(backend, ref, data);
  if (path === consultationPath(ref))
    for (const collection of [messagesCollection(ref), consultationBookingsCollection(ref)])
      await removeAll(backend.documents, await pathsIn(backend.documents, collection));
  if (path === bookingPath(ref)) await deleteOfBooking(backend.documents, ref);
  if (path === homeworkQuestionPath(ref)) await deleteOfHomework(backend, ref, data);
  if (path === jobApplicationPath(ref)) await deleteOfJobApplication(backend, ref, data);
}
