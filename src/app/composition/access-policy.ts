import { changeLogAccess, logged, loggedAs } from '@/entities/change-log';
import { enquiryAccess, enquiryLife, enquiryPath } from '@/entities/enquiry';
import {
  createDoorEntryAccess,
  createLessonAccess,
  lessonLife,
  type LessonSurroundings,
} from '@/entities/lesson';
import { groupAccess, groupLife, invitationAccess, invitationLife } from '@/entities/neighbour-group';
import { noteAccess } from '@/entities/note';
import {
  createOfferAccess,
  familyLinkAccess,
  familyOf,
  isFamilysAct,
  offerContactAccess,
  offerLife,
  offerPath,
} from '@/entities/offer';
import { isTrueOfRole, personAccess, roleAccess } from '@/entities/person';
import { kindOfCode } from '@/entities/reference-code';
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
import { ownProfileAccess, tutorAccess, tutorLife } from '@/entities/tutor';
import { createAccessPolicy, fileAccess, type AccessPolicy } from '@/shared/backend';

/** The record that a code belongs to, by its kind letter; null for kinds that have no records yet. */
function recordOf(ref: string): string | null {
  switch (kindOfCode(ref)) {
    case 'tuition':
      return tuitionRequestPath(ref);
    case 'enquiry':
      return enquiryPath(ref);
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

/** Who may do what to which record, in which state: the rules of all slices as one pure policy. */
export function createSiteAccessPolicy(): AccessPolicy {
  return createAccessPolicy([
    tracked(logged(tuitionRequestAccess, tuitionRequestLife)),
    guardianContactAccess,
    familyActAccess,
    proposalAccess,
    doorCodeAccess,
    logged(createOfferAccess(familyActPath), offerLife, 'offer.made'),
    offerContactAccess,
    familyLinkAccess,
    logged(createLessonAccess(lessonSurroundings), lessonLife),
    createDoorEntryAccess(lessonSurroundings),
    logged(groupAccess, groupLife, 'group.proposed'),
    logged(invitationAccess, invitationLife),
    logged(tutorAccess, tutorLife, 'tutor.approved'),
    ownProfileAccess,
    tracked(logged(enquiryAccess, enquiryLife)),
    createTrackingAccess(recordOf),
    noteAccess,
    changeLogAccess,
    personAccess,
    loggedAs(roleAccess, isTrueOfRole),
    ...fileAccess,
  ]);
}
