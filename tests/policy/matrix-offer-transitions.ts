import { offerPath, type OfferEvent } from '../../src/entities/offer';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import { approveTutor, endingBy, makeOffer, transitionOf } from '../samples/offers';
import { newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world } from './matrix-people';
import { nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

export const ref = newTuitionCode();
export const otherRef = newTuitionCode();
export const request = tuitionRequestPath(ref);
export const id = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
export const record = offerPath(id);

/** Allowed transitions by side. Written by hand, independent of the code. */
const transitions = {
  tutor: {
    sent: { accepted: 'offer.accepted', amended: 'offer.amended', declined: 'offer.declined' },
    chosen: { ended: 'lessons.ended' },
  },
  family: {
    accepted: { chosen: 'offer.chosen', passed: 'offer.passed' },
    amended: { chosen: 'offer.chosen', passed: 'offer.passed' },
    chosen: { ended: 'lessons.ended' },
  },
  office: {
    sent: { withdrawn: 'offer.withdrawn' },
    accepted: { chosen: 'offer.chosen', passed: 'offer.passed', withdrawn: 'offer.withdrawn' },
    amended: { chosen: 'offer.chosen', passed: 'offer.passed', withdrawn: 'offer.withdrawn' },
    chosen: { ended: 'lessons.ended' },
  },
} as const satisfies Record<string, Record<string, Record<string, OfferEvent>>>;

export const states = [
  'sent',
  'accepted',
  'amended',
  'declined',
  'expired',
  'withdrawn',
  'chosen',
  'passed',
  'ended',
] as const;

export type State = (typeof states)[number];

const eventFor = (side: keyof typeof transitions, from: State, to: State): OfferEvent | undefined =>
  (transitions[side] as Record<string, Record<string, OfferEvent>>)[from]?.[to];

/** An offer in a state, to T or another tutor. */
export function offerIn(state: State, { tutorId = 'demo-tutor', createdAt = hoursAgo(1) } = {}): Documents {
  const sent = documentsOf(sendRequest(ref));
  const made = documentsOf(makeOffer(ref, { id, tutorId }, asOffice('A')));
  return {
    ...world,
    ...sent,
    ...documentsOf(sendRequest(otherRef)),
    [request]: { ...sent[request], state: 'offered' },
    [`tracking/${ref}`]: { ...sent[`tracking/${ref}`], state: 'offered' },
    ...documentsOf(approveTutor(tutorId, asOffice('A'))),
    ...made,
    [record]: { ...made[record], state, createdAt },
  };
}

/** Any event, for pairs without a transition. */
const anyEvent: OfferEvent = 'offer.chosen';

/** An ending names who ended it. */
const endedBy = (to: State, by: string) => (to === 'ended' ? { changes: endingBy(by) } : {});

const unsafe = { ending: { by: 'tutor', reason: 'safety', words: 'The door was locked.' } };

/** The other side reads the ending, so a worry is told in a record of its own. */
export const worriedEndings: readonly Row[] = [
  rowsOn(offerIn('chosen')).commit('offers chosen → ended, with the worry of the tutor', nobody, (letter) =>
    transitionOf(record, {
      from: 'chosen',
      to: 'ended',
      changes: unsafe,
      event: 'lessons.ended',
      by: asTutor(letter),
    }),
  ),
  rowsOn(offerIn('chosen')).commit('offers chosen → ended, with a worry, by the office', nobody, (letter) =>
    transitionOf(record, {
      from: 'chosen',
      to: 'ended',
      changes: unsafe,
      event: 'lessons.ended',
      by: asOffice(letter),
    }),
  ),
];

/** All transitions from a state, by each side, with and without proof. */
export const transitionsFrom = (from: State): readonly Row[] =>
  states.flatMap((to): readonly Row[] => {
    if (from === to || to === 'expired') return [];
    const { commit } = rowsOn(offerIn(from));
    const what = `offers ${from} → ${to}`;
    const [tutor, family, office] = (['tutor', 'family', 'office'] as const).map((side) =>
      eventFor(side, from, to),
    );
    const common = { from, to } as const;
    return [
      commit(`${what}, by the tutor`, tutor ? 'T' : nobody, (letter) =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'tutor'),
          event: tutor ?? anyEvent,
          by: asTutor(letter),
        }),
      ),
      commit(`${what}, by the family`, family ? theOthers : nobody, () =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'family'),
          event: family ?? anyEvent,
          by: asCodeHolder,
          actOf: ref,
        }),
      ),
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'office'),
          event: office ?? anyEvent,
          by: asOffice(letter),
        }),
      ),
      // A tutor knows everything about the offer except the family's code.
      commit(`${what}, by whoever knows the offer and not the code`, nobody, () =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'family'),
          event: family ?? anyEvent,
          by: asCodeHolder,
        }),
      ),
      commit(`${what}, with the code of another family`, nobody, () =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'family'),
          event: family ?? anyEvent,
          by: asCodeHolder,
          actOf: otherRef,
        }),
      ),
      rowsOn(offerIn(from, { tutorId: 'tutor-2' })).commit(`${what}, by another tutor`, nobody, (letter) =>
        transitionOf(record, {
          ...common,
          ...endedBy(to, 'tutor'),
          event: tutor ?? anyEvent,
          by: asTutor(letter),
        }),
      ),
    ];
  });
