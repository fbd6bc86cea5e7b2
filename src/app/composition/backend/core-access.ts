import {
  certificateAsked,
  certificateLifecycle,
  certificateRequestAccess,
  certificateSourceAccess,
  createCertificateAccess,
  createCertificateMover,
} from '@/entities/certificate';
import { changeLogAccess, linePath, logged, loggedAs } from '@/entities/change-log';
import { choiceRulesAccess, isTrueOfChoiceRules } from '@/entities/counselling/choice-rule';
import {
  concernAccess,
  concernContactAccess,
  concernCollection,
  concernLifecycle,
  onDutyAccess,
} from '@/entities/concern';
import { helpfulVoteAccess } from '@/entities/content/helpful-vote';
import { bookingCollection } from '@/entities/counselling/booking';
import {
  correctableOfEnquiry,
  enquiryAccess,
  enquiryContactAccess,
  enquiryCorrected,
  enquiryLifecycle,
  enquiryPath,
  mayAnswer,
} from '@/entities/enquiry';
import {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  isUntaught,
  lessonLifecycle,
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
  createTutorContactAccess,
  familyLinkAccess,
  offerLifecycle,
} from '@/entities/offer';
import { createRoleAccess, isTrueOfRole, personAccess } from '@/entities/person';
import { createPhoneTailAccess, foundByPhone } from '@/entities/phone-tail';
import { kindOfCode } from '@/entities/reference-code';
import {
  createFamilyReviewAccess,
  createReviewAccess,
  reviewLifecycle,
  reviewLinkAccess,
} from '@/entities/review';
import { figuresAccess } from '@/entities/site-figure';
import { isTrueOfSettings, siteSettingsAccess } from '@/entities/site-setting';
import { createTrackingAccess, tracked } from '@/entities/tracking';
import { createTellingAccess } from '@/entities/telling';
import {
  createDoorCodeAccess,
  familyActAccess,
  familyActPath,
  guardianContactAccess,
  correctableOfRequest,
  proposalAccess,
  requestCorrected,
  createTuitionRequestAccess,
  valuedOfRequest,
  tuitionRequestLifecycle,
} from '@/entities/tuition-request';
import {
  additionLifecycle,
  createAdditionAccess,
  createAdditionMover,
  subjectsAsked,
} from '@/entities/vetting/subject-addition';
import {
  correctableOfTutor,
  createTutorAccess,
  notedOfTutor,
  ownProfileAccess,
  profileCorrected,
  tutorLifecycle,
  tutorPath,
} from '@/entities/tutor';
import {
  applicantContactAccess,
  applicationCorrected,
  correctableOfApplication,
  createApplicantAccess,
  refereesAccess,
  createTutorApplicationAccess,
  tutorApplicationLifecycle,
} from '@/entities/tutor-application';
import {
  fileAccess,
  hasDuty,
  isAdmin,
  type AccessContext,
  type CollectionAccess,
  type DocumentData,
} from '@/shared/backend';
import { articlesAccess } from './article-access';
import { counsellingAccess } from './counselling-access';
import { faqsAccess } from './faq-access';
import { consultancyAccess } from './consultancy-access';
import { galleryAccess } from './gallery-access';
import { goingOnAccess } from './going-on-access';
import { jobBoardAccess } from './job-board-access';
import { moneyAccess } from './money-access';
import { practiceAccess } from './practice-access';
import { toldCorrection } from './told-correction';
import { vettingAccess } from './vetting-access';
import { wordingsAccess } from './wording-access';
import { mayKeepCode, recordOf } from './record-of-code';
import { isOfferOver, ofFile, ofNamedApplication, ofNamedRequest, ofOffer, ofRequest } from './junk-access';
import {
  certificateSurroundings,
  hasCleared,
  isCleared,
  isOfOffice,
  isVetted,
  lessonSurroundings,
  offerSurroundings,
  reviewSurroundings,
  whenSuspended,
} from './surroundings';

/** Whether the code is of an enquiry that the actor answers. */
const mayAnswerCode = async (context: AccessContext): Promise<boolean> =>
  kindOfCode(context.id) === 'enquiry' && mayAnswer(context, await context.read(enquiryPath(context.id)));

const offerMover = createOfferMover(familyActPath);
const lessonMover = createLessonMover(lessonSurroundings);
const certificateMover = createCertificateMover(certificateSurroundings);
const additionMover = createAdditionMover(tutorPath);

