import { expect, it } from 'vitest';
import { logChange } from '../../src/entities/change-log';
import {
  counterId,
  type EnteredPayment,
  entryOfPayment,
  paidCollection,
  parsePaid,
  parsePayment,
  parseReceipt,
  paymentCancelled,
  paymentCollection,
  paymentEntered,
  paymentId,
  paymentPath,
  receiptPath,
  writeCounterEntry,
  writePayment,
} from '../../src/entities/money/payment';
import { createReferenceCode } from '../../src/entities/reference-code';
import type { BackendPort } from '@/shared/backend';
import { balanceOf } from '@/shared/ledger';
import { newTuitionCode, office, sendRequest } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of payments: the office enters each reference once, and cancels by a counter-entry.
 * @param current returns the backend of the running test
 */
export function describePaymentContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: a payment is entered once, cancelled by a counter-entry, and entered anew`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const ref = newTuitionCode();
    await documents.commit(sendRequest(ref));
    await auth.signIn(admin);
    const reference = crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase();
    const payment = {
      ref,
      amount: 48_050,
      day: '2026-11-20',
      network: 'mtn',
      reference,
      attempt: 1,
      receipt: createReferenceCode('receipt'),
    } as const;
    const second = { ...payment, attempt: 2, receipt: createReferenceCode('receipt') };
    const enter = (given: EnteredPayment) => {
      const changeId = crypto.randomUUID();
      const record = paymentPath(paymentId(given));
      return documents.commit([
        ...writePayment(given, { changeId, by: office }),
        logChange({ id: changeId, by: office, record, event: paymentEntered }),
      ]);
    };
    const cancel = () => {
      const changeId = crypto.randomUUID();
      const record = paymentPath(counterId(payment));
      return documents.commit([
        ...writeCounterEntry(payment, 'Another family paid this', { changeId, by: office }),
        logChange({ id: changeId, by: office, record, event: paymentCancelled }),
      ]);
    };
    await enter(payment);
    // A colleague enters the same message of the network.
    await expect(enter(payment)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(enter(second)).rejects.toMatchObject({ code: 'forbidden' });
    await cancel();
    await expect(cancel()).rejects.toMatchObject({ code: 'forbidden' });
    await enter(second);

    const found = await documents.list({
      collection: paymentCollection,
      where: [{ field: 'ref', equals: ref }],
      orderBy: { field: 'at', direction: 'descending' },
      limit: 50,
    });
    const entries = found.map(({ id, data }) => parsePayment(id, data));
    expect(entries.map(({ id }) => id).sort()).toEqual(
      [paymentId(payment), counterId(payment), paymentId(second)].sort(),
    );
    expect(balanceOf(entries.map(entryOfPayment))).toBe(-48_050);

    await auth.signOut();
    // The family reads by its code what it paid, and nothing of the office.
    const own = await documents.list({ collection: paidCollection(ref) });
    const paid = own.map(({ id, data }) => parsePaid(id, data));
    expect(paid.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(balanceOf(paid.map(entryOfPayment))).toBe(-48_050);
    // Whoever has the number of a receipt reads whether it counts.
    const [first, other] = await Promise.all(
      [payment.receipt, second.receipt].map(async (number) =>
        parseReceipt(number, (await documents.get(receiptPath(number))) ?? {}),
      ),
    );
    expect(first).toMatchObject({ amount: 48_050, day: '2026-11-20', network: 'mtn' });
    expect(first?.cancelledAt).toBe(entries.find(({ id }) => id === counterId(payment))?.at);
    expect(other).toMatchObject({ amount: 48_050 });
    expect(other).not.toHaveProperty('cancelledAt');
    expect(await documents.get(receiptPath(createReferenceCode('receipt')))).toBeNull();
    await expect(documents.list({ collection: 'receipts', limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
    await expect(documents.list({ collection: paymentCollection, limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
}
