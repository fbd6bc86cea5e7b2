import {
  certificateAsked,
  certificateLifecycle,
  certificateRequestAccess,
  certificateSourceAccess,
  createCertificateAccess,
  createCertificateMover,
  type CertificateSurroundings,
} from '@/entities/certificate';
import { changeLogAccess, changePath, logged, loggedAs } from '@/entities/change-log';
import {
  concernAccess,
  concernCollection,
  concernLifecycle,
  concernPath,
  onDutyAccess,
} from '@/entities/concern';
import {
  clearancePath,
  createApplicationEvidenceAccess,
  createClearanceAccess,
  createClearedAccess,
  clearedPath,
  createTutorEvidenceAccess,
  endedPaper,
} from '@/entities/evidence';
import { enquiryAccess, enquiryContactAccess, enquiryLifecycle, enquiryPath } from '@/entities/enquiry';
import {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  isUntaught,
  lessonLifecycle,
  lessonPath,
  lessonStateAt,
  parseLesson,
  type LessonSurroundings,
} from '@/entities/lesson';
import {
  groupAccess,
  groupLifecycle,
  invitationAccess,
  invitationLifecycle,
} from '@/entities/neighbour-group';
import { createNoteAccess } from '@/entities/note';
import {
  createOfferAccess,
  createOfferContactAccess,
  createOfferMover,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  offerLifecycle,
  offerPath,
  type OfferSurroundings,
} from '@/entities/offer';
import { createRoleAccess, isTrueOfRole, personAccess, type IsVetted } from '@/entities/person';
import { createPhoneTailAccess, foundByPhone } from '@/entities/phone-tail';
import { kindOfCode } from '@/entities/reference-code';
import {
  createFamilyReviewAccess,
  createReviewAccess,
  reviewLifecycle,
  reviewLinkAccess,
  type ReviewSurroundings,
} from '@/entities/review';
import { figuresAccess } from '@/entities/site-figure';
import { isTrueOfSettings, siteSettingsAccess, siteSettingsPath } from '@/entities/site-setting';
import { createTrackingAccess, tracked } from '@/entities/tracking';
import {
  doorCodeAccess,
  doorCodeId,
  doorCodePath,
  familyActAccess,
  familyActPath,
  guardianContactAccess,
  correctableOfRequest,
  proposalAccess,
  requestCorrected,
  topicOfRequest,
  type TuitionRequest,
  tuitionRequestAccess,
  tuitionRequestLifecycle,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import {
  correctableOfTutor,
  createTutorAccess,
  mayTakeOffers,
  notedOfTutor,
  ownProfileAccess,
  parseTutor,
  profileCorrected,
  suspendedSince,
  tutorLifecycle,
  tutorPath,
  type IsCleared,
} from '@/entities/tutor';
import {
  applicantContactAccess,
  createApplicantAccess,
  applicantPath,
  refereesAccess,
  createTutorApplicationAccess,
  tutorApplicationLifecycle,
  tutorApplicationPath,
  type HasCleared,
} from '@/entities/tutor-application';
import { fileAccess, hasDuty, isAdmin, type CollectionAccess, type SuspendedSince } from '@/shared/backend';
import {
  isOfferOver,
  ofApplication,
  ofFile,
  ofNamedApplication,
  ofNamedRequest,
  ofOffer,
  ofRequest,
} from './junk-access';

/** The path of a code's record, by kind letter; null for kinds without records. */
function recordOf(ref: string): string | null {
  switch (kindOfCode(ref)) {
    case 'tuition':
      return tuitionRequestPath(ref);
    case 'enquiry':
      return enquiryPath(ref);
    case 'application':
      return tutorApplicationPath(ref);
    case 'concern':
      return concernPath(ref);
    default:
      return null;
  }
}

/** When a tutor was suspended, ISO 8601; null when not suspended. */
const whenSuspended: SuspendedSince = async (tutorId, read) => suspendedSince(await read(tutorPath(tutorId)));

const lessonSurroundings: LessonSurroundings = {
  suspendedSince: whenSuspended,
  offerPathOf: offerPath,
  isFamilysAct: (context, act) => isFamilysAct(context, familyActPath, act),
  doorCodePathOf: async (read, offerId, { lessonId, moment, issue }) => {
    const ref = await familyOf(offerId, read);
    return ref === null ? null : doorCodePath(ref, doorCodeId(lessonId, moment, issue));
  },
};

const reviewSurroundings: ReviewSurroundings = {
  offerOf: (read, offerId) => read(offerPath(offerId)),
  familyOf: (read, offerId) => familyOf(offerId, read),
  isConfirmed: async (read, { offerId, id, now }) => {
    const data = await read(lessonPath(offerId, id));
    if (data === null) return false;
    const state = lessonStateAt(parseLesson(offerId, id, data), new Date(now));
    return state === 'confirmed' || state === 'paid';
  },
};

/** Accepts a tutor's name from the profile or the approved application; the office has checked both. */
const certificateSurroundings: CertificateSurroundings = {
  suspendedSince: whenSuspended,
  offerPathOf: offerPath,
  isFamilysAct: (context, act) => isFamilysAct(context, familyActPath, act),
  namesOf: async (read, tutorId) => {
    const [profile, link] = [await read(tutorPath(tutorId)), await read(applicantPath(tutorId))];
    const application = typeof link?.ref === 'string' ? await read(tutorApplicationPath(link.ref)) : null;
    const approved = application?.state === 'approved' ? application : null;
    return [profile?.name, (approved?.profile as { readonly name?: unknown } | undefined)?.name].filter(
      (name) => name !== undefined,
    );
  },
};

const offerSurroundings: OfferSurroundings = {
  suspendedSince: whenSuspended,
  mayTakeOffers: async (tutorId, read) => mayTakeOffers((await read(tutorPath(tutorId)))?.state),
  hasValidPapers: async (tutorId, { now, read }) => {
    const profile = await read(tutorPath(tutorId));
    return profile !== null && endedPaper(parseTutor(tutorId, profile).evidence, now.slice(0, 10)) === null;
  },
};

/** The clearance comes with the profile. */
const isCleared: IsCleared = async ({ id, readAfter }) => (await readAfter(clearancePath(id))) !== null;

/** Nobody has a profile without a clearance. Who was removed keeps an empty one. */
const isVetted: IsVetted = async ({ id, readAfter }) => {
  const profile = await readAfter(tutorPath(id));
  return profile !== null && profile.removal === undefined;
};

/** An application is approved after its applicant was cleared. */
const hasCleared: HasCleared = async ({ id, read }) =>
  (await read(clearedPath(tutorApplicationPath(id)))) !== null;

const offerMover = createOfferMover(familyActPath);
const lessonMover = createLessonMover(lessonSurroundings);
const certificateMover = createCertificateMover(certificateSurroundings);

/**
 * The access rules of all entities, without the removal of a person.
 * @param canVerify whether addresses can be verified; false when the backend sends no mail
 */
export function createCoreAccess(canVerify: boolean): readonly CollectionAccess[] {
  return [
    foundByPhone(
      tracked(
        logged(tuitionRequestAccess, tuitionRequestLifecycle, {
          noted: { 'note.added': ['parting'] },
          corrected: { event: requestCorrected, fields: correctableOfRequest },
        }),
      ),
    ),
    guardianContactAccess,
    ofRequest(familyActAccess),
    ofRequest(proposalAccess),
    ofRequest(doorCodeAccess),
    ofOffer(
      logged(createOfferAccess(offerMover, offerSurroundings), offerLifecycle, {
        beginning: { event: 'offer.made', by: 'office' },
        moverOf: offerMover,
      }),
      isOfferOver,
    ),
    ofOffer(createOfferContactAccess(whenSuspended)),
    ofNamedRequest(familyLinkAccess),
    ofOffer(
      logged(createLessonAccess(lessonSurroundings, lessonMover), lessonLifecycle, { moverOf: lessonMover }),
      isUntaught,
    ),
    ofOffer(createDoorEntryAccess(lessonSurroundings)),
    logged(createReviewAccess(reviewSurroundings), reviewLifecycle),
    reviewLinkAccess,
    createFamilyReviewAccess(reviewSurroundings),
    logged(createCertificateAccess(certificateSurroundings, certificateMover), certificateLifecycle, {
      beginning: { event: certificateAsked, by: 'tutor' },
      moverOf: certificateMover,
    }),
    certificateSourceAccess,
    certificateRequestAccess,
    logged(groupAccess, groupLifecycle, { beginning: { event: 'group.proposed', by: 'office' } }),
    ofRequest(logged(invitationAccess, invitationLifecycle, { noted: { 'group.named': ['names'] } })),
    logged(createTutorAccess(isCleared), tutorLifecycle, {
      beginning: { event: 'tutor.approved', by: 'office' },
      noted: notedOfTutor,
      corrected: { event: profileCorrected, fields: correctableOfTutor },
    }),
    ownProfileAccess,
    foundByPhone(tracked(logged(enquiryAccess, enquiryLifecycle))),
    enquiryContactAccess,
    tracked(logged(concernAccess, concernLifecycle)),
    onDutyAccess,
    foundByPhone(tracked(logged(createTutorApplicationAccess(hasCleared), tutorApplicationLifecycle))),
    refereesAccess,
    applicantContactAccess,
    ofNamedApplication(createApplicantAccess(canVerify)),
    ofApplication(createApplicationEvidenceAccess(tutorApplicationPath)),
    createTutorEvidenceAccess(tutorPath),
    createClearanceAccess(tutorApplicationPath, siteSettingsPath),
    createClearedAccess(tutorApplicationPath, tutorPath),
    // The contact of a worry is for fewer people.
    createPhoneTailAccess((ref) => (kindOfCode(ref) === 'concern' ? null : recordOf(ref))),
    createTrackingAccess(
      recordOf,
      (context) =>
        kindOfCode(context.id) === 'concern' ? hasDuty(context, 'safeguarding') : isAdmin(context),
      {
        isCorrection: async (context, id) =>
          isAdmin(context) && (await context.readAfter(changePath(id)))?.event === requestCorrected,
        topicOf: (record) => topicOfRequest(record as unknown as TuitionRequest),
      },
    ),
    createNoteAccess((actor, collection) =>
      collection === concernCollection ? hasDuty({ actor }, 'safeguarding') : isAdmin({ actor }),
    ),
    changeLogAccess,
    personAccess,
    loggedAs(createRoleAccess(canVerify, isVetted), isTrueOfRole),
    ...figuresAccess,
    loggedAs(siteSettingsAccess, isTrueOfSettings),
    ...fileAccess.map((access) => ofFile(access)),
  ];
}
