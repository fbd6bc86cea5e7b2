import { familyLinkPath, offerContactPath, offerPath, type OfferEvent } from '@/entities/offer';
import { proposalPath, tuitionRequestPath, writeFamilyAct, writeProposal } from '@/entities/tuition-request';
import type { Write } from '@/shared/backend';
import { approveTutor, change, makeOffer, moveOf } from '../samples/offers';
import { moveRequest, newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newTuitionCode();
const otherRef = newTuitionCode();
const request = tuitionRequestPath(ref);
const id = '3f0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c11';
const record = offerPath(id);
const contact = offerContactPath(id);
const link = familyLinkPath(id);

/** Where each side may take an offer; written by hand from `design/product.md`. */
const moves = {
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

const states = [
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

type State = (typeof states)[number];

const eventFor = (side: keyof typeof moves, from: State, to: State): OfferEvent | undefined =>
  (moves[side] as Record<string, Record<string, OfferEvent>>)[from]?.[to];

/** An offer to T, or to another tutor, that came into a state. */
function offerIn(state: State, { tutorId = 'demo-tutor', createdAt = hoursAgo(1) } = {}): Documents {
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

/** An event that is none of that side, where the life has no move at all. */
const anyEvent: OfferEvent = 'offer.chosen';

const movesFrom = (from: State): readonly Row[] =>
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
        moveOf(record, { ...common, event: tutor ?? anyEvent, by: asTutor(letter) }),
      ),
      commit(`${what}, by the family`, family ? theOthers : nobody, () =>
        moveOf(record, { ...common, event: family ?? anyEvent, by: asCodeHolder, actOf: ref }),
      ),
      commit(`${what}, by the office`, office ? theOffice : nobody, (letter) =>
        moveOf(record, { ...common, event: office ?? anyEvent, by: asOffice(letter) }),
      ),
      // A tutor knows everything about the offer, but not the family's code.
      commit(`${what}, by whoever knows the offer and not the code`, nobody, () =>
        moveOf(record, { ...common, event: family ?? anyEvent, by: asCodeHolder }),
      ),
      commit(`${what}, with the code of another family`, nobody, () =>
        moveOf(record, { ...common, event: family ?? anyEvent, by: asCodeHolder, actOf: otherRef }),
      ),
      rowsOn(offerIn(from, { tutorId: 'tutor-2' })).commit(`${what}, by another tutor`, nobody, (letter) =>
        moveOf(record, { ...common, event: tutor ?? anyEvent, by: asTutor(letter) }),
      ),
    ];
  });

const answer = (letter: Letter, to: 'accepted' | 'declined') =>
  moveOf(record, { from: 'sent', to, event: `offer.${to}`, by: asTutor(letter) });

const expire = (letter: Letter) =>
  moveOf(record, { from: 'sent', to: 'expired', event: 'offer.expired', by: asOffice(letter) });

const late = rowsOn(offerIn('sent', { createdAt: hoursAgo(25) }));
const soon = rowsOn(offerIn('sent', { createdAt: hoursAgo(23) }));

/** A tutor's answer counts within 24 hours, and the office calls an offer expired only after them. */
const clock: readonly Row[] = [
  soon.commit('offers accepted after 23 hours', 'T', (letter) => answer(letter, 'accepted')),
  soon.commit('offers expired after 23 hours', nobody, expire),
  late.commit('offers accepted after 25 hours', nobody, (letter) => answer(letter, 'accepted')),
  late.commit('offers declined after 25 hours', nobody, (letter) => answer(letter, 'declined')),
  late.commit('offers expired after 25 hours', theOffice, expire),
];

const profile = 'tutors/demo-tutor';

/** Whom the office has taken off the list says no more than no. */
const offTheList: readonly Row[] = ['active', 'paused', 'hidden', 'suspended', 'missing'].flatMap((state) => {
  const { [profile]: known, ...others } = offerIn('sent');
  const on = rowsOn(state === 'missing' ? others : { ...others, [profile]: { ...known, state } });
  const mayAccept = state === 'active' || state === 'paused' ? 'T' : nobody;
  return [
    on.commit(`offers accepted by a tutor who is ${state}`, mayAccept, (letter) =>
      answer(letter, 'accepted'),
    ),
    on.commit(`offers amended by a tutor who is ${state}`, mayAccept, (letter) =>
      moveOf(record, { from: 'sent', to: 'amended', event: 'offer.amended', by: asTutor(letter) }),
    ),
    on.commit(`offers declined by a tutor who is ${state}`, 'T', (letter) => answer(letter, 'declined')),
  ];
});

