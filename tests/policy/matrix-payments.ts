import { logChange } from '../../src/entities/change-log';
import {
  counterId,
  paidCollection,
  paidPath,
  paymentCancelled,
  paymentEntered,
  paymentId,
  paymentPath,
  receiptPath,
  refundEntered,
  writeCounterEntry,
  writePayment,
  type EnteredPayment,
} from '../../src/entities/money/payment';
import { tuitionRequestPath } from '../../src/entities/tuition-request';
import type { DocumentData, Write } from '@/shared/backend';
import { asOffice, cardOf, idOf, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const changeId = '5d3b1c3a-6f58-4d0e-9a55-0c8a1e4d7b11';
const ref = 'LL-T0000000000000';
const entered: EnteredPayment = {
  ...{ ref, amount: 48_000, day: '2026-03-08', network: 'mtn', reference: '12345678901', attempt: 1 },
  receipt: 'LL-R0000000000000',
};
const stored = { at: '2026-03-09T16:12:00.000Z', lastChange: 'x', ...entered, userId: 'x', name: 'Ama' };
const known = { ...world, [tuitionRequestPath(ref)]: { state: 'running' } };
const shown = { at: stored.at, amount: entered.amount, day: entered.day, network: 'mtn' };
const ofFamily = { ...shown, reference: entered.reference, attempt: 1, receipt: entered.receipt };
const receipt = { ...shown, lastChange: 'x' };
const paid = {
  ...known,
  [paymentPath(paymentId(entered))]: stored,
  [paidPath(ref, paymentId(entered))]: ofFamily,
  [receiptPath(entered.receipt)]: receipt,
};
const cancelled = {
  ...paid,
  [paymentPath(counterId(entered))]: { ...stored, reason: 'Typed wrongly' },
  [paidPath(ref, counterId(entered))]: ofFamily,
  [receiptPath(entered.receipt)]: { ...receipt, cancelledAt: stored.at },
};

const on = { known: rowsOn(known), paid: rowsOn(paid), cancelled: rowsOn(cancelled) };

const signed = (letter: Letter) => ({ changeId, by: { userId: idOf(letter), name: cardOf(letter).name } });

const line = (letter: Letter, id: string, event: string, after = {}) =>
  logChange({ id: changeId, by: asOffice(letter), record: paymentPath(id), event, after });

const withFields = (write: Write, fields: DocumentData): Write =>
  write.type === 'create' ? { ...write, data: { ...write.data, ...fields } } : write;

/** A payment with fields that differ: of the office's record, of what the family reads, of the receipt. */
const enter =
  (
    given: Partial<EnteredPayment> = {},
    fields: DocumentData = {},
    ofFamily: DocumentData = {},
    ofReceipt: DocumentData = {},
  ) =>
  (letter: Letter): readonly [Write, Write, Write, Write] => {
    const payment = { ...entered, ...given };
    const [record, copy, written] = writePayment(payment, signed(letter));
    return [
      withFields(record, fields),
      withFields(copy, ofFamily),
      line(letter, paymentId(payment), paymentEntered),
      withFields(written, ofReceipt),
    ];
  };

/** The payment entered anew, with a receipt of its own. */
const second = { attempt: 2, receipt: 'LL-R0000000000001' };

const cancel =
  (fields: DocumentData = {}) =>
  (letter: Letter): readonly [Write, Write, Write, Write] => {
    const [record, copy, receipt] = writeCounterEntry(entered, 'Typed wrongly', signed(letter));
    // What the family reads says the same, so that nothing else is wrong.
    const { amount = entered.amount } = fields;
    return [
      withFields(record, fields),
      withFields(copy, { amount }),
      line(letter, counterId(entered), paymentCancelled),
      receipt,
    ];
  };

/** What the family reads, stored below another path. */
const below = (write: Write, path: string): Write => ({ ...write, path });

/** Money given back, with the line of this event. */
const giveBack =
  (event: string = refundEntered) =>
  (letter: Letter): readonly [Write, Write, Write, Write] => {
    const [record, copy, , receipt] = enter({ isRefund: true })(letter);
    return [record, copy, line(letter, paymentId(entered), event), receipt];
  };

/** Who enters what a family paid, and cancels it. */
export const paymentRows: readonly Row[] = [
  on.paid.get('payments get', paymentPath(paymentId(entered)), theOffice),
  on.paid.list('payments', theOffice),
  on.known.commit('payments create', theOffice, enter()),
  on.known.commit('payments create, of a pesewa', theOffice, enter({ amount: 1 })),
  on.known.commit('payments create, without a line', nobody, (letter) => {
    const [record, copy, , receipt] = enter()(letter);
    return [record, copy, receipt];
  }),
  on.known.commit('payments create, with the line of a counter-entry', nobody, (letter) => [
    ...enter()(letter).slice(0, 2),
    line(letter, paymentId(entered), paymentCancelled),
    ...enter()(letter).slice(3),
  ]),
  on.known.commit('payments create, with a line that says more', nobody, (letter) => [
    ...enter()(letter).slice(0, 2),
    line(letter, paymentId(entered), paymentEntered, { amount: 5 }),
    ...enter()(letter).slice(3),
  ]),
  on.known.commit('payments create, of nothing', nobody, enter({ amount: 0 })),
  on.known.commit('payments create, of less than nothing', nobody, enter({ amount: -48_000 })),
  on.known.commit('payments create, of half a pesewa', nobody, enter({ amount: 0.5 })),
  on.known.commit('payments create, absurdly large', nobody, enter({ amount: 2_000_001 })),
  on.known.commit('payments create, by no known way', nobody, enter({}, { network: 'dollars' })),
  on.known.commit('payments create, on no day', nobody, enter({ day: '2026-02-30' })),
  on.known.commit('payments create, signed for another', nobody, enter({}, { userId: 'somebody' })),
  on.known.commit('payments create, at another time', nobody, enter({}, { at: stored.at })),
  on.known.commit('payments create, with a field more', nobody, enter({}, { currency: 'USD' })),
  on.known.commit('payments create, under another id', nobody, enter({}, { reference: '12345678902' })),
  on.known.commit('payments create, with a reason', nobody, enter({}, { reason: 'Typed wrongly' })),
  on.known.commit('payments create, for an unknown code', nobody, enter({ ref: 'LL-T0000000000001' })),
  on.known.commit('payments create, the second before the first', nobody, enter(second)),
  on.paid.commit('payments create, again', nobody, enter()),
  on.paid.commit('payments create, the second beside the first', nobody, enter(second)),
  on.cancelled.commit('payments create, anew after a counter-entry', theOffice, enter(second)),
  on.cancelled.commit(
    'payments create, the third before the second',
    nobody,
    enter({ ...second, attempt: 3 }),
  ),
  on.known.commit('payments create, a refund', theOffice, giveBack()),
  on.known.commit('payments create, a refund with the line of a payment', nobody, giveBack(paymentEntered)),
  on.known.commit('payments create, with the line of a refund', nobody, (letter) => {
    const [record, copy, , receipt] = enter()(letter);
    return [record, copy, line(letter, paymentId(entered), refundEntered), receipt];
  }),
  on.known.commit('payments create, a refund that the family reads as a payment', nobody, (letter) => {
    const [record, , change, receipt] = giveBack()(letter);
    return [record, enter()(letter)[1], change, receipt];
  }),
  on.known.commit('payments create, a refund with the receipt of a payment', nobody, (letter) => [
    ...giveBack()(letter).slice(0, 3),
    enter()(letter)[3],
  ]),
  on.known.commit(
    'receipts create, of a payment as of a refund',
    nobody,
    enter({}, {}, {}, { isRefund: true }),
  ),
  on.paid.commit('payments cancel', theOffice, cancel()),
  on.paid.commit('payments cancel, without a line', nobody, (letter) => {
    const [record, copy, , receipt] = cancel()(letter);
    return [record, copy, receipt];
  }),
  on.paid.commit('payments cancel, in part', nobody, cancel({ amount: 1000 })),
  on.paid.commit('payments cancel, of another family', nobody, cancel({ ref: 'LL-T0000000000001' })),
  on.paid.commit('payments cancel, without a reason', nobody, cancel({ reason: '' })),
  on.paid.commit('payments cancel, signed for another', nobody, cancel({ name: 'Somebody' })),
  on.known.commit('payments cancel, of no payment', nobody, cancel()),
  on.cancelled.commit('payments cancel, again', nobody, cancel()),
  on.paid.commit('payments update', nobody, (letter) => [
    { type: 'update', path: paymentPath(paymentId(entered)), changes: { amount: 1, lastChange: changeId } },
    line(letter, paymentId(entered), paymentEntered),
  ]),
  on.paid.commit('payments delete', nobody, () => [
    { type: 'delete', path: paymentPath(paymentId(entered)) },
  ]),
  on.paid.get('paid get', paidPath(ref, paymentId(entered)), everybody),
  on.paid.list(paidCollection(ref), everybody),
  on.known.commit('payments create, without what the family reads', nobody, (letter) => {
    const [record, , change, receipt] = enter()(letter);
    return [record, change, receipt];
  }),
  on.paid.commit('payments cancel, without what the family reads', nobody, (letter) => {
    const [record, , change, receipt] = cancel()(letter);
    return [record, change, receipt];
  }),
  on.known.commit('paid create, alone', nobody, (letter) => enter()(letter).slice(1, 2)),
  on.known.commit('paid create, of another amount', nobody, enter({}, {}, { amount: 50_000 })),
  on.known.commit('paid create, of another day', nobody, enter({}, {}, { day: '2026-03-07' })),
  on.known.commit('paid create, with who entered it', nobody, enter({}, {}, { userId: 'x' })),
  on.known.commit('paid create, at another time', nobody, enter({}, {}, { at: stored.at })),
  on.known.commit('paid create, of another family', nobody, (letter) => {
    const [record, copy, change, receipt] = enter()(letter);
    const other = below(copy, paidPath('LL-T0000000000001', paymentId(entered)));
    return [record, copy, other, change, receipt];
  }),
  on.known.commit('paid create, under another id', nobody, (letter) => {
    const [record, copy, change, receipt] = enter()(letter);
    return [record, copy, below(copy, paidPath(ref, 'mtn-12345678901-2')), change, receipt];
  }),
  on.paid.commit('paid update', nobody, () => [
    { type: 'update', path: paidPath(ref, paymentId(entered)), changes: { amount: 1 } },
  ]),
  on.paid.commit('paid delete', nobody, () => [{ type: 'delete', path: paidPath(ref, paymentId(entered)) }]),
  on.paid.get('receipts get', receiptPath(entered.receipt), everybody),
  on.known.get('receipts get, of nothing', receiptPath(entered.receipt), everybody),
  on.paid.list('receipts', nobody),
  on.known.commit('payments create, without a receipt', nobody, (letter) => enter()(letter).slice(0, 3)),
  on.paid.commit('payments create, with the receipt of another', nobody, (letter) =>
    enter({ reference: '12345678902' })(letter).slice(0, 3),
  ),
  on.known.commit('payments create, with a number that is none', nobody, enter({ receipt: 'LL-R1' })),
  on.paid.commit('payments cancel, without the receipt', nobody, (letter) => cancel()(letter).slice(0, 3)),
  on.known.commit('receipts create, alone', nobody, (letter) => enter()(letter).slice(3)),
  on.known.commit('receipts create, with a line alone', nobody, (letter) => enter()(letter).slice(2)),
  on.known.commit('receipts create, of another amount', nobody, enter({}, {}, {}, { amount: 50_000 })),
  on.known.commit('receipts create, of another day', nobody, enter({}, {}, {}, { day: '2026-03-07' })),
  on.known.commit('receipts create, by another way', nobody, enter({}, {}, {}, { network: 'cash' })),
  on.known.commit('receipts create, at another time', nobody, enter({}, {}, {}, { at: stored.at })),
  on.known.commit('receipts create, with the reference', nobody, enter({}, {}, {}, { reference: '1234' })),
  on.known.commit('receipts create, with the code', nobody, enter({}, {}, {}, { ref })),
  on.known.commit('receipts create, cancelled', nobody, enter({}, {}, {}, { cancelledAt: stored.at })),
  on.known.commit('receipts create, two of one payment', nobody, (letter) => [
    ...enter()(letter),
    ...enter()(letter)
      .slice(3)
      .map((write) => below(write, receiptPath('LL-R0000000000001'))),
  ]),
  on.paid.commit('receipts cancel, alone', nobody, (letter) => cancel()(letter).slice(3)),
  on.paid.commit('receipts cancel, with the payment of another', nobody, (letter) => [
    ...enter({ reference: '12345678902', receipt: 'LL-R0000000000001' })(letter),
    ...cancel()(letter).slice(3),
  ]),
  on.paid.commit('receipts cancel, and change the amount', nobody, (letter) =>
    cancel()(letter).map((write) =>
      write.type === 'update' ? { ...write, changes: { ...write.changes, amount: 1 } } : write,
    ),
  ),
  on.paid.commit('receipts cancel, at another time', nobody, (letter) =>
    cancel()(letter).map((write) =>
      write.type === 'update' ? { ...write, changes: { ...write.changes, cancelledAt: stored.at } } : write,
    ),
  ),
  on.cancelled.commit('receipts update, as if it counted', nobody, () => [
    { type: 'update', path: receiptPath(entered.receipt), changes: { cancelledAt: stored.at, amount: 1 } },
  ]),
  on.paid.commit('receipts delete', nobody, () => [{ type: 'delete', path: receiptPath(entered.receipt) }]),
  on.known.commit('changeLog create, of no payment', nobody, (letter) => [
    line(letter, paymentId(entered), paymentEntered),
  ]),
];
