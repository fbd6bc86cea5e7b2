import { documentsAddressOf, type FirebaseSettings, trackingPath } from '@/shared/config';
import type { ReadSteps } from './check-news';

/** The database refuses requests without the SDK, as it does where App Check is enforced. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';
}

/** The used part of a tracking document in Firestore's REST interface. */
interface RestTracking {
  readonly fields?: { readonly steps?: { readonly mapValue?: { readonly fields?: object } } };
}

/** Reads steps by one request of Firestore's REST interface, without the SDK. */
export function createRestSteps(settings: Partial<FirebaseSettings>): ReadSteps {
  return async (code) => {
    const address = `${documentsAddressOf(settings)}/${trackingPath(code)}`;
    const answer = await fetch(`${address}?mask.fieldPaths=steps&key=${String(settings.apiKey)}`);
    if (answer.status === 404) return null;
    if (answer.status === 401 || answer.status === 403)
      throw new ReadRefused(`the database answers ${answer.status}`);
    if (!answer.ok) throw new Error(`the database answers ${answer.status}`);
    const { fields } = (await answer.json()) as RestTracking;
    return Object.keys(fields?.steps?.mapValue?.fields ?? {}).length;
  };
}
