import { familyLinkPath, offerContactPath, tutorContactPath } from '../../src/entities/offer';
import { proposalPath, writeFamilyAct, writeProposal } from '../../src/entities/tuition-request';
import type { Write } from '@/shared/backend';
import { approveTutor, change, makeOffer, transitionOf } from '../samples/offers';
import { transitionRequest, newTuitionCode, sendRequest } from '../samples/records';
import { documentsOf, hoursAgo, type Documents } from './attempt';
import {
  id,
  transitionsFrom,
  worriedEndings,
  offerIn,
  otherRef,
  record,
  ref,
  request,
  states,
  type State,
} from './matrix-offer-transitions';
import { asCodeHolder, asOffice, asTutor, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const contact = offerContactPath(id);
const tutorContact = tutorContactPath(id);
const link = familyLinkPath(id);

const answer = (letter: Letter, to: 'accepted' | 'declined') =>
  transitionOf(record, { from: 'sent', to, event: `offer.${to}`, by: asTutor(letter) });

const expire = (letter: Letter) =>
  transitionOf(record, { from: 'sent', to: 'expired', event: 'offer.expired', by: asOffice(letter) });

const late = rowsOn(offerIn('sent', { createdAt: hoursAgo(25) }));
const soon = rowsOn(offerIn('sent', { createdAt: hoursAgo(23) }));

/** A tutor may answer within 24 hours; the office may expire the offer only afterwards. */
const clock: readonly Row[] = [
  soon.commit('offers accepted after 23 hours', 'T', (letter) => answer(letter, 'accepted')),
  soon.commit('offers expired after 23 hours', nobody, expire),
  late.commit('offers accepted after 25 hours', nobody, (letter) => answer(letter, 'accepted')),
  late.commit('offers declined after 25 hours', nobody, (letter) => answer(letter, 'declined')),
  late.commit('offers expired after 25 hours', theOffice, expire),
];

const profile = 'tutors/demo-tutor';

/** A tutor who is not listed may only decline; a suspended one may not answer. */
const offTheList: readonly Row[] = ['active', 'paused', 'hidden', 'suspended', 'missing'].flatMap((state) => {
  const { [profile]: known, ...others } = offerIn('sent');
  const on = rowsOn(state === 'missing' ? others : { ...others, [profile]: { ...known, state } });
  const mayAccept = state === 'active' || state === 'paused' ? 'T' : nobody;
  return [
    on.commit(`offers accepted by a tutor who is ${state}`, mayAccept, (letter) =>
      answer(letter, 'accepted'),
    ),
    on.commit(`offers amended by a tutor who is ${state}`, mayAccept, (letter) =>
      transitionOf(record, { from: 'sent', to: 'amended', event: 'offer.amended', by: asTutor(letter) }),
    ),
    on.commit(`offers declined by a tutor who is ${state}`, state === 'suspended' ? nobody : 'T', (letter) =>
      answer(letter, 'declined'),
    ),
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
    get(
      `offers contact of the tutor get, ${state}`,
      tutorContact,
      state === 'chosen' ? everybody : theOffice,
    ),
    get(`offers family get, ${state}`, link, theOffice),
    get(`proposals get, ${state}`, proposalPath(ref, id), everybody),
    list(`${record}/family`, nobody),
    list(`${record}/contact`, nobody),
    list(`${request}/proposals`, everybody),
    list(`${request}/acts`, theOffice),
    commit(`offers update without its line, ${state}`, nobody, () => change(record, { price: 1 })),
    commit(`offers contact update, ${state}`, nobody, () => change(contact, { phone: '+233200000000' })),
    commit(`offers contact of the tutor update, ${state}`, nobody, () =>
      change(tutorContact, { phone: '+233200000000' }),
    ),
    commit(`offers contact of the tutor create, ${state}`, nobody, () => [
      { type: 'create', path: tutorContactPath(id), data: { phone: '+233200000000' } },
    ]),
    commit(`offers family update, ${state}`, nobody, () => change(link, { ref: otherRef })),
    commit(`offers delete, ${state}`, nobody, () => [{ type: 'delete', path: record }]),
  ];
};

const fields: readonly Row[] = [
  rowsOn(offerIn('sent')).commit('offers accepted at another price', nobody, (letter) =>
    transitionOf(record, {
      from: 'sent',
      to: 'accepted',
      event: 'offer.accepted',
      by: asTutor(letter),
      changes: { price: 9000 },
    }),
  ),
  rowsOn(offerIn('sent')).commit('offers amended with hours', 'T', (letter) =>
    transitionOf(record, {
      from: 'sent',
      to: 'amended',
      event: 'offer.amended',
      by: asTutor(letter),
      changes: { answer: { hours: ['mon-evening'], reason: '', words: '' } },
    }),
  ),
  ...(
    [
      ['T', 0],
      ['T', 1500],
      ['T', 20_000],
      [nobody, 20_100],
      [nobody, -100],
      [nobody, 1550],
      [nobody, '1500'],
    ] as const
  ).map(([allowed, transport]) =>
    rowsOn(offerIn('sent')).commit(`offers amended with transport ${transport}`, allowed, (letter) =>
      transitionOf(record, {
        from: 'sent',
        to: 'amended',
        event: 'offer.amended',
        by: asTutor(letter),
        changes: { answer: { hours: [], reason: '', words: '', transport } },
      }),
    ),
  ),
  rowsOn(offerIn('accepted')).commit(
    'offers chosen with transport that the tutor did not ask for',
    nobody,
    () =>
      transitionOf(record, {
        from: 'accepted',
        to: 'chosen',
        event: 'offer.chosen',
        by: asCodeHolder,
        actOf: ref,
        changes: { answer: { hours: [], reason: '', words: '', transport: 1500 } },
      }),
  ),
  rowsOn(offerIn('amended')).commit('offers with transport raised by the tutor', nobody, (letter) =>
    transitionOf(record, {
      from: 'amended',
      to: 'amended',
      event: 'offer.amended',
      by: asTutor(letter),
      changes: { answer: { hours: [], reason: '', words: '', transport: 5000 } },
    }),
  ),
  rowsOn(offerIn('accepted')).commit('offers chosen with another answer', nobody, () =>
    transitionOf(record, {
      from: 'accepted',
      to: 'chosen',
      event: 'offer.chosen',
      by: asCodeHolder,
      actOf: ref,
      changes: { answer: { hours: ['mon-evening'], reason: '', words: '' } },
    }),
  ),
  rowsOn(offerIn('chosen')).commit('offers ended by the tutor, told as the family’s', nobody, () =>
    transitionOf(record, { from: 'chosen', to: 'ended', event: 'lessons.ended', by: asCodeHolder }),
  ),
];

const reviewing = ((): Documents => {
  const sent = documentsOf(sendRequest(ref));
  return {
    ...world,
    ...sent,
    [request]: { ...sent[request], state: 'reviewing' },
    [`tracking/${ref}`]: { ...sent[`tracking/${ref}`], state: 'reviewing' },
    ...documentsOf(approveTutor('demo-tutor', asOffice('A'))),
  };
})();
const { list, commit } = rowsOn(reviewing);

/** The day this many days from now, `YYYY-MM-DD`. */
const dayIn = (days: number): string => hoursAgo(-24 * days).slice(0, 10);

const paper = (expiry: string) => ({ kind: 'police-clearance', date: '2026-01-10', expiry });

/** A tutor with a paper that has ended gets no offer; a paper is valid on its last day. */
const papers: readonly Row[] = (
  [
    ['ended yesterday', [paper(dayIn(-1))], nobody],
    ['ends today', [paper(dayIn(0))], theOffice],
    ['ends in a year', [paper(dayIn(365))], theOffice],
    ['ended, after others', [paper(''), paper(dayIn(30)), paper('2025-09-01')], nobody],
    ['ended, as the last of all kinds', [...Array<unknown>(7).fill(paper('')), paper('2025-12-31')], nobody],
    ['is none', [], theOffice],
  ] as const
).map(([what, evidence, allowed]) =>
  rowsOn({ ...reviewing, [profile]: { ...reviewing[profile], evidence } }).commit(
    `offers create to a tutor whose paper ${what}`,
    allowed,
    (letter) => offer(letter),
  ),
);
const offer = (letter: Letter): readonly Write[] =>
  makeOffer(ref, { id, tutorId: 'demo-tutor' }, asOffice(letter));
const without = (part: string) => (letter: Letter) =>
  offer(letter).filter(({ path }) => !path.includes(part));

/** The family's choice: its act, the offer and the request in one batch. */
const choose = (): readonly Write[] => [
  ...transitionOf(record, {
    from: 'accepted',
    to: 'chosen',
    event: 'offer.chosen',
    by: asCodeHolder,
    actOf: ref,
  }),
  ...transitionRequest(ref, 'offered', 'trial', asCodeHolder),
];

export const offerRows: readonly Row[] = [
  list('offers', theOffice),
  commit('offers create', theOffice, offer),
  commit('offers create with the move of the request', theOffice, (letter) => [
    ...offer(letter),
    ...transitionRequest(ref, 'reviewing', 'offered', asOffice(letter)),
  ]),
  rowsOn(Object.fromEntries(Object.entries(reviewing).filter(([path]) => path !== profile))).commit(
    'offers create to somebody without a profile',
    nobody,
    offer,
  ),
  ...papers,
  commit('offers create without the family', nobody, without('/family/')),
  commit('offers create without the contact', nobody, without('/contact/guardian')),
  commit('offers create without the number of the tutor', theOffice, without('/contact/tutor')),
  commit('offers create without its line', nobody, without('changeLog/')),
  commit('proposals create alone', nobody, () => [writeProposal(ref, id, 'demo-tutor')]),
  commit('acts create without a change', nobody, () => [
    writeFamilyAct(ref, 'act-1', record, 'offer.chosen'),
  ]),
  commit('acts create for a code that nobody has', nobody, () => [
    writeFamilyAct(newTuitionCode(), 'act-1', record, 'offer.chosen'),
  ]),
  rowsOn(offerIn('accepted')).commit('offers chosen, and the request on trial', theOthers, choose),
  rowsOn({
    ...offerIn('accepted'),
    'tutors/demo-tutor': {
      ...documentsOf(approveTutor('demo-tutor', asOffice('A')))['tutors/demo-tutor'],
      state: 'suspended',
    },
  }).commit('offers chosen of a suspended tutor', nobody, choose),
  ...clock,
  ...offTheList,
  ...fields,
  ...states.flatMap(transitionsFrom),
  ...worriedEndings,
  ...(['sent', 'accepted', 'amended', 'chosen', 'ended', 'passed'] as const).flatMap(restIn),
];
