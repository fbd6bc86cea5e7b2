import { type FirebaseSettings, trackingPath } from '@/shared/config';
import { createRestSteps, type ReadSteps } from '@/shared/code-news';
import { peekDocument } from '@/shared/embedded';
import { embeddedName } from '../composition/backend/embedded-name';

/**
 * Reads steps without a backend, in the page as in the worker: by one small request from a real site, else
 * from the records of this browser.
 */
export function createReadSteps(settings: Partial<FirebaseSettings>): ReadSteps {
  if (settings.projectId) return createRestSteps(settings);
  return async (code) => {
    const tracking = await peekDocument(embeddedName, trackingPath(code));
    return tracking ? Object.keys(tracking.steps as object).length : null;
  };
}
