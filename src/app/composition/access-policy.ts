import {
  certificateAsked,
  certificateLife,
  certificateRequestAccess,
  certificateSourceAccess,
  createCertificateAccess,
  createCertificateMover,
  type CertificateSurroundings,
} from '@/entities/certificate';
import { changeLogAccess, logged, loggedAs } from '@/entities/change-log';
import { createEvidenceAccess } from '@/entities/evidence';
import { enquiryAccess, enquiryLife, enquiryPath } from '@/entities/enquiry';
import {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  lessonLife,
  lessonPath,
  lessonStateAt,
  parseLesson,
  type LessonSurroundings,
} from '@/entities/lesson';
import { groupAccess, groupLife, invitationAccess, invitationLife } from '@/entities/neighbour-group';
import { noteAccess } from '@/entities/note';
import {
  createOfferAccess,
  createOfferMover,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  offerContactAccess,
  offerLife,
  offerPath,
  type MayTakeOffers,
} from '@/entities/offer';
import { isTrueOfRole, personAccess, roleAccess } from '@/entities/person';
import { kindOfCode } from '@/entities/reference-code';
import {
  createFamilyReviewAccess,
  createReviewAccess,
  reviewLife,
  reviewLinkAccess,
  type ReviewSurroundings,
} from '@/entities/review';
import { figuresAccess } from '@/entities/site-figure';
import { createTrackingAccess, tracked } from '@/entities/tracking';
import {
  doorCodeAccess,
  doorCodeId,
  doorCodePath,
  familyActAccess,
  familyActPath,
  guardianContactAccess,
  proposalAccess,
  tuitionRequestAccess,
  tuitionRequestLife,
  tuitionRequestPath,
} from '@/entities/tuition-request';
import { mayTakeOffers, ownProfileAccess, tutorAccess, tutorLife, tutorPath } from '@/entities/tutor';
import {
  applicantAccess,
  applicantPath,
  refereesAccess,
  tutorApplicationAccess,
  tutorApplicationLife,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import { createAccessPolicy, fileAccess, type AccessPolicy } from '@/shared/backend';

/** The record that a code belongs to, by its kind letter; null for kinds that have no records yet. */
function recordOf(ref: string): string | null {
  switch (kindOfCode(ref)) {
    case 'tuition':
      return tuitionRequestPath(ref);
    case 'enquiry':
      return enquiryPath(ref);
    case 'application':
      return tutorApplicationPath(ref);
    default:
      return null;
  }
}

const lessonSurroundings: LessonSurroundings = {
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

/** A tutor is called as their profile says, or as the application that was approved; both went through the office. */
const certificateSurroundings: CertificateSurroundings = {
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

const isOnTheList: MayTakeOffers = async (tutorId, read) =>
  mayTakeOffers((await read(tutorPath(tutorId)))?.state);

const offerMover = createOfferMover(familyActPath);
const lessonMover = createLessonMover(lessonSurroundings);
const certificateMover = createCertificateMover(certificateSurroundings);

/** Who may do what to which record, in which state: the rules of all slices as one pure policy. */
export function createSiteAccessPolicy(): AccessPolicy {
  return createAccessPolicy([
    tracked(logged(tuitionRequestAccess, tuitionRequestLife)),
    guardianContactAccess,
    familyActAccess,
    proposalAccess,
    doorCodeAccess,
    logged(createOfferAccess(offerMover, isOnTheList), offerLife, {
      beginning: { event: 'offer.made', by: 'office' },
      moverOf: offerMover,
    }),
    offerContactAccess,
    familyLinkAccess,
    logged(createLessonAccess(lessonSurroundings, lessonMover), lessonLife, { moverOf: lessonMover }),
    createDoorEntryAccess(lessonSurroundings),
    logged(createReviewAccess(reviewSurroundings), reviewLife),
    reviewLinkAccess,
    createFamilyReviewAccess(reviewSurroundings),
    logged(createCertificateAccess(certificateSurroundings, certificateMover), certificateLife, {
      beginning: { event: certificateAsked, by: 'tutor' },
      moverOf: certificateMover,
    }),
    certificateSourceAccess,
    certificateRequestAccess,
    logged(groupAccess, groupLife, { beginning: { event: 'group.proposed', by: 'office' } }),
    logged(invitationAccess, invitationLife),
    logged(tutorAccess, tutorLife, { beginning: { event: 'tutor.approved', by: 'office' } }),
    ownProfileAccess,
    tracked(logged(enquiryAccess, enquiryLife)),
    tracked(logged(tutorApplicationAccess, tutorApplicationLife)),
    refereesAccess,
    applicantAccess,
    ...createEvidenceAccess(tutorApplicationPath, tutorPath),
    createTrackingAccess(recordOf),
    noteAccess,
    changeLogAccess,
    personAccess,
    loggedAs(roleAccess, isTrueOfRole),
    ...figuresAccess,
    ...fileAccess,
  ]);
}
