import { logChange } from '../../src/entities/change-log';
import {
  payoutId,
  payoutMade,
  payoutPaid,
  payoutPath,
  payoutReferencePath,
  payoutRefused,
  writePaid,
  writePayout,
  writeRefused,
} from '../../src/entities/money/payout';
import type { DocumentData, Write } from '@/shared/backend';
import { closedOctober } from './matrix-closings';
import { asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { nobody, rowsOn, theOffice, type Row } from './matrix-row';

const changeId = '9d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b11';
const made = {
  run: '6d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b11',
  ...{ tutorId: 'demo-tutor', month: '2025-10', attempt: 1, amount: 9600 },
  network: 'mtn',
  number: '+233241234567',
} as const;
const id = payoutId(made);
const second = { ...made, attempt: 2 };
const reference = '98765432101';
const at = '2025-11-03T09:00:00.000Z';
const stored = { ...made, state: 'sent', at, lastChange: 'x', userId: 'x', name: 'Ama' };
const closed = { ...world, ...closedOctober };
const sent = { ...closed, [payoutPath(id)]: stored };
const refused = {
  ...closed,
  [payoutPath(id)]: { ...stored, state: 'refused', notedAt: at, reason: 'Wrong' },
};
const paid = {
  ...closed,
  [payoutPath(id)]: { ...stored, state: 'paid', notedAt: at, reference },
  [payoutReferencePath({ network: 'mtn', reference })]: { at, payout: id },
};
const on = {
  open: rowsOn(world),
  closed: rowsOn(closed),
  sent: rowsOn(sent),
  refused: rowsOn(refused),
  paid: rowsOn(paid),
};

const line = (letter: Letter, event: string, of = id) =>
  logChange({ id: changeId, by: asOffice(letter), record: payoutPath(of), event });

const make =
  (given: { readonly attempt?: number } = {}, fields: DocumentData = {}) =>
  (letter: Letter): readonly Write[] => {
    const payout = { ...made, ...given };
    const by = { userId: idOf(letter), name: cardOf(letter).name };
    const write = writePayout(payout, { changeId, by });
    return [
      write.type === 'create' ? { ...write, data: { ...write.data, ...fields } } : write,
      line(letter, payoutMade, payoutId(payout)),
    ];
  };

const changed = (write: Write, changes: DocumentData): Write =>
  write.type === 'update' ? { ...write, changes: { ...write.changes, ...changes } } : write;

const pay =
  (changes: DocumentData = {}, event = payoutPaid) =>
  (letter: Letter): readonly [Write, Write, Write] => {
    const [write, claim] = writePaid({ id, network: 'mtn' }, reference, changeId);
    return [changed(write, changes), claim, line(letter, event)];
  };

const refuse =
  (changes: DocumentData = {}) =>
  (letter: Letter): readonly Write[] => [
    changed(writeRefused(id, 'The number is not registered', changeId), changes),
    line(letter, payoutRefused),
  ];

/** Who pays tutors, notes what became of it, and reads it. */
export const payoutRows: readonly Row[] = [
  on.sent.get('payouts get', payoutPath(id), 'TAC'),
  on.sent.list('payouts', theOffice),
  on.closed.commit('payouts create', theOffice, make()),
  on.closed.commit('payouts create, without a number', theOffice, make({}, { network: 'none', number: '' })),
  on.open.commit('payouts create, of an open month', nobody, make()),
  on.sent.commit('payouts create, again', nobody, make()),
  on.sent.commit('payouts create, the second beside the first', nobody, make(second)),
  on.paid.commit('payouts create, the second after it was paid', nobody, make(second)),
  on.refused.commit('payouts create, the second after a refusal', theOffice, make(second)),
  on.refused.commit('payouts create, the third before the second', nobody, make({ attempt: 3 })),
  on.closed.commit('payouts create, the second before the first', nobody, make(second)),
  on.closed.commit('payouts create, of nothing', nobody, make({}, { amount: 0 })),
  on.closed.commit('payouts create, of half a pesewa', nobody, make({}, { amount: 0.5 })),
  on.closed.commit('payouts create, absurdly large', nobody, make({}, { amount: 5_000_001 })),
  on.closed.commit('payouts create, to no number', nobody, make({}, { number: '0241' })),
  on.closed.commit('payouts create, under another id', nobody, make({}, { tutorId: 'somebody' })),
  on.closed.commit('payouts create, as paid', nobody, make({}, { state: 'paid' })),
  on.closed.commit('payouts create, with a reference', nobody, make({}, { reference })),
  on.closed.commit('payouts create, signed for another', nobody, make({}, { name: 'Somebody' })),
  on.closed.commit('payouts create, at another time', nobody, make({}, { at })),
  on.closed.commit('payouts create, without a line', nobody, (letter) => make()(letter).slice(0, 1)),
  on.sent.commit('payouts pay', theOffice, pay()),
  on.sent.commit('payouts pay, without the reference', nobody, (letter) => {
    const [write, , change] = pay()(letter);
    return [write, change];
  }),
  on.sent.commit('payouts pay, another sum', nobody, pay({ amount: 1 })),
  on.sent.commit('payouts pay, at another time', nobody, pay({ notedAt: at })),
  on.sent.commit('payouts pay, with the line of a refusal', nobody, pay({}, payoutRefused)),
  on.sent.commit('payouts pay, with a reason', nobody, pay({ reason: 'x' })),
  on.sent.commit('payouts pay, without a line', nobody, (letter) => pay()(letter).slice(0, 2)),
  on.paid.commit('payouts pay, again', nobody, pay()),
  on.refused.commit('payouts pay, after a refusal', nobody, pay()),
  rowsOn({
    ...sent,
    [payoutReferencePath({ network: 'mtn', reference })]: { at, payout: 'other' },
  }).commit('payouts pay, with the reference of another', nobody, pay()),
  on.sent.commit('payouts refuse', theOffice, refuse()),
  on.sent.commit('payouts refuse, without a reason', nobody, refuse({ reason: '' })),
  on.sent.commit('payouts refuse, with a reference', nobody, refuse({ reference })),
  on.paid.commit('payouts refuse, after it was paid', nobody, refuse()),
  on.sent.commit('payouts update, back to sent', nobody, (letter) => [
    { type: 'update', path: payoutPath(id), changes: { amount: 1, lastChange: changeId } },
    line(letter, payoutMade),
  ]),
  on.sent.commit('payouts delete', nobody, () => [{ type: 'delete', path: payoutPath(id) }]),
  on.paid.get('payoutReferences get', payoutReferencePath({ network: 'mtn', reference }), theOffice),
  on.paid.list('payoutReferences', nobody),
  on.sent.commit('payoutReferences create, alone', nobody, (letter) => pay()(letter).slice(1, 2)),
  on.sent.commit('payoutReferences create, of a refused one', nobody, (letter) => [
    ...refuse()(letter),
    ...pay()(letter).slice(1, 2),
  ]),
  on.paid.commit('payoutReferences delete', nobody, () => [
    { type: 'delete', path: payoutReferencePath({ network: 'mtn', reference }) },
  ]),
];
