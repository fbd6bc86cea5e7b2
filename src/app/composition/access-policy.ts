import { changeLogAccess, logged, loggedAs } from '@/entities/change-log';
import { createEvidenceAccess } from '@/entities/evidence';
import { enquiryAccess, enquiryLife, enquiryPath } from '@/entities/enquiry';
import {
  createDoorEntryAccess,
  createLessonAccess,
  createLessonMover,
  lessonLife,
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

const isOnTheList: MayTakeOffers = async (tutorId, read) =>
  mayTakeOffers((await read(tutorPath(tutorId)))?.state);

const offerMover = createOfferMover(familyActPath);
const lessonMover = createLessonMover(lessonSurroundings);

/** Who may do what to which record, in which state: the rules of all slices as one pure policy. */
export function createSiteAccessPolicy(): AccessPolicy {
  return createAccessPolicy([
    tracked(logged(tuitionRequestAccess, tuitionRequestLife)),
    guardianContactAccess,
    familyActAccess,
    proposalAccess,
    doorCodeAccess,
    logged(createOfferAccess(offerMover, isOnTheList), offerLife, {
      beginning: 'offer.made',
      moverOf: offerMover,
    }),
    offerContactAccess,
    familyLinkAccess,
    logged(createLessonAccess(lessonSurroundings, lessonMover), lessonLife, { moverOf: lessonMover }),
    createDoorEntryAccess(lessonSurroundings),
    logged(groupAccess, groupLife, { beginning: 'group.proposed' }),
    logged(invitationAccess, invitationLife),
    logged(tutorAccess, tutorLife, { beginning: 'tutor.approved' }),
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
