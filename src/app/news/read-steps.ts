import { type FirebaseSettings, offerCollection, trackingPath } from '@/shared/config';
import { createRestSteps, lastMoveOf, readRestOffers, tutorOfNews, type ReadSteps } from '@/shared/code-news';
import { peekDocument, peekList, peekUser, type PeekedDocument } from '@/shared/embedded-document';
import { embeddedName } from '../composition/backend/embedded-name';
import { readKeptToken } from './kept-sign-in';

/** How many steps a tracking document has; null when it is gone. */
export const countSteps = (tracking: PeekedDocument | null): number | null =>
  tracking && Object.keys(tracking.steps as object).length;

/** The used part of an offer. */
interface PeekedOffer {
  readonly tutorId: string;
  readonly movedAt: string;
}

/** When an offer of a tutor who is signed in at the embedded backend moved last. */
async function peekOffers(tutorId: string): Promise<number | null> {
  if ((await peekUser(embeddedName)) !== tutorId) return null;
  const offers = (await peekList(embeddedName, offerCollection)) as unknown as readonly PeekedOffer[];
  return lastMoveOf(offers.filter((offer) => offer.tutorId === tutorId));
}

/** When an offer of a tutor who stays signed in at a real site moved last. */
async function readOffers(settings: Partial<FirebaseSettings>, tutorId: string): Promise<number | null> {
  const token = await readKeptToken(settings, tutorId, new Date());
  return token === null ? null : readRestOffers(settings, tutorId, token);
}

/**
 * Reads steps without a backend, in the page as in the worker: by one small request from a real site, else
 * from the records of this browser. What only a tutor may read, it reads with the sign-in of this device.
 */
export function createReadSteps(settings: Partial<FirebaseSettings>): ReadSteps {
  const readCode = settings.projectId
    ? createRestSteps(settings)
    : async (code: string) => countSteps(await peekDocument(embeddedName, trackingPath(code)));
  return async (id) => {
    const tutorId = tutorOfNews(id);
    if (tutorId === null) return readCode(id);
    return settings.projectId ? readOffers(settings, tutorId) : peekOffers(tutorId);
  };
}
