import { type FirebaseSettings, trackingPath } from '@/shared/config';
import { peekRow } from '@/shared/database-connection';
import { createRestSteps, type ReadSteps } from '@/shared/code-news';
import { embeddedName } from '../composition/backend/embedded-name';

/** The used part of a tracking document of the embedded backend. */
interface EmbeddedRow {
  readonly data: { readonly steps: object };
}

/**
 * Reads steps without a backend, in the page as in the worker: by one small request from a real site, else
 * from the records of this browser.
 */
export function createReadSteps(settings: Partial<FirebaseSettings>): ReadSteps {
  if (settings.projectId) return createRestSteps(settings);
  return async (code) => {
    const row = (await peekRow(embeddedName, 'documents', trackingPath(code))) as EmbeddedRow | undefined;
    return row ? Object.keys(row.data.steps).length : null;
  };
}
