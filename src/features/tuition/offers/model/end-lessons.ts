import { transitionByTutor } from '@/entities/change-log';
import { createConcern } from '@/entities/concern';
import { offerPath, type Offer, type OfferEnding } from '@/entities/offer';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import type { Write } from '@/shared/backend';
import type { NewPendingWrite, Signature } from '@/shared/pending-writes';

/** Tells that a tutor did not feel safe. Of the office only those with the duty `safeguarding` read it. */
function tellWorry(offerId: string, words: string): readonly Write[] {
  const ref = createReferenceCode('concern');
  return [
    ...createConcern(ref, { words, name: '', phone: '', email: '' }, { source: 'tutor', about: offerId }),
    openTracking(ref, { kind: 'safeguarding' }, 'received'),
  ];
}

const untold = { reason: 'other', words: '' } as const;

/**
 * Ends the lessons with a family. Whoever has the offer's id reads the ending, so a tutor who did not feel
 * safe tells that in a record of its own, in the same batch.
 */
export function endLessons(
  who: Signature,
  { id, state, lastChange }: Offer,
  ending: Pick<OfferEnding, 'reason' | 'words'>,
): NewPendingWrite {
  const isWorried = ending.reason === 'safety';
  const ended = transitionByTutor(who, {
    record: offerPath(id),
    basis: lastChange,
    event: 'lessons.ended',
    from: state,
    to: 'ended',
    changes: { ending: { by: 'tutor', ...(isWorried ? untold : ending) } },
  });
  if (!isWorried) return ended;
  return { ...ended, writes: [...ended.writes, ...tellWorry(id, `${who.name}: ${ending.words}`)] };
}
