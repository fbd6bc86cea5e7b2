import { type FirebaseSettings, trackingPath } from '@/shared/config';
import { createRestSteps, type ReadSteps } from '@/shared/code-news';
import { peekDocument, type PeekedDocument } from '@/shared/embedded-document';
import { embeddedName } from '../composition/backend/embedded-name';

/** How many steps a tracking document has; null when it is gone. */
export const countSteps = (tracking: PeekedDocument | null): number | null =>
  tracking && Object.keys(tracking.steps as object).length;

/**
 * Reads steps without a backend, in the page as in the worker: by one small request from a real site, else
 * from the records of this browser.
 */
export function createReadSteps(settings: Partial<FirebaseSettings>): ReadSteps {
  if (settings.projectId) return createRestSteps(settings);
  return async (code) => countSteps(await peekDocument(embeddedName, trackingPath(code)));
}