const restIn = (state: State): readonly Row[] => {
  const { get, list, commit } = rowsOn(offerIn(state));
  return [
    get(`offers get, ${state}`, record, everybody),
    get(`offers contact get, ${state}`, contact, state === 'chosen' ? 'TAC' : theOffice),
    rowsOn(offerIn(state, { tutorId: 'tutor-2' })).get(
      `offers contact get of another tutor, ${state}`,
      contact,
      theOffice,
    ),
    get(`offers family get, ${state}`, link, theOffice),
    get(`proposals get, ${state}`, proposalPath(ref, id), everybody),
    list(`${record}/family`, nobody),
    list(`${record}/contact`, nobody),
    list(`${request}/proposals`, everybody),
    list(`${request}/acts`, theOffice),
    commit(`offers update without its line, ${state}`, nobody, () => change(record, { price: 1 })),
    commit(`offers contact update, ${state}`, nobody, () => change(contact, { phone: '+233200000000' })),
    commit(`offers family update, ${state}`, nobody, () => change(link, { ref: otherRef })),
    commit(`offers delete, ${state}`, nobody, () => [{ type: 'delete', path: record }]),
  ];
};

const fields: readonly Row[] = [
  rowsOn(offerIn('sent')).commit('offers accepted at another price', nobody, (letter) =>
    moveOf(record, {
      from: 'sent',
      to: 'accepted',
      event: 'offer.accepted',
      by: asTutor(letter),
      changes: { price: 9000 },
    }),
  ),
  rowsOn(offerIn('sent')).commit('offers amended with hours', 'T', (letter) =>
    moveOf(record, {
      from: 'sent',
      to: 'amended',
      event: 'offer.amended',
      by: asTutor(letter),
      changes: { answer: { hours: ['mon-evening'], reason: '', words: '' } },
    }),
  ),
  rowsOn(offerIn('accepted')).commit('offers chosen with another answer', nobody, () =>
    moveOf(record, {
      from: 'accepted',
      to: 'chosen',
      event: 'offer.chosen',
      by: asCodeHolder,
      actOf: ref,
      changes: { answer: { hours: ['mon-evening'], reason: '', words: '' } },
    }),
  ),
  rowsOn(offerIn('chosen')).commit('offers ended by the tutor, told as the family’s', nobody, () =>
    moveOf(record, { from: 'chosen', to: 'ended', event: 'lessons.ended', by: asCodeHolder }),
  ),
];

const reviewing = ((): Documents => {
  const sent = documentsOf(sendRequest(ref));
  return {
    ...world,
    ...sent,
    [request]: { ...sent[request], state: 'reviewing' },
    [`tracking/${ref}`]: { ...sent[`tracking/${ref}`], state: 'reviewing' },
  };
})();
const { list, commit } = rowsOn(reviewing);
const offer = (letter: Letter): readonly Write[] =>
  makeOffer(ref, { id, tutorId: 'demo-tutor' }, asOffice(letter));
const without = (part: string) => (letter: Letter) =>
  offer(letter).filter(({ path }) => !path.includes(part));

/** The family chooses: its act, the offer and the request in one batch. */
const choose = (): readonly Write[] => [
  ...moveOf(record, {
    from: 'accepted',
    to: 'chosen',
    event: 'offer.chosen',
    by: asCodeHolder,
    actOf: ref,
  }),
  ...moveRequest(ref, 'offered', 'trial', asCodeHolder),
];

export const offerRows: readonly Row[] = [
  list('offers', theOffice),
  commit('offers create', theOffice, offer),
  commit('offers create with the move of the request', theOffice, (letter) => [
    ...offer(letter),
    ...moveRequest(ref, 'reviewing', 'offered', asOffice(letter)),
  ]),
  commit('offers create without the family', nobody, without('/family/')),
  commit('offers create without the contact', nobody, without('/contact/')),
  commit('offers create without its line', nobody, without('changeLog/')),
  commit('proposals create alone', theOffice, () => [writeProposal(ref, id, 'demo-tutor')]),
  commit('acts create', everybody, () => [writeFamilyAct(ref, 'act-1', record, 'offer.chosen')]),
  commit('acts create for a code that nobody has', nobody, () => [
    writeFamilyAct(newTuitionCode(), 'act-1', record, 'offer.chosen'),
  ]),
  rowsOn(offerIn('accepted')).commit('offers chosen, and the request on trial', theOthers, choose),
  ...clock,
  ...offTheList,
  ...fields,
  ...states.flatMap(movesFrom),
  ...(['sent', 'accepted', 'chosen', 'ended'] as const).flatMap(restIn),
];
