import { expect, it } from 'vitest';
import { logChange } from '../../src/entities/change-log';
import {
  counterId,
  entryOfPayment,
  paidCollection,
  parsePaid,
  parsePayment,
  paymentCancelled,
  paymentCollection,
  paymentEntered,
  paymentId,
  paymentPath,
  writeCounterEntry,
  writePayment,
} from '../../src/entities/money/payment';
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
    } as const;
    const enter = (given: typeof payment | (Omit<typeof payment, 'attempt'> & { attempt: 2 })) => {
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
    await expect(enter({ ...payment, attempt: 2 })).rejects.toMatchObject({ code: 'forbidden' });
    await cancel();
    await expect(cancel()).rejects.toMatchObject({ code: 'forbidden' });
    await enter({ ...payment, attempt: 2 });

    const found = await documents.list({
      collection: paymentCollection,
      where: [{ field: 'ref', equals: ref }],
      orderBy: { field: 'at', direction: 'descending' },
      limit: 50,
    });
    const entries = found.map(({ id, data }) => parsePayment(id, data));
    expect(entries.map(({ id }) => id).sort()).toEqual(
      [paymentId(payment), counterId(payment), paymentId({ ...payment, attempt: 2 })].sort(),
    );
    expect(balanceOf(entries.map(entryOfPayment))).toBe(-48_050);

    await auth.signOut();
    // The family reads by its code what it paid, and nothing of the office.
    const own = await documents.list({ collection: paidCollection(ref) });
    const paid = own.map(({ id, data }) => parsePaid(id, data));
    expect(paid.map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    expect(balanceOf(paid.map(entryOfPayment))).toBe(-48_050);
    await expect(documents.list({ collection: paymentCollection, limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
}
