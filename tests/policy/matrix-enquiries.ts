import {
  createChangeId,
  deletionId,
  logChange,
  logUpdate,
  personRemoved,
  recordDeleted,
  type ChangedBy,
} from '../../src/entities/change-log';
import { enquiryContactPath, enquiryPath } from '../../src/entities/enquiry';
import { phoneTailPath } from '@/entities/phone-tail';
import { trackingPath, trackTransition } from '@/entities/tracking';
import { serverTime, type DocumentData, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newEnquiryCode();
const record = enquiryPath(ref);
const contact = enquiryContactPath(ref);

/** Transitions, by the office only. */
const transitions = [
  { from: 'new', to: 'answering', event: 'answer.started', allowed: theOffice },
  { from: 'answering', to: 'resolved', event: 'answer.given', allowed: theOffice },
  { from: 'new', to: 'junk', event: 'enquiry.junked', allowed: theOffice },
  { from: 'answering', to: 'junk', event: 'enquiry.junked', allowed: theOffice },
  { from: 'resolved', to: 'junk', event: 'enquiry.junked', allowed: nobody },
  { from: 'junk', to: 'new', event: 'enquiry.restored', allowed: theOffice },
  { from: 'junk', to: 'answering', event: 'enquiry.restored', allowed: nobody },
  { from: 'new', to: 'resolved', event: 'answer.given', allowed: nobody },
  { from: 'answering', to: 'new', event: 'answer.started', allowed: nobody },
  { from: 'resolved', to: 'answering', event: 'answer.started', allowed: nobody },
  { from: 'resolved', to: 'new', event: 'answer.started', allowed: nobody },
  { from: 'withdrawn', to: 'answering', event: 'answer.started', allowed: nobody },
] as const;

/** Whoever has the code takes it back, until it is answered. The office does not. */
const withdrawals = [
  { from: 'new', allowed: theOthers },
  { from: 'answering', allowed: theOthers },
  { from: 'resolved', allowed: nobody },
  { from: 'junk', allowed: nobody },
  { from: 'withdrawn', allowed: nobody },
] as const;

function enquiryIn(state: string): Documents {
  const sent = documentsOf(sendEnquiry(ref));
  const tracking = trackingPath(ref);
  return {
    ...world,
    ...sent,
    [record]: { ...sent[record], state, lastChange: 'c1' },
    [tracking]: { ...sent[tracking], state },
  };
}

type Transition = Readonly<Record<'from' | 'to' | 'event' | 'allowed', string>>;

const move = ({ from, to, event }: Transition, by: ChangedBy, id = createChangeId()): readonly Write[] => [
  {
    type: 'update',
    path: record,
    changes: { state: to, movedAt: serverTime, updatedAt: serverTime, lastChange: id },
  },
  trackTransition(ref, id, to),
  logChange({ id, by, record, event, before: { state: from }, after: { state: to } }),
];

const transitionsOf = (wanted: Transition): readonly Row[] => {
  const { commit } = rowsOn(enquiryIn(wanted.from));
  const what = `enquiries ${wanted.from} → ${wanted.to}`;
  return [
    commit(`${what}, by the office`, wanted.allowed, (letter) => move(wanted, asOffice(letter))),
    commit(`${what}, by the code`, nobody, () => move(wanted, asCodeHolder)),
  ];
};

const withdrawalsOf = ({ from, allowed }: (typeof withdrawals)[number]): readonly Row[] => {
  const wanted = { from, to: 'withdrawn', event: 'enquiry.withdrawn', allowed };
  const { commit } = rowsOn(enquiryIn(from));
  const what = `enquiries ${from} → withdrawn`;
  return [
    commit(`${what}, by the code`, allowed, () => move(wanted, asCodeHolder)),
    commit(`${what}, by the office`, nobody, (letter) => move(wanted, asOffice(letter))),
  ];
};

const deletion = (letter: Letter): readonly Write[] => [
  { type: 'delete', path: record },
  { type: 'delete', path: contact },
  { type: 'delete', path: phoneTailPath(ref) },
  { type: 'delete', path: trackingPath(ref) },
  logChange({
    id: deletionId('c1'),
    by: asOffice(letter),
    record,
    event: recordDeleted,
    before: { state: 'junk' },
  }),
];

/** An enquiry as older versions stored it: the contact stands in the record. */
function olderIn(state: string): Documents {
  const { [contact]: reach, [phoneTailPath(ref)]: _tail, ...rest } = enquiryIn(state);
  return { ...rest, [record]: { ...rest[record], ...reach } };
}

const older = (what: string, state: string, allowed: string, make: (letter: Letter) => readonly Write[]) =>
  rowsOn(olderIn(state)).commit(`enquiries of an older version, ${what}`, allowed, make);

const emptied = { name: '', phone: '', email: '', message: '', removal: 'done' };

const inRemoval: Documents = {
  ...olderIn('resolved'),
  [record]: { ...olderIn('resolved')[record], removal: 'begun' },
};

/** The writes of sending, with these fields of the record and the contact; a null leaves the contact out. */
const sentWith = (fields: DocumentData, reach: DocumentData | null = {}): readonly Write[] =>
  sendEnquiry(ref).flatMap((write): readonly Write[] => {
    if (write.type !== 'create') return [write];
    if (write.path === contact)
      return reach === null ? [] : [{ ...write, data: { ...write.data, ...reach } }];
    return [write.path === record ? { ...write, data: { ...write.data, ...fields } } : write];
  });

const olderRows: readonly Row[] = [
  older('new → answering', 'new', theOffice, (letter) =>
    move({ from: 'new', to: 'answering', event: 'answer.started', allowed: '' }, asOffice(letter)),
  ),
  older('withdrawn by the code', 'answering', theOthers, () =>
    move({ from: 'answering', to: 'withdrawn', event: 'enquiry.withdrawn', allowed: '' }, asCodeHolder),
  ),
  older('delete of junk', 'junk', theOffice, (letter) =>
    deletion(letter).filter(({ path }) => path !== contact && path !== phoneTailPath(ref)),
  ),
  rowsOn(inRemoval).commit('enquiries of an older version, removed', theOffice, (letter) =>
    logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record,
      event: personRemoved,
      changes: emptied,
    }),
  ),
  rowsOn(inRemoval).commit('enquiries of an older version, removed but for the phone', nobody, (letter) => {
    const { phone: _phone, ...others } = emptied;
    return logUpdate({
      id: createChangeId(),
      by: asOffice(letter),
      record,
      event: personRemoved,
      changes: others,
    });
  }),
];

