import { changeLogCollection, parseChange, type Change } from '@/entities/change-log';
import { offerPath, parseOffer } from '@/entities/offer';
import { readOne } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import type { ConfirmedLesson } from '../model/count-taught';

/** Events that end with a confirmed lesson: by the family or its silence, or as the office decides. */
const confirmations = ['lesson.confirmed', 'dispute.rejected', 'miss.disproved'] as const;

/** Every line of an event after a time. */
async function linesAfter(
  documents: DocumentsPort,
  event: string,
  since: string,
): Promise<readonly Change[]> {
  const found = await documents.list({
    collection: changeLogCollection,
    where: [
      { field: 'event', equals: event },
      { field: 'at', notBefore: since },
    ],
  });
  return found.map(({ id, data }) => parseChange(id, data)).filter(({ at }) => at > since);
}

/**
 * Lessons confirmed after a time, and the time of the last. Costs a read for each, and one for each offer.
 * @param since ISO 8601
 */
export async function readConfirmed(
  documents: DocumentsPort,
  since: string,
): Promise<{ readonly lessons: readonly ConfirmedLesson[]; readonly until: string }> {
  const lists = await Promise.all(confirmations.map((event) => linesAfter(documents, event, since)));
  const lines = lists.flat().flatMap(({ record, at }) => {
    const [, offerId] = /^offers\/([^/]+)\/lessons\//.exec(record) ?? [];
    return offerId === undefined ? [] : [{ offerId, at }];
  });
  const ids = [...new Set(lines.map(({ offerId }) => offerId))];
  const offers = new Map(
    await Promise.all(
      ids.map(async (id) => [id, await readOne(documents, offerPath(id), parseOffer)] as const),
    ),
  );
  return {
    lessons: lines.flatMap(({ offerId, at }) => {
      const offer = offers.get(offerId);
      return offer ? [{ offer, month: at.slice(0, 7) }] : [];
    }),
    until: lines.reduce((last, { at }) => (at > last ? at : last), since),
  };
}
