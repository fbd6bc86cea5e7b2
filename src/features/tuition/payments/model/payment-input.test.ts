import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createReferenceCode } from '@/entities/reference-code';
import { paymentSchema, type PaymentInput } from './payment-input';

const today = () => new Date('2026-11-28T12:00:00.000Z');
const ref = createReferenceCode('tuition');
const part = `${ref.slice(4, 8)} ${ref.slice(8, 12)}`;
/** Another code with the same part; its check character does not matter here. */
const twin = `${ref.slice(0, 12)}00000`;
const other = createReferenceCode('tuition');
const schema = paymentSchema(today, [other, ref]);
const typed: PaymentInput = {
  ref,
  amount: '480.50',
  day: '2026-11-27',
  network: 'mtn',
  reference: '1234 5678-901',
};

const problems = (change: Partial<PaymentInput>) =>
  v
    .safeParse(schema, { ...typed, ...change })
    .issues?.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message.replace(/\?.*/, '')}`)[0];

it('reads a payment as it is typed', () => {
  expect(v.parse(schema, { ...typed, ref: ref.toLowerCase() })).toEqual({
    ref,
    amount: 48_050,
    day: '2026-11-27',
    network: 'mtn',
    reference: '12345678901',
  });
});

describe('the part of the code that a family writes', () => {
  it.each([part, part.toLowerCase(), part.replaceAll('0', 'o').replaceAll('1', 'l'), `LL-T ${part}`])(
    'finds its request: %j',
    (text) => {
      expect(v.parse(schema, { ...typed, ref: text }).ref).toBe(ref);
    },
  );

  it.each([
    ['no open request', [other], 'requestPart'],
    ['no request at all', [], 'requestPart'],
    ['two open requests', [ref, twin], 'requestParts'],
    ['requests that are not known', null, 'requestCode'],
  ])('is refused for %s', (_, open, key) => {
    const { issues } = v.safeParse(paymentSchema(today, open), { ...typed, ref: part });
    expect(issues?.map(({ message }) => message)).toEqual([key]);
  });
});

describe('the amount', () => {
  it.each([
    ['480', 48_000],
    ['GH₵ 1,480.05', 148_005],
    ['0.01', 1],
    ['20,000', 2_000_000],
    ['1 480', 148_000],
  ])('%s is %i pesewas', (amount, pesewas) => {
    expect(v.parse(schema, { ...typed, amount }).amount).toBe(pesewas);
  });

  it.each([
    ['', 'required'],
    ['0', 'payment'],
    ['0.00', 'payment'],
    ['-480', 'payment'],
    ['−480', 'payment'],
    // Somebody means pesewas, or a slip of the finger.
    ['480,50', 'payment'],
    ['48 50', 'payment'],
    ['20000.01', 'payment'],
    ['999999999999', 'payment'],
    ['480.505', 'payment'],
    ['$20', 'cedisOnly'],
    ['20 USD', 'cedisOnly'],
    ['20 us', 'cedisOnly'],
    ['20 dollars', 'cedisOnly'],
    ['€20', 'cedisOnly'],
    ['₦5000', 'cedisOnly'],
    ['eighty', 'number'],
  ])('is refused: %j', (amount, message) => {
    expect(problems({ amount })).toBe(`amount: ${message}`);
  });
});

it.each([
  [{ ref: '' }, 'ref: required'],
  [{ ref: 'LL-T123' }, 'ref: requestCode'],
  [{ ref: createReferenceCode('enquiry') }, 'ref: requestCode'],
  [{ day: '' }, 'day: required'],
  [{ day: '2026-02-30' }, 'day: date'],
  [{ day: '2026-11-29' }, 'day: dateFuture'],
  [{ network: '' }, 'network: required'],
  [{ reference: ' ' }, 'reference: required'],
  [{ reference: '12' }, 'reference: paymentReference'],
  [{ reference: '1234_5678' }, 'reference: paymentReference'],
  [{ reference: '1'.repeat(31) }, 'reference: paymentReference'],
])('is refused: %j', (change, problem) => {
  expect(problems(change)).toBe(problem);
});

it.each([
  ['25', undefined],
  ['25.01', 'amount: refundMost?max=25'],
  ['0', 'amount: payment?max=20000'],
  ['-1', 'amount: payment?max=20000'],
  ['$1', 'amount: cedisOnly'],
])('gives back at most what was paid too much: %s', (amount, problem) => {
  const refund = paymentSchema(today, [], 2500);
  const { issues } = v.safeParse(refund, { ...typed, amount });
  expect(issues?.map(({ path, message }) => `${String(path?.[0]?.key)}: ${message}`)[0]).toBe(problem);
});
