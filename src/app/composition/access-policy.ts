import { changeLogAccess, logged } from '@/entities/change-log';
import { enquiryAccess, enquiryPath } from '@/entities/enquiry';
import { noteAccess } from '@/entities/note';
import { roleAccess } from '@/entities/session';
import { createTrackingAccess, tracked } from '@/entities/tracking';
import { guardianContactAccess, tuitionRequestAccess, tuitionRequestPath } from '@/entities/tuition-request';
import { createAccessPolicy, fileAccess, type AccessPolicy } from '@/shared/backend';

/** The record that a code belongs to, by its kind letter; null for kinds that have no records yet. */
function recordOf(ref: string): string | null {
  switch (ref.charAt('LL-'.length)) {
    case 'T':
      return tuitionRequestPath(ref);
    case 'E':
      return enquiryPath(ref);
    default:
      return null;
  }
}

/** Who may do what to which record, in which state: the rules of all slices as one pure policy. */
export function createSiteAccessPolicy(): AccessPolicy {
  return createAccessPolicy([
    tracked(logged(tuitionRequestAccess)),
    guardianContactAccess,
    tracked(logged(enquiryAccess)),
    createTrackingAccess(recordOf),
    noteAccess,
    changeLogAccess,
    roleAccess,
    ...fileAccess,
  ]);
}
