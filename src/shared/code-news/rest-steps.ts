import { documentsAddressOf, type FirebaseSettings, trackingPath } from '@/shared/config';
import type { ReadSteps } from './check-news';
import { readAnswer } from './read-answer';

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
    const { fields } = (await readAnswer(answer)) as RestTracking;
    return Object.keys(fields?.steps?.mapValue?.fields ?? {}).length;
  };
}
