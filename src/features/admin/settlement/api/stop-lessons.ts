import { createChangeId, logTransition, type Staff } from '@/entities/change-log';
import { isToCome, lessonPath, lessonsCollection, parseLesson } from '@/entities/lesson';
import { offerPath, type Offer } from '@/entities/offer';
import { readList } from '@/shared/api';
import { countDone, type DocumentsPort, type Write } from '@/shared/backend';
import { stoppableOffers, type KnownTutor, type StoppableOffer } from '../model/stoppable-offers';

/** The access rules look up several documents for each record, so a batch holds few. */
const recordsPerBatch = 3;

/** The batches that stop what is planned of one offer: its lessons first, the offer in the last. */
async function batchesOf(
  documents: DocumentsPort,
  { offer, since }: StoppableOffer,
  by: Staff,
): Promise<readonly (readonly Write[])[]> {
  const { id: offerId, state: from } = offer;
  const ofOffer = { id: createChangeId(), by, record: offerPath(offerId), from };
  // Nobody has chosen this tutor yet: the family is free to choose another.
  if (from !== 'chosen') return [logTransition({ ...ofOffer, event: 'offer.withdrawn', to: 'withdrawn' })];
  const collection = lessonsCollection(offerId);
  const found = await documents.list({ collection });
  const records = readList(collection, found, (id, data) => parseLesson(offerId, id, data))
    // What began before the suspension stays planned, so that its tutor can report it.
    .filter(({ state, startsAt }) => isToCome(state) && Date.parse(startsAt) >= Date.parse(since))
    .map(({ id, state }) =>
      logTransition({
        id: createChangeId(),
        by,
        record: lessonPath(offerId, id),
        event: 'lesson.stopped',
        from: state,
        to: 'stopped',
      }),
    );
  records.push(logTransition({ ...ofOffer, event: 'offer.stopped', to: 'stopped' }));
  const batches: Write[][] = [];
  for (let start = 0; start < records.length; start += recordsPerBatch)
    batches.push(records.slice(start, start + recordsPerBatch).flat());
  return batches;
}

/**
 * Stops the lessons of suspended tutors, family by family, and resolves to the number of families done. The
 * offer is stopped last, so a family whose batches were interrupted is taken up again in the next pass. A
 * family that is refused, such as in a race with another desk, does not stop the others.
 */
export const stopLessons = (
  documents: DocumentsPort,
  tutors: readonly KnownTutor[],
  offers: readonly Offer[],
  by: Staff,
): Promise<number> =>
  countDone(stoppableOffers(tutors, offers), async (stoppable) => {
    for (const batch of await batchesOf(documents, stoppable, by)) await documents.commit(batch);
  });
