import {
  certificatePath,
  personalFieldsOfCertificate,
  personalFieldsOfCertificateRequest,
} from '@/entities/certificate';
import { changeLogCollection } from '@/entities/change-log';
import { applicationEvidence, personalFieldsOfEvidence, tutorEvidence } from '@/entities/vetting/evidence';
import {
  consultationBookingsCollection,
  consultationPath,
  messagesCollection,
} from '@/entities/consultancy/consultation';
import { outcomesCollection } from '@/entities/consultancy/outcome';
import { personalFieldsOfSchoolProposal, schoolProposalsCollection } from '@/entities/consultancy/proposal';
import { askerActsOf, askerLinkPath, homeworkMessagesOf, homeworkPath } from '@/entities/homework/question';
import { trackingPath } from '@/entities/tracking';
import { jobApplicationPath, jobRefereesPath } from '@/entities/jobs/job-application';
import { lessonsCollection, personalFieldsOfLesson } from '@/entities/lesson';
import { groupPath, invitationPath, invitationsCollection } from '@/entities/neighbour-group';
import { payoutAccountPath } from '@/entities/money/payout-account';
import { notesCollection } from '@/entities/note';
import {
  offerCollection,
  offerContactPath,
  offerPath,
  personalFieldsOfOffer,
  tutorContactPath,
} from '@/entities/offer';
import { personCollection } from '@/entities/person';
import { assignmentsCollection, personalFieldsOfAssignment } from '@/entities/practice/assignment';
import {
  familyReviewPath,
  personalFieldsOfFamilyReview,
  personalFieldsOfReview,
  reviewPath,
} from '@/entities/review';
import {
  additionCollection,
  additionPath,
  personalFieldsOfAddition,
} from '@/entities/vetting/subject-addition';
import {
  doorCodesCollection,
  personalFieldsOfDoorCode,
  proposalsCollection,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import { tutorPath } from '@/entities/tutor';
import {
  applicantContactPath,
  applicationMessagesCollection,
  applicantPath,
  refereesPath,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { serverTime, type BackendPort, type DocumentData, type DocumentsPort } from '@/shared/backend';
import type { FoundRecord } from '../model/found-record';
import { emptyAllIn, emptyOne, removeAllIn, removeOne } from './empty-parts';

type Backend = Pick<BackendPort, 'documents' | 'files'>;

/** Takes the learner's name out of the invitations of a group, which the other families keep. */
async function removeName(documents: DocumentsPort, groupId: string, name: string): Promise<void> {
  const members = ((await documents.get(groupPath(groupId)))?.members ?? []) as readonly string[];
  for (const ref of members) {
    const path = invitationPath(ref, groupId);
    const names = ((await documents.get(path))?.names ?? []) as readonly string[];
    if (!names.includes(name)) continue;
    const rest = names.filter((other) => other !== name);
    await documents.commit([{ type: 'update', path, changes: { names: rest, updatedAt: serverTime } }]);
  }
}

async function emptyOffer(documents: DocumentsPort, id: string): Promise<void> {
  await emptyAllIn(documents, lessonsCollection(id), personalFieldsOfLesson);
  await emptyAllIn(documents, assignmentsCollection(id), personalFieldsOfAssignment);
  await emptyOne(documents, offerPath(id), personalFieldsOfOffer);
}

async function removePartsOfRequest(documents: DocumentsPort, ref: string, data: DocumentData) {
  for (const { id } of await documents.list({ collection: proposalsCollection(ref) })) {
    await emptyOffer(documents, id);
    await removeOne(documents, offerContactPath(id));
    await emptyAllIn(documents, `${offerPath(id)}/certificates`, personalFieldsOfCertificateRequest);
    const told = await documents.get(familyReviewPath(ref, id));
    if (told === null) continue;
    const review = reviewPath(String(told.reviewId));
    await removeAllIn(documents, notesCollection(review));
    await emptyOne(documents, review, personalFieldsOfReview);
    await emptyOne(documents, familyReviewPath(ref, id), personalFieldsOfFamilyReview);
  }
  await emptyAllIn(documents, doorCodesCollection(ref), personalFieldsOfDoorCode);
  const { name } = data.learner as { readonly name: string };
  if (name !== '')
    for (const { id } of await documents.list({ collection: invitationsCollection(ref) }))
      await removeName(documents, id, name);
  await removeAllIn(documents, notesCollection(tuitionRequestPath(ref)));
}

/**
 * Removes the files that a record names, and those that it no longer names: replaced papers, broken uploads.
 * Where files lie in a store of their own, only the named ones are found.
 */
async function removeFilesOf(
  { documents, files }: Backend,
  owner: string,
  slots: readonly unknown[],
): Promise<void> {
  const named = slots
    .map((slot) => (slot as { readonly id?: unknown }).id)
    .filter((id) => typeof id === 'string');
  const stored = await documents.list({ collection: 'files', where: [{ field: 'owner', equals: owner }] });
  for (const id of new Set([...named, ...stored.map((file) => file.id)]))
    if (id !== '') await files.remove(id);
}

async function removePartsOfApplication({ documents, files }: Backend, ref: string, data: DocumentData) {
  const record = tutorApplicationPath(ref);
  await removeFilesOf({ documents, files }, record, Object.values(data.files as DocumentData));
  await emptyAllIn(documents, applicationEvidence(record), personalFieldsOfEvidence);
  await removeAllIn(documents, applicationMessagesCollection(ref));
  await removeAllIn(documents, notesCollection(record));
  const contact = await documents.get(applicantContactPath(ref));
  const email = contact?.email ?? (data.profile as DocumentData).email;
  const people = await documents.list({
    collection: personCollection,
    where: [{ field: 'email', equals: String(email) }],
  });
  for (const { id } of people)
    if ((await documents.get(applicantPath(id)))?.ref === ref) await removeOne(documents, applicantPath(id));
  await removeOne(documents, refereesPath(ref));
}

async function removePartsOfJobApplication(backend: Backend, ref: string, data: DocumentData) {
  const record = jobApplicationPath(ref);
  await removeFilesOf(backend, record, Object.values(data.files as DocumentData));
  await removeAllIn(backend.documents, notesCollection(record));
  await removeOne(backend.documents, jobRefereesPath(ref));
}

async function removePartsOfConsultation(documents: DocumentsPort, ref: string) {
  await removeAllIn(documents, messagesCollection(ref));
  // The talks themselves are records of their own, which are found by the same phone.
  await removeAllIn(documents, consultationBookingsCollection(ref));
  await removeAllIn(documents, outcomesCollection(ref));
  await emptyAllIn(documents, schoolProposalsCollection(ref), personalFieldsOfSchoolProposal);
  await removeAllIn(documents, notesCollection(consultationPath(ref)));
}

/** The link to the code goes with the texts, last of all: by it the rest is found. */
async function removePartsOfHomework(backend: Backend, id: string, path: string, data: DocumentData) {
  const { documents } = backend;
  const said = await documents.list({ collection: homeworkMessagesOf(id) });
  const ofAnswers = said.flatMap((one) => Object.values((one.data.pictures ?? {}) as DocumentData));
  await removeFilesOf(backend, path, [...Object.values(data.files as DocumentData), ...ofAnswers]);
  await removeAllIn(documents, homeworkMessagesOf(id));
  await removeAllIn(documents, notesCollection(path));
  const ref = (await documents.get(askerLinkPath(id)))?.ref;
  if (typeof ref !== 'string') return;
  await removeAllIn(documents, askerActsOf(ref));
  if ((await documents.get(homeworkPath(ref))) === null) return;
  await documents.commit(
    [trackingPath(ref), homeworkPath(ref)].map((one) => ({ type: 'delete', path: one })),
  );
}

async function removePartsOfProfile({ documents, files }: Backend, userId: string, data: DocumentData) {
  const ofTutor = (collection: string) =>
    documents.list({ collection, where: [{ field: 'tutorId', equals: userId }] });
  await removeFilesOf({ documents, files }, tutorPath(userId), [{ id: data.photo }]);
  await emptyAllIn(documents, tutorEvidence(userId), personalFieldsOfEvidence);
  await removeAllIn(documents, notesCollection(tutorPath(userId)));
  await removeOne(documents, payoutAccountPath(userId));
  for (const { id } of await ofTutor(offerCollection)) {
    await emptyOffer(documents, id);
    await removeOne(documents, tutorContactPath(id));
  }
  for (const { id } of await ofTutor('certificates'))
    await emptyOne(documents, certificatePath(id), personalFieldsOfCertificate);
  for (const { id, data: addition } of await ofTutor(additionCollection)) {
    await removeFilesOf(
      { documents, files },
      additionPath(id),
      Object.values(addition.files as DocumentData),
    );
    await emptyOne(documents, additionPath(id), personalFieldsOfAddition);
  }
  const lines = await documents.list({
    collection: changeLogCollection,
    where: [{ field: 'by.userId', equals: userId }],
  });
  for (const { id, data: line } of lines)
    if ((line.by as DocumentData).kind === 'tutor')
      await emptyOne(documents, `${changeLogCollection}/${id}`, ['by.name']);
}

/**
 * Deletes and empties what hangs on a record whose removal has begun. Safe to repeat: what is done already is
 * skipped. Keeps what is counted or belongs to others: offers, lessons, stars, certificates, codes and dates.
 */
export async function removeParts(
  backend: Backend,
  { kind, id, path }: Pick<FoundRecord, 'kind' | 'id' | 'path'>,
  data: DocumentData,
): Promise<void> {
  switch (kind) {
    case 'request':
      return removePartsOfRequest(backend.documents, id, data);
    case 'application':
      return removePartsOfApplication(backend, id, data);
    case 'jobApplication':
      return removePartsOfJobApplication(backend, id, data);
    case 'consultation':
      return removePartsOfConsultation(backend.documents, id);
    case 'homework':
      return removePartsOfHomework(backend, id, path, data);
    case 'profile':
      return removePartsOfProfile(backend, id, data);
    default:
      return removeAllIn(backend.documents, notesCollection(path));
  }
}
