import {
  consultationLifecycle,
  messagesCollection,
  schoolLinked,
  stepMarked,
  type ConsultationState,
} from '../../src/entities/consultancy/consultation';
import { schoolProposalPath, schoolProposalsCollection } from '../../src/entities/consultancy/proposal';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath } from '@/entities/tracking';
import type { DocumentData } from '@/shared/backend';
import { dayIn, moveConsultation, noteOnConsultation, say } from '../samples/consultations';
import { schoolIn } from '../samples/posts';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';
import {
  agreed,
  asked,
  askedWith,
  consultationIn,
  contact,
  proposed,
  received,
  record,
  ref,
  schoolId,
  sent,
  withoutWrite,
} from './consultation-documents';

const creating: readonly Row[] = [
  rowsOn(world).commit('consultations create', everybody, () => asked),
  rowsOn(world).commit('consultations create, without a contact', nobody, () => withoutWrite(asked, contact)),
  rowsOn(world).commit('consultations create, without tracking', nobody, () =>
    withoutWrite(asked, trackingPath(ref)),
  ),
  rowsOn(world).commit('consultations create, agreed at once', nobody, () => askedWith({ state: 'agreed' })),
  rowsOn(world).commit('consultations create, with a proposal', nobody, () => askedWith({ latest: 1 })),
  rowsOn(world).commit('consultations create, of a checked school', nobody, () => askedWith({ schoolId })),
  rowsOn(world).commit('consultations create, with a step done', nobody, () =>
    askedWith({ done: { s1: dayIn(0) } }),
  ),
  rowsOn(world).commit('consultations create, without the answers of a need', nobody, () =>
    askedWith({ needs: ['results', 'systems'] }),
  ),
  rowsOn(world).commit('consultations create, with a name in the record', nobody, () =>
    askedWith({ name: 'Akua' }),
  ),
  received.commit('consultations create, in the place of another', nobody, () => [
    { type: 'create', path: contact, data: sent[contact] ?? {} },
  ]),
];

const reading: readonly Row[] = [
  received.get('consultations get', record, everybody),
  received.list('consultations', theOffice),
  received.get('consultations get the contact', contact, theOffice),
  received.get('consultations get the end of the phone', phoneTailPath(ref), theOffice),
  proposed.get('consultations get a proposal', schoolProposalPath(ref, 1), everybody),
  proposed.list(schoolProposalsCollection(ref), everybody),
  proposed.list(messagesCollection(ref), everybody),
  received.get('tracking get, of a consultation', trackingPath(ref), everybody),
];

const plainMoves: readonly (readonly [
  event: string,
  from: ConsultationState,
  to: string,
  allowed: { readonly office: string; readonly holder: string },
  changes?: DocumentData,
])[] = [
  ['scoping.started', 'received', 'scoping', { office: theOffice, holder: nobody }],
  ['scoping.started', 'cancelled', 'scoping', { office: nobody, holder: nobody }],
  ['work.started', 'agreed', 'running', { office: theOffice, holder: nobody }],
  ['work.started', 'proposed', 'running', { office: nobody, holder: nobody }],
  ['work.finished', 'running', 'finished', { office: theOffice, holder: nobody }],
  [
    'consultation.declined',
    'received',
    'declined',
    { office: theOffice, holder: nobody },
    { reason: 'too-far' },
  ],
  ['consultation.declined', 'received', 'declined', { office: nobody, holder: nobody }, {}],
  ['consultation.declined', 'agreed', 'declined', { office: nobody, holder: nobody }, { reason: 'too-far' }],
  ['scoping.started', 'received', 'scoping', { office: nobody, holder: nobody }, { reason: 'too-far' }],
  ['consultation.cancelled', 'received', 'cancelled', { office: theOffice, holder: theOthers }],
  ['consultation.cancelled', 'proposed', 'cancelled', { office: theOffice, holder: theOthers }],
  ['consultation.cancelled', 'agreed', 'cancelled', { office: theOffice, holder: theOthers }],
  ['consultation.cancelled', 'running', 'cancelled', { office: theOffice, holder: nobody }],
  ['consultation.cancelled', 'finished', 'cancelled', { office: nobody, holder: nobody }],
  ['consultation.junked', 'received', 'junk', { office: theOffice, holder: nobody }],
  ['consultation.junked', 'proposed', 'junk', { office: nobody, holder: nobody }],
  ['consultation.restored', 'junk', 'received', { office: theOffice, holder: nobody }],
  // An answer changes the proposal, too.
  ['proposal.accepted', 'proposed', 'agreed', { office: nobody, holder: nobody }, { agreed: 1 }],
  ['proposal.declined', 'proposed', 'scoping', { office: nobody, holder: nobody }],
  ['proposal.sent', 'scoping', 'proposed', { office: nobody, holder: nobody }, { latest: 1 }],
];

