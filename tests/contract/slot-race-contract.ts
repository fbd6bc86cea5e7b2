import { expect, it } from 'vitest';
import { bookingPath, slotId, slotPath } from '../../src/entities/counselling/booking';
import { trackingPath } from '@/entities/tracking';
import type { BackendPort, Write } from '@/shared/backend';
import { newBookingCode, sendBooking, slotIn } from '../samples/counselling';
import type { BackendUnderTest } from './backend-contract';
import { publishCounsellor } from './publish-counsellor';
import { makeAccount, putOnDuty } from './removal-contract';

const counsellor = { email: 'counsellor@example.com', password: 'a good long password', displayName: 'Esi' };

/**
 * Contract of a slot: of two people who book one hour at the same moment one gets it, and of the other
 * nothing is stored.
 * @param current returns the backend of the running test
 */
export function describeSlotRaceContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  it(`${name}: two people book one hour at once, and one of them gets it`, { timeout: 30_000 }, async () => {
    const { backend, test } = current();
    const { auth, documents } = backend;
    const counsellorId = await makeAccount({ backend, verify: test.verify?.bind(test) }, counsellor);
    await auth.signIn(test.admin);
    await putOnDuty(documents, counsellorId, { name: 'Esi', duties: ['counselling'] });
    await publishCounsellor(documents, counsellorId);
    await auth.signOut();

    const other = await test.open();
    const slot = slotIn(48, 'blue', counsellorId);
    const refs = [newBookingCode(), newBookingCode()] as const;
    const batches = refs.map((ref) => sendBooking(ref, { slot })) as [Write[], Write[]];
    const outcomes = await Promise.allSettled([
      documents.commit(batches[0]),
      other.documents.commit(batches[1]),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes[0].status === 'fulfilled' ? 0 : 1;
    const loser = winner === 0 ? 1 : 0;
    // Not `already-exists`, which a form would take for its own earlier success.
    expect((outcomes[loser] as PromiseRejectedResult).reason).toMatchObject({ code: 'forbidden' });
    expect(await documents.get(bookingPath(refs[winner]))).toMatchObject({ state: 'booked', ...slot });
    expect(await documents.get(slotPath(slotId(slot)))).toMatchObject(slot);
    for (const path of [bookingPath(refs[loser]), trackingPath(refs[loser])])
      expect(await documents.get(path), path).toBeNull();

    // Pressed again, it is still taken; another hour is given, and the first is not lost.
    await expect(other.documents.commit(batches[loser])).rejects.toMatchObject({ code: 'forbidden' });
    await other.documents.commit(sendBooking(refs[loser], { slot: slotIn(49, 'blue', counsellorId) }));
    expect(await documents.get(bookingPath(refs[winner]))).toMatchObject(slot);
  });
}
