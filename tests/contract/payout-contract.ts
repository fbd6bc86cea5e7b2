import { expect, it } from 'vitest';
import { logChange } from '../../src/entities/change-log';
import { closingPath, monthClosed, readClosedMonths, writeClosing } from '../../src/entities/money/closing';
import {
  parsePayout,
  payoutCollection,
  payoutId,
  payoutMade,
  payoutPaid,
  payoutPath,
  payoutRefused,
  writePaid,
  writePayout,
  writeRefused,
} from '../../src/entities/money/payout';
import type { BackendPort } from '@/shared/backend';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of closed months and payouts: a month is closed once, and a tutor is paid it once, again only
 * after a refusal.
 * @param current returns the backend of the running test
 */
export function describePayoutContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  it(`${name}: a month is closed once, and paid to a tutor once`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    await auth.signIn(admin);
    // Tests share a backend: another month each time.
    const month = `20${String(10 + Math.floor(Math.random() * 14))}-0${String(1 + Math.floor(Math.random() * 9))}`;
    const close = () => {
      const changeId = crypto.randomUUID();
      const sums = { lessons: 2, charged: 13_000, payments: 1, settled: 10_000 };
      const terms = { trialPayer: 'family', tutorPercent: 80 } as const;
      return documents.commit([
        ...writeClosing({ month, ...sums, ...terms }, { changeId, by: office }),
        logChange({ id: changeId, by: office, record: closingPath(month), event: monthClosed }),
      ]);
    };
    const made = {
      ...{ run: crypto.randomUUID(), tutorId: crypto.randomUUID(), month, attempt: 1, amount: 9600 },
      network: 'mtn',
      number: '+233241234567',
    } as const;
    const make = (payout: Parameters<typeof writePayout>[0]) => {
      const changeId = crypto.randomUUID();
      return documents.commit([
        writePayout(payout, { changeId, by: office }),
        logChange({ id: changeId, by: office, record: payoutPath(payoutId(payout)), event: payoutMade }),
      ]);
    };
    await expect(make(made)).rejects.toMatchObject({ code: 'forbidden' });
    await close();
    await expect(close()).rejects.toMatchObject({ code: 'forbidden' });
    const closed = (await readClosedMonths(documents)).find((one) => one.month === month);
    expect(closed).toMatchObject({ month, trialPayer: 'family', tutorPercent: 80 });

    const second = { ...made, attempt: 2 };
    await make(made);
    await expect(make(made)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(make(second)).rejects.toMatchObject({ code: 'forbidden' });
    const refusal = crypto.randomUUID();
    await documents.commit([
      writeRefused(payoutId(made), 'Number not registered', refusal),
      logChange({ id: refusal, by: office, record: payoutPath(payoutId(made)), event: payoutRefused }),
    ]);
    await make(second);
    const reference = crypto.randomUUID().replaceAll('-', '').slice(0, 20).toUpperCase();
    const pay = (payout: typeof second | typeof made) => {
      const id = payoutId(payout);
      const changeId = crypto.randomUUID();
      return documents.commit([
        ...writePaid({ id, network: 'mtn' }, reference, changeId),
        logChange({ id: changeId, by: office, record: payoutPath(id), event: payoutPaid }),
      ]);
    };
    await expect(pay(made)).rejects.toMatchObject({ code: 'forbidden' });
    await pay(second);
    await expect(pay(second)).rejects.toMatchObject({ code: 'forbidden' });

    const found = await documents.list({
      collection: payoutCollection,
      where: [{ field: 'tutorId', equals: made.tutorId }],
    });
    expect(found.map(({ id, data }) => parsePayout(id, data))).toMatchObject([
      { attempt: 1, state: 'refused', reason: 'Number not registered' },
      { attempt: 2, state: 'paid', reference },
    ]);
    await auth.signOut();
    expect((await readClosedMonths(documents)).some((one) => one.month === month)).toBe(true);
    await expect(documents.list({ collection: payoutCollection, limit: 5 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });
}