/**
 * The access rules of all entities, without the removal of a person.
 * @param canVerify whether addresses can be verified; false when the backend sends no mail
 */
export function createCoreAccess(canVerify: boolean): readonly CollectionAccess[] {
  return [
    foundByPhone(
      tracked(
        logged(createTuitionRequestAccess(isOfOffice), tuitionRequestLifecycle, {
          noted: { 'note.added': ['parting'] },
          valued: valuedOfRequest,
          corrected: { event: requestCorrected, fields: correctableOfRequest },
        }),
      ),
    ),
    guardianContactAccess,
    ofRequest(familyActAccess),
    ofRequest(proposalAccess),
    ofRequest(createDoorCodeAccess(whenSuspended)),
    ofOffer(
      logged(createOfferAccess(offerMover, offerSurroundings), offerLifecycle, {
        beginning: { event: 'offer.made', by: 'office' },
        moverOf: offerMover,
      }),
      isOfferOver,
    ),
    goingOnAccess,
    ofOffer(createOfferContactAccess(whenSuspended)),
    ofOffer(createTutorContactAccess(whenSuspended)),
    ofNamedRequest(familyLinkAccess),
    ofOffer(
      logged(createLessonAccess(lessonSurroundings, lessonMover), lessonLifecycle, { moverOf: lessonMover }),
      isUntaught,
    ),
    ofOffer(createDoorEntryAccess(lessonSurroundings)),
    ...practiceAccess,
    logged(createReviewAccess(reviewSurroundings), reviewLifecycle),
    reviewLinkAccess,
    createFamilyReviewAccess(reviewSurroundings),
    logged(createCertificateAccess(certificateSurroundings, certificateMover), certificateLifecycle, {
      beginning: { event: certificateAsked, by: 'tutor' },
      moverOf: certificateMover,
    }),
    logged(createAdditionAccess(tutorPath, additionMover), additionLifecycle, {
      beginning: { event: subjectsAsked, by: 'tutor' },
      moverOf: additionMover,
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
    foundByPhone(
      tracked(
        logged(enquiryAccess, enquiryLifecycle, {
          corrected: { event: enquiryCorrected, fields: correctableOfEnquiry },
        }),
      ),
      ({ phone }) => phone,
    ),
    enquiryContactAccess,
    tracked(logged(concernAccess, concernLifecycle)),
    concernContactAccess,
    onDutyAccess,
    foundByPhone(
      tracked(
        logged(createTutorApplicationAccess(hasCleared), tutorApplicationLifecycle, {
          corrected: { event: applicationCorrected, fields: correctableOfApplication },
        }),
      ),
      ({ profile }) => (profile as DocumentData).phone,
    ),
    refereesAccess,
    applicantContactAccess,
    ofNamedApplication(createApplicantAccess(canVerify)),
    ...vettingAccess,
    // The contacts of a worry and of a booking are for fewer people; who asks about homework has none.
    createPhoneTailAccess((ref) =>
      ['concern', 'counselling', 'homework'].includes(String(kindOfCode(ref))) ? null : recordOf(ref),
    ),
    createTrackingAccess(
      recordOf,
      {
        mayOpen: async (context) => (await mayAnswerCode(context)) || mayKeepCode(context),
        mayDelete: mayKeepCode,
      },
      toldCorrection,
    ),
    createNoteAccess((actor, collection) => {
      // Notes about bookings are records of their own.
      if (collection === bookingCollection) return false;
      return collection === concernCollection ? hasDuty({ actor }, 'safeguarding') : isAdmin({ actor });
    }),
    changeLogAccess,
    createTellingAccess({ linePath, suspendedSince: whenSuspended }),
    ...moneyAccess,
    ...jobBoardAccess,
    ...counsellingAccess,
    articlesAccess,
    faqsAccess,
    ...wordingsAccess,
    ...galleryAccess,
    ...consultancyAccess,
    personAccess,
    loggedAs(createRoleAccess(canVerify, isVetted), isTrueOfRole),
    ...figuresAccess,
    loggedAs(siteSettingsAccess, isTrueOfSettings),
    helpfulVoteAccess,
    loggedAs(choiceRulesAccess, isTrueOfChoiceRules),
    ...fileAccess.map((access) => ofFile(access)),
  ];
}
