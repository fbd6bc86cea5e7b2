import { createChangeId } from '@/entities/change-log';
import { concernPath, createConcern } from '@/entities/concern';
import { noEnding, offerPath, writeGoingOn, type Offer } from '@/entities/offer';
import { createReferenceCode } from '@/entities/reference-code';
import { openTracking } from '@/entities/tracking';
import { tuitionRequestPath } from '@/entities/tuition-request';
import type { NewPendingWrite } from '@/shared/pending-writes';
import type { EndingReason } from '@/shared/choices';
import { familyTransition, requestTransition } from './family-transitions';

/**
 * The trial was successful: lessons continue with this tutor, whose offer says so.
 * @param offer of the tutor; one that has ended meanwhile is left alone
 */
export function passTrial(ref: string, { id, state }: Pick<Offer, 'id' | 'state'>): NewPendingWrite {
  return {
    id: createChangeId(),
    owner: ref,
    record: tuitionRequestPath(ref),
    basis: 'trial',
    event: 'trial.passed',
    writes: [
      ...requestTransition(ref, 'trial.passed', 'trial', 'running'),
      ...(state === 'chosen' ? [writeGoingOn(id)] : []),
    ],
    shown: {},
  };
}

const endings = {
  'trial.failed': { from: 'trial', to: 'reviewing' },
  'replacement.asked': { from: 'running', to: 'reviewing' },
  'lessons.ended': { from: 'running', to: 'ended' },
} as const;

export type FamilyEnding = keyof typeof endings;

/** How long this phone says what becomes of a worry, in milliseconds: 30 days. */
const worryKeptMs = 2_592_000_000;

/** Tells what worries a family about its tutor, to those of the office with the duty `safeguarding`. */
export function tellWorry(ref: string, words: string): NewPendingWrite {
  const concern = createReferenceCode('concern');
  const sent = { words, name: '', phone: '', email: '' };
  return {
    id: concern,
    owner: ref,
    record: concernPath(concern),
    event: 'concern.told',
    keptForMs: worryKeptMs,
    writes: [
      ...createConcern(concern, sent, { source: 'family', about: ref }),
      openTracking(concern, { kind: 'safeguarding' }, 'received'),
    ],
    shown: { words },
  };
}

/**
 * Ends the lessons with the tutor: ends the offer and moves the request back to the desk or to its end, in
 * one commit. The reason is in the request, which only the office reads, so that a worried family need not
 * tell the tutor. Of a worry the request says only that there is one; `tellWorry` takes the words.
 * @param offer null when the tutor or the office has ended it already
 */
export function partFromTutor(
  ref: string,
  offer: Pick<Offer, 'id'> | null,
  event: FamilyEnding,
  { reason, words }: { readonly reason: EndingReason; readonly words: string },
): NewPendingWrite {
  const id = createChangeId();
  const record = offer === null ? tuitionRequestPath(ref) : offerPath(offer.id);
  const { from, to } = endings[event];
  const changes = { ending: { ...noEnding, by: 'family' } };
  const ended = { record, event: 'lessons.ended', from: 'chosen', to: 'ended', changes };
  return {
    id,
    owner: ref,
    record,
    basis: from,
    event,
    writes: [
      ...(offer === null ? [] : familyTransition(ref, id, ended)),
      ...requestTransition(ref, event, from, to, {
        parting: { reason, words: reason === 'safety' ? '' : words, isHeard: false },
      }),
    ],
    shown: { reason, words },
  };
}
