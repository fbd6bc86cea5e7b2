import {
  createChangeId,
  deletionId,
  logChange,
  recordDeleted,
  type ChangedBy,
} from '../../src/entities/change-log';
import { enquiryPath } from '../../src/entities/enquiry';
import { trackingPath, trackTransition } from '@/entities/tracking';
import { serverTime, type Write } from '@/shared/backend';
import { newEnquiryCode, sendEnquiry } from '../samples/records';
import { documentsOf, type Documents } from './attempt';
import { asCodeHolder, asOffice, world } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, theOthers, type Row } from './matrix-row';

const ref = newEnquiryCode();
const record = enquiryPath(ref);

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

const restIn = (state: string): readonly Row[] => {
  const { get, commit } = rowsOn(enquiryIn(state));
  return [
    get(`enquiries get, ${state}`, record, theOffice),
    get(`tracking of an enquiry get, ${state}`, trackingPath(ref), everybody),
    commit(`enquiries delete, ${state}`, nobody, () => [{ type: 'delete', path: record }]),
    commit(
      `enquiries delete with its tracking, ${state}`,
      state === 'junk' ? theOffice : nobody,
      (letter) => [
        { type: 'delete', path: record },
        { type: 'delete', path: trackingPath(ref) },
        logChange({
          id: deletionId('c1'),
          by: asOffice(letter),
          record,
          event: recordDeleted,
          before: { state: 'junk' },
        }),
      ],
    ),
    commit(`tracking of an enquiry delete, ${state}`, nobody, () => [
      { type: 'delete', path: trackingPath(ref) },
    ]),
    commit(`enquiries update of the text, ${state}`, nobody, () => [
      { type: 'update', path: record, changes: { message: 'Something else', updatedAt: serverTime } },
    ]),
  ];
};

const { list, commit } = rowsOn(world);

export const enquiryRows: readonly Row[] = [
  list('enquiries', theOffice),
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
  commit('enquiries create without tracking', nobody, () => sendEnquiry(ref).slice(0, 1)),
  rowsOn(enquiryIn('new')).commit('enquiries create again', nobody, () => sendEnquiry(ref)),
  ...transitions.flatMap(transitionsOf),
  ...withdrawals.flatMap(withdrawalsOf),
  ...['new', 'answering', 'resolved', 'withdrawn', 'junk'].flatMap(restIn),
];
