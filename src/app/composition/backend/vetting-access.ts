import { siteSettingsPath } from '@/entities/site-setting';
import { tutorPath } from '@/entities/tutor';
import { applicationMessageAccess, tutorApplicationPath } from '@/entities/tutor-application';
import {
  createApplicationEvidenceAccess,
  createClearanceAccess,
  createClearedAccess,
  createTutorEvidenceAccess,
} from '@/entities/vetting/evidence';
import type { CollectionAccess } from '@/shared/backend';
import { ofApplication } from './junk-access';

/** Access rules of what hangs on an application: messages, what was checked, and the clearance. */
export const vettingAccess: readonly CollectionAccess[] = [
  applicationMessageAccess,
  ofApplication(createApplicationEvidenceAccess(tutorApplicationPath)),
  createTutorEvidenceAccess(tutorPath, tutorApplicationPath),
  createClearanceAccess(tutorApplicationPath, siteSettingsPath),
  createClearedAccess(tutorApplicationPath, tutorPath),
];