const restIn = (state: string): readonly Row[] => {
  const { get, commit } = rowsOn(enquiryIn(state));
  return [
    get(`enquiries get, ${state}`, record, theOffice),
    get(`enquiries contact get, ${state}`, contact, theOffice),
    commit(`enquiries contact update, ${state}`, nobody, () => [
      { type: 'update', path: contact, changes: { phone: '+233201111111' } },
    ]),
    commit(`enquiries contact delete, ${state}`, nobody, () => [{ type: 'delete', path: contact }]),
    get(`tracking of an enquiry get, ${state}`, trackingPath(ref), everybody),
    commit(`enquiries delete, ${state}`, nobody, () => [{ type: 'delete', path: record }]),
    ...[contact, phoneTailPath(ref)].map((left) =>
      commit(`enquiries delete without ${left.split('/')[0] ?? ''}, ${state}`, nobody, (letter) =>
        deletion(letter).filter(({ path }) => path !== left),
      ),
    ),
    commit(
      `enquiries delete with its tracking and contact, ${state}`,
      state === 'junk' ? theOffice : nobody,
      deletion,
    ),
    commit(`tracking of an enquiry delete, ${state}`, nobody, () => [
      { type: 'delete', path: trackingPath(ref) },
    ]),
    commit(`enquiries update of the text, ${state}`, nobody, () => [
      { type: 'update', path: record, changes: { message: 'Something else', updatedAt: serverTime } },
    ]),
  ];
};

const { get, list, commit } = rowsOn(world);

export const enquiryRows: readonly Row[] = [
  list('enquiries', theOffice),
  get('enquiries get, missing', record, theOffice),
  commit('enquiries create', everybody, () => sendEnquiry(ref)),
  commit('enquiries create, with the topic of a worry about a child', nobody, () =>
    sendEnquiry(ref).map((write) =>
      write.type === 'create' && write.path === record
        ? { ...write, data: { ...write.data, topic: 'safeguarding' } }
        : write,
    ),
  ),
  commit('another enquiry without name', nobody, () => sendEnquiry(ref, { name: '' })),
  commit('another enquiry without a way to answer', nobody, () => sendEnquiry(ref, { phone: '', email: '' })),
  commit('enquiries create without tracking', nobody, () => sendEnquiry(ref).slice(0, 3)),
  commit('enquiries create without contact', nobody, () => sentWith({}, null)),
  commit('enquiries create with the phone in the record', nobody, () => sentWith({ phone: '+233241234567' })),
  commit('enquiries create with the email in the record', nobody, () => sentWith({ email: '' })),
  commit('enquiries create as older versions did', nobody, () =>
    sentWith({ phone: '+233241234567', email: '' }, null),
  ),
  commit('enquiries create with a note in the contact', nobody, () => sentWith({}, { note: 'x' })),
  commit('enquiries contact create alone', nobody, () => sendEnquiry(ref).slice(1, 2)),
  rowsOn(olderIn('new')).commit('enquiries contact create beside an older record', nobody, () =>
    sendEnquiry(ref).slice(1, 2),
  ),
  list('enquiries/x/contact', nobody),
  rowsOn(enquiryIn('new')).commit('enquiries create again', nobody, () => sendEnquiry(ref)),
  ...transitions.flatMap(transitionsOf),
  ...withdrawals.flatMap(withdrawalsOf),
  ...['new', 'answering', 'resolved', 'withdrawn', 'junk'].flatMap(restIn),
  ...olderRows,
];
