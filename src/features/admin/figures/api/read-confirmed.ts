import { changeLogCollection, parseChange, type Change } from '@/entities/change-log';
import { offerPath, parseOffer } from '@/entities/offer';
import { readOne } from '@/shared/api';
import type { DocumentsPort } from '@/shared/backend';
import type { ConfirmedLesson } from '../model/count-taught';

/** Lines of the log in one answer. */
const pageSize = 500;

/** Events that end with a confirmed lesson: by the family or its silence, or as the office decides. */
const confirmations = ['lesson.confirmed', 'dispute.rejected', 'miss.disproved'] as const;

/** Every line of an event after a time, page by page. */
async function linesAfter(
  documents: DocumentsPort,
  event: string,
  since: string,
): Promise<readonly Change[]> {
  const lines = new Map<string, Change>();
  let from = since;
  for (;;) {
    const found = await documents.list({
      collection: changeLogCollection,
      where: [
        { field: 'event', equals: event },
        { field: 'at', notBefore: from },
      ],
      orderBy: { field: 'at', direction: 'ascending' },
      limit: pageSize,
    });
    const known = lines.size;
    for (const { id, data } of found) lines.set(id, parseChange(id, data));
    const last = [...lines.values()].at(-1);
    // A page that begins where the last one ended repeats lines of that moment.
    if (found.length < pageSize || lines.size === known || last === undefined) break;
    from = last.at;
  }
  return [...lines.values()].filter(({ at }) => at > since);
}

/**
 * Lessons confirmed after a time, and the time of the last. Costs a read for each, and one for each offer.
 * @param since ISO 8601
 */
export async function readConfirmed(
  documents: DocumentsPort,
  since = new Date(0).toISOString(),
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