const moving: readonly Row[] = plainMoves.flatMap(
  ([event, from, to, allowed, changes = {}]): readonly Row[] => {
    const on = rowsOn(consultationIn(from));
    const called = `consultations ${from} → ${to}${Object.keys(changes).length > 0 ? ' with fields' : ''}, ${event}`;
    return [
      on.commit(called, allowed.office, (letter) =>
        moveConsultation(ref, { event, from, to, by: asOffice(letter), changes }),
      ),
      on.commit(`${called}, by the code`, allowed.holder, () =>
        moveConsultation(ref, { event, from, to, by: asCodeHolder, changes }),
      ),
    ];
  },
);

const talking: readonly Row[] = [
  ...consultationLifecycle.states.map((state) =>
    rowsOn(consultationIn(state)).commit(
      `consultations question, ${state}`,
      ['received', 'scoping', 'proposed', 'agreed', 'running'].includes(state) ? theOthers : nobody,
      () => say(ref, 'school', asCodeHolder),
    ),
  ),
  received.commit('consultations question, of an officer', nobody, (letter) =>
    say(ref, 'school', asOffice(letter)),
  ),
  received.commit('consultations answer', theOffice, (letter) => say(ref, 'office', asOffice(letter))),
  received.commit('consultations answer, by the code', nobody, () => say(ref, 'office', asCodeHolder)),
  received.commit('consultations answer, empty', nobody, (letter) =>
    say(ref, 'office', asOffice(letter), ''),
  ),
  received.commit('consultations question without its message', nobody, () =>
    say(ref, 'school', asCodeHolder).slice(0, 2),
  ),
  received.commit('consultations message alone', nobody, () => say(ref, 'school', asCodeHolder).slice(2)),
  rowsOn(consultationIn('received', { removal: 'done' })).commit(
    'consultations question, of a removed person',
    nobody,
    () => say(ref, 'school', asCodeHolder),
  ),
];

const marking: readonly Row[] = [
  agreed.commit('consultations step marked', theOffice, (letter) =>
    noteOnConsultation(ref, stepMarked, asOffice(letter), { done: { s1: dayIn(0) } }),
  ),
  rowsOn(consultationIn('running', { done: { s1: dayIn(-1) } })).commit(
    'consultations step no longer marked',
    theOffice,
    (letter) => noteOnConsultation(ref, stepMarked, asOffice(letter), { done: {} }),
  ),
  agreed.commit('consultations step marked, by the code', nobody, () =>
    noteOnConsultation(ref, stepMarked, asCodeHolder, { done: { s1: dayIn(0) } }),
  ),
  agreed.commit('consultations step marked, one that is not there', nobody, (letter) =>
    noteOnConsultation(ref, stepMarked, asOffice(letter), { done: { s3: dayIn(0) } }),
  ),
  proposed.commit('consultations step marked, before it is agreed', nobody, (letter) =>
    noteOnConsultation(ref, stepMarked, asOffice(letter), { done: { s1: dayIn(0) } }),
  ),
  agreed.commit('consultations step marked, as a note', nobody, (letter) =>
    noteOnConsultation(ref, 'note.added', asOffice(letter), { done: { s1: dayIn(0) } }),
  ),
];

const uncheckedSchool = { ...consultationIn('received'), ...schoolIn('unchecked', null) };
const link = (letter: Letter, id: string) =>
  noteOnConsultation(ref, schoolLinked, asOffice(letter), { schoolId: id });

const linking: readonly Row[] = [
  received.commit('consultations school linked', theOffice, (letter) => link(letter, schoolId)),
  received.commit('consultations school linked, by the code', nobody, () =>
    noteOnConsultation(ref, schoolLinked, asCodeHolder, { schoolId: schoolId }),
  ),
  rowsOn(uncheckedSchool).commit('consultations school linked, unchecked', nobody, (letter) =>
    link(letter, schoolId),
  ),
  received.commit('consultations school linked, one that is not there', nobody, (letter) =>
    link(letter, 'school-nowhere'),
  ),
  rowsOn(consultationIn('received', { schoolId: schoolId })).commit(
    'consultations school no longer linked',
    theOffice,
    (letter) => link(letter, ''),
  ),
];

const deleting: readonly Row[] = [
  received.commit('consultations delete', nobody, () => [{ type: 'delete', path: record }]),
  received.commit('consultations contact delete, alone', nobody, () => [{ type: 'delete', path: contact }]),
  rowsOn({ ...consultationIn('junk'), [`${messagesCollection(ref)}/m1`]: { from: 'school' } }).commit(
    'consultations message of junk delete',
    theOffice,
    () => [{ type: 'delete', path: `${messagesCollection(ref)}/m1` }],
  ),
  rowsOn({ ...consultationIn('received'), [`${messagesCollection(ref)}/m1`]: { from: 'school' } }).commit(
    'consultations message delete',
    nobody,
    () => [{ type: 'delete', path: `${messagesCollection(ref)}/m1` }],
  ),
  proposed.commit('consultations proposal delete', nobody, () => [
    { type: 'delete', path: schoolProposalPath(ref, 1) },
  ]),
];

/** Who may do what with consultations of schools and their messages. */
export const consultationRows: readonly Row[] = [
  ...creating,
  ...reading,
  ...moving,
  ...talking,
  ...marking,
  ...linking,
  ...deleting,
];
