import {
  personalFieldsOfCertificate,
  personalFieldsOfCertificateRequest,
  certificatePath,
} from '@/entities/certificate';
import { accountRemovalId, changeLogCollection, changePath } from '@/entities/change-log';
import { concernContactPath, concernPath, personalFieldsOfConcern } from '@/entities/concern';
import { bookingPath, bookingPersonPath, mayReadBooking } from '@/entities/counselling/booking';
import { counsellingNotePath, noteIdPath } from '@/entities/counselling/note';
import {
  consultationBookingPath,
  consultationContactPath,
  consultationPath,
  personalFieldsOfConsultation,
} from '@/entities/consultancy/consultation';
import { outcomePath } from '@/entities/consultancy/outcome';
import { personalFieldsOfSchoolProposal } from '@/entities/consultancy/proposal';
import { enquiryContactPath, enquiryPath, personalFieldsOfEnquiry } from '@/entities/enquiry';
import { applicationEvidence, personalFieldsOfEvidence, tutorEvidence } from '@/entities/vetting/evidence';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
  personalFieldsOfJobApplication,
} from '@/entities/jobs/job-application';
import {
  askerActPath,
  askerLinkPath,
  homeworkMessagePath,
  homeworkPath,
  homeworkQuestionPath,
  personalFieldsOfHomeworkQuestion,
  questionPathOf,
} from '@/entities/homework/question';
import { payoutAccountPath } from '@/entities/money/payout-account';
import { jobReportPath, personalFieldsOfJobReport } from '@/entities/jobs/job-report';
import { lessonPath, personalFieldsOfLesson } from '@/entities/lesson';
import { groupPath, invitationPath } from '@/entities/neighbour-group';
import {
  familyOf,
  offerContactPath,
  offerPath,
  personalFieldsOfOffer,
  tutorContactPath,
} from '@/entities/offer';
import { personPath, rolePath } from '@/entities/person';
import { phoneTailPath } from '@/entities/phone-tail';
import { assignmentPath, personalFieldsOfAssignment } from '@/entities/practice/assignment';
import {
  familyReviewPath,
  personalFieldsOfFamilyReview,
  personalFieldsOfReview,
  reviewLinkPath,
  reviewPath,
} from '@/entities/review';
import { additionPath, personalFieldsOfAddition } from '@/entities/vetting/subject-addition';
import {
  doorCodesCollection,
  guardianContactPath,
  personalFieldsOfDoorCode,
  personalFieldsOfRequest,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import { personalFieldsOfTutor, tutorPath } from '@/entities/tutor';
import {
  applicantContactPath,
  applicationMessagePath,
  applicantPath,
  personalFieldsOfApplication,
  refereesPath,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import {
  changesOnly,
  hasDuty,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { isEmptied } from '@/shared/fields';
import { ownerOfFile, pairOf, recordOfCode, recordOfNote, request, tutor } from './removal-owners';
import { deletable, emptiable, isRemoving, mayFinishTalk, removable } from './removal-rules';

/** Whether names are only taken out of an invitation. */
const isWithFewerNames = ({ before, after, now }: AccessContext): boolean => {
  const [had, has] = [before?.names, after?.names] as readonly (readonly string[])[];
  return (
    Array.isArray(had) &&
    Array.isArray(has) &&
    has.length <= had.length &&
    has.every((name) => had.includes(name)) &&
    after?.updatedAt === now
  );
};

/** Whether a family of the invitation's group is being removed. */
async function isOfGroup(context: AccessContext): Promise<boolean> {
  const members = (await context.read(groupPath(context.params.id ?? '')))?.members ?? [];
  for (const ref of members as readonly string[])
    if (await isRemoving(context, tuitionRequestPath(ref), context.read)) return true;
  return false;
}

/** Whether the account holds no role. Whoever works here is not removed. */
const hasNoRole = async ({ id, read }: AccessContext): Promise<boolean> => {
  const role = (await read(rolePath(id)))?.role;
  return role === undefined || role === null || role === 'none';
};

/** Lets a document be deleted with the one at a path, or after it. */
const goneWith =
  (pathOf: (context: AccessContext) => string) =>
  ({ pattern, delete: remove }: CollectionAccess): CollectionAccess => ({
    pattern,
    delete: async (context) =>
      (await context.readAfter(pathOf(context))) === null && (await remove?.(context)) === true,
  });

const withoutTracking = goneWith(({ id }) => `tracking/${id}`);
const withoutNoteId = goneWith(({ id, before }) => noteIdPath(String(before?.booking), id));

/**
 * Access rules of removing a person: the office alone, in two steps that are both logged, and exactly the
 * personal fields. Codes, states, dates, counts and money stay.
 */
export const removalAccess: readonly CollectionAccess[] = [
  removable(tuitionRequestPath, personalFieldsOfRequest, {
    gone: (ref) => [guardianContactPath(ref), phoneTailPath(ref)],
  }),
  removable(enquiryPath, personalFieldsOfEnquiry, {
    gone: (ref) => [enquiryContactPath(ref), phoneTailPath(ref)],
  }),
  removable(concernPath, personalFieldsOfConcern, {
    may: (context) => hasDuty(context, 'safeguarding'),
    gone: (ref) => [concernContactPath(ref)],
  }),
  // What a booking says of the person stands beside it. Whoever reads that takes it away; notes go
  // unread with those who finish, once the talk is over.
  removable(bookingPath, [], {
    may: (context) => mayReadBooking(context, context.before),
    mayFinish: mayFinishTalk,
    isReady: ({ state }) => state !== 'waiting' && state !== 'booked',
    gone: (ref) => [bookingPersonPath(ref)],
  }),
  removable(jobApplicationPath, personalFieldsOfJobApplication, {
    // What the school sees was taken back before.
    isReady: (application) => (application.passed ?? '') === '',
    gone: (ref) => [jobApplicantContactPath(ref), jobRefereesPath(ref), phoneTailPath(ref)],
  }),
  removable(jobReportPath, personalFieldsOfJobReport, {}),
  removable(homeworkQuestionPath, personalFieldsOfHomeworkQuestion, { gone: (id) => [askerLinkPath(id)] }),
  removable(consultationPath, personalFieldsOfConsultation, {
    gone: (ref) => [consultationContactPath(ref), phoneTailPath(ref)],
  }),
  removable(tutorApplicationPath, personalFieldsOfApplication, {
    gone: (ref) => [refereesPath(ref), applicantContactPath(ref), phoneTailPath(ref)],
  }),
  // Everybody reads a profile that is not suspended.
  removable(tutorPath, personalFieldsOfTutor, {
    may: (context) => isAdmin(context) && context.before?.state === 'suspended',
  }),
  deletable(guardianContactPath('{ref}'), ({ params }) => request(params.ref)),
  deletable(enquiryContactPath('{ref}'), ({ params }) => enquiryPath(params.ref ?? '')),
  deletable(concernContactPath('{ref}'), ({ params }) => concernPath(params.ref ?? '')),
  deletable(bookingPersonPath('{ref}'), ({ params }) => bookingPath(params.ref ?? '')),
  withoutNoteId(
    deletable(counsellingNotePath('{id}'), (context) =>
      mayFinishTalk(context) ? bookingPath(String(context.before?.booking)) : null,
    ),
  ),
  deletable(refereesPath('{ref}'), ({ params }) => tutorApplicationPath(params.ref ?? '')),
  deletable(applicationMessagePath('{ref}', '{id}'), ({ params }) => tutorApplicationPath(params.ref ?? '')),
  deletable(applicantContactPath('{ref}'), ({ params }) => tutorApplicationPath(params.ref ?? '')),
  deletable(jobApplicantContactPath('{ref}'), ({ params }) => jobApplicationPath(params.ref ?? '')),
  deletable(jobRefereesPath('{ref}'), ({ params }) => jobApplicationPath(params.ref ?? '')),
  deletable(consultationContactPath('{ref}'), ({ params }) => consultationPath(params.ref ?? '')),
  deletable(`${consultationPath('{ref}')}/messages/{id}`, ({ params }) => consultationPath(params.ref ?? '')),
  deletable(consultationBookingPath('{ref}', '{id}'), ({ params }) => consultationPath(params.ref ?? '')),
  deletable(outcomePath('{ref}', '{id}'), ({ params }) => consultationPath(params.ref ?? '')),
  deletable(phoneTailPath('{ref}'), ({ params }) => recordOfCode(params.ref ?? '')),
  deletable(applicantPath('{id}'), ({ before }) => tutorApplicationPath(String(before?.ref))),
  deletable(offerContactPath('{id}'), async ({ params, read }) =>
    request(await familyOf(params.id ?? '', read)),
  ),
  deletable(tutorContactPath('{id}'), async ({ params, read }) =>
    tutor((await read(offerPath(params.id ?? '')))?.tutorId),
  ),
  deletable(payoutAccountPath('{id}'), ({ id }) => tutorPath(id)),
  deletable(homeworkMessagePath('{id}', '{message}'), ({ params }) => homeworkQuestionPath(params.id ?? '')),
  deletable(askerLinkPath('{id}'), ({ params }) => homeworkQuestionPath(params.id ?? '')),
  deletable(askerActPath('{ref}', '{id}'), ({ params, read }) => questionPathOf(params.ref ?? '', read)),
  withoutTracking(deletable(homeworkPath('{ref}'), ({ id, read }) => questionPathOf(id, read))),
  deletable('tracking/{ref}', ({ id, read }) => questionPathOf(id, read)),
  deletable('{collection}/{ref}/notes/{id}', recordOfNote),
  deletable('files/{id}', ownerOfFile),
  deletable('files/{id}/pieces/{n}', ownerOfFile),
  emptiable(`${consultationPath('{ref}')}/proposals/{id}`, personalFieldsOfSchoolProposal, ({ params }) => [
    consultationPath(params.ref ?? ''),
  ]),
  emptiable(offerPath('{id}'), personalFieldsOfOffer, (context) => pairOf(context.id, context)),
  emptiable(lessonPath('{offer}', '{id}'), personalFieldsOfLesson, (context) =>
    pairOf(context.params.offer ?? '', context),
  ),
  emptiable(assignmentPath('{offer}', '{id}'), personalFieldsOfAssignment, (context) =>
    pairOf(context.params.offer ?? '', context),
  ),
  emptiable(reviewPath('{id}'), personalFieldsOfReview, async ({ id, read }) => [
    request((await read(reviewLinkPath(id)))?.ref),
  ]),
  emptiable(familyReviewPath('{ref}', '{id}'), personalFieldsOfFamilyReview, ({ params }) => [
    request(params.ref),
  ]),
  emptiable(`${doorCodesCollection('{ref}')}/{id}`, personalFieldsOfDoorCode, ({ params }) => [
    request(params.ref),
  ]),
  emptiable('offers/{offer}/certificates/{id}', personalFieldsOfCertificateRequest, async (context) => [
    request(await familyOf(context.params.offer ?? '', context.read)),
  ]),
  emptiable(additionPath('{id}'), personalFieldsOfAddition, ({ before }) => [tutor(before?.tutorId)]),
  emptiable(certificatePath('{id}'), personalFieldsOfCertificate, ({ before }) => [tutor(before?.tutorId)]),
  emptiable(
    `${applicationEvidence(tutorApplicationPath('{ref}'))}/{id}`,
    personalFieldsOfEvidence,
    ({ params }) => [tutorApplicationPath(params.ref ?? '')],
  ),
  emptiable(`${tutorEvidence('{tutor}')}/{id}`, personalFieldsOfEvidence, ({ params }) => [
    tutor(params.tutor),
  ]),
  // The log keeps who of the office did what; of a tutor it keeps the account alone.
  emptiable(`${changeLogCollection}/{id}`, ['by.name'], ({ before }) => {
    const by = before?.by as DocumentData;
    return [by.kind === 'tutor' ? tutor(by.userId) : null];
  }),
  {
    pattern: invitationPath('{ref}', '{id}'),
    update: async (context) =>
      changesOnly(context, ['names', 'updatedAt']) && isWithFewerNames(context) && isOfGroup(context),
  },
  {
    pattern: personPath('{id}'),
    delete: async (context) =>
      isAdmin(context) &&
      (await hasNoRole(context)) &&
      [undefined, ''].includes((await context.readAfter(rolePath(context.id)))?.name as string | undefined) &&
      (await context.readAfter(changePath(accountRemovalId(context.id))))?.record === personPath(context.id),
  },
  {
    pattern: rolePath('{id}'),
    update: async (context) =>
      isAdmin(context) &&
      (await hasNoRole(context)) &&
      (await context.readAfter(personPath(context.id))) === null &&
      isEmptied(context, ['name'], []),
  },
];
