import { documentsAddressOf, offerCollection, type FirebaseSettings } from '@/shared/config';
import { readAnswer } from './read-answer';

/** The used part of a row in Firestore's REST interface: without a document, nothing was found. */
interface RestRow {
  readonly document?: { readonly fields?: { readonly movedAt?: { readonly timestampValue?: string } } };
}

const queryOf = (tutorId: string) => ({
  from: [{ collectionId: offerCollection }],
  select: { fields: [{ fieldPath: 'movedAt' }] },
  where: {
    fieldFilter: { field: { fieldPath: 'tutorId' }, op: 'EQUAL', value: { stringValue: tutorId } },
  },
  orderBy: [{ field: { fieldPath: 'movedAt' }, direction: 'DESCENDING' }],
  limit: 1,
});

/**
 * Reads when an offer of a tutor moved last, by one read of Firestore's REST interface, without the SDK.
 * @param token of the signed-in tutor
 * @returns milliseconds since the epoch; 0 without an offer
 * @throws {ReadRefused} where the database refuses it
 */
export async function readRestOffers(
  settings: Partial<FirebaseSettings>,
  tutorId: string,
  token: string,
): Promise<number> {
  const answer = await fetch(`${documentsAddressOf(settings)}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structuredQuery: queryOf(tutorId) }),
  });
  const rows = (await readAnswer(answer)) as readonly RestRow[];
  const [last] = rows.flatMap(({ document }) => document?.fields?.movedAt?.timestampValue ?? []);
  return last === undefined ? 0 : Date.parse(last);
}
