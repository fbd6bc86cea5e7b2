import { expect, it } from 'vitest';
import { counterId, paymentId, type Payment } from '@/entities/money/payment';
import { toCsv } from '@/shared/lib/csv';
import { paymentColumns, receivedBy, type PaymentWords } from './payment-columns';

const words: PaymentWords = {
  titles: {
    code: 'Code',
    what: 'What',
    amount: 'Amount',
    network: 'How',
    reference: 'Reference',
    receipt: 'Receipt',
    cancelled: 'Cancelled',
    reason: 'Reason',
    by: 'By',
  },
  what: (kind) => kind,
  network: (network) => network,
  cancelled: 'yes',
};

const paid = (reference: string, change: Partial<Payment> = {}): Payment => {
  const payment = {
    id: '',
    at: '2026-11-28T10:00:00.000Z',
    lastChange: 'c1',
    ref: 'LL-T0123456789ABC',
    amount: 48_050,
    day: '2026-11-27',
    network: 'mtn',
    reference,
    attempt: 1,
    receipt: 'LL-R0123456789ABC',
    userId: 'u1',
    name: 'Efua',
    ...change,
  } as const satisfies Payment;
  return { ...payment, id: paymentId(payment) };
};

const counter = (payment: Payment, reason: string): Payment => ({
  ...payment,
  id: counterId(payment),
  reason,
});

const first = paid('A1234');
const payments = [
  first,
  counter(first, '=1+1'),
  paid('B1234', { amount: 5000 }),
  paid('C1234', { amount: 1005, isRefund: true }),
  counter(paid('D1234', { amount: 700, isRefund: true }), 'twice'),
];

it('adds up to what was received', () => {
  expect(payments.map(receivedBy)).toEqual([48_050, -48_050, 5000, -1005, 700]);
});

it('says what each entry is, with its code as it is wanted, and holds no formula', () => {
  const csv = toCsv(
    paymentColumns(words, payments, (ref) => ref.slice(0, 6)),
    payments,
  );
  expect(csv.split('\r\n').slice(1, 5)).toEqual([
    'LL-T01,payment,480.5,mtn,A1234,LL-R 0123 4567 89AB C,yes,,Efua',
    "LL-T01,counter-entry,-480.5,mtn,A1234,LL-R 0123 4567 89AB C,,'=1+1,Efua",
    'LL-T01,payment,50,mtn,B1234,LL-R 0123 4567 89AB C,,,Efua',
    'LL-T01,refund,-10.05,mtn,C1234,LL-R 0123 4567 89AB C,,,Efua',
  ]);
});
