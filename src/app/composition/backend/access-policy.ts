import { createAccessPolicy, type AccessPolicy } from '@/shared/backend';
import { contactCorrectionAccess } from './contact-correction-access';
import { createCoreAccess } from './core-access';
import { copyAccess } from './copy-access';
import { photoAccess } from './photo-access';
import { removalAccess } from './removal-access';

/**
 * Combines the access rules of all entities into one pure policy.
 * @param canVerify whether addresses can be verified; false when the backend sends no mail
 */
export const createSiteAccessPolicy = ({ canVerify = true } = {}): AccessPolicy =>
  createAccessPolicy([
    ...createCoreAccess(canVerify),
    ...copyAccess,
    ...contactCorrectionAccess,
    ...photoAccess,
    ...removalAccess,
  ]);
