import { changeLogAccess, logged, loggedAs } from '@/entities/change-log';
import { applicationEvidenceAccess, isTrueOfEvidence, tutorEvidenceAccess } from '@/entities/evidence';
import { enquiryAccess, enquiryLife, enquiryPath } from '@/entities/enquiry';
import { noteAccess } from '@/entities/note';
import { isTrueOfRole, personAccess, roleAccess } from '@/entities/person';
import { kindOfCode } from '@/entities/reference-code';
import { createTrackingAccess, tracked } from '@/entities/tracking';
import {
  guardianContactAccess,
  tuitionRequestAccess,
  tuitionRequestLife,
  tuitionRequestPath,
} from '@/entities/tuition-request';
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

/** Who may do what to which record, in which state: the rules of all slices as one pure policy. */
export function createSiteAccessPolicy(): AccessPolicy {
  return createAccessPolicy([
    tracked(logged(tuitionRequestAccess, tuitionRequestLife)),
    guardianContactAccess,
    tracked(logged(enquiryAccess, enquiryLife)),
    tracked(logged(tutorApplicationAccess, tutorApplicationLife)),
    refereesAccess,
    applicantAccess,
    loggedAs(applicationEvidenceAccess, isTrueOfEvidence),
    loggedAs(tutorEvidenceAccess, isTrueOfEvidence),
    createTrackingAccess(recordOf),
    noteAccess,
    changeLogAccess,
    personAccess,
    loggedAs(roleAccess, isTrueOfRole),
    ...fileAccess,
  ]);
}
