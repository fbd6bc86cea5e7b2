import { expect, it } from 'vitest';
import { linePath, logTrackedTransition } from '../../src/entities/change-log';
import { bookingPath, parseBooking, slotId, slotPath } from '../../src/entities/counselling/booking';
import { planRun, type Move } from '@/features/admin/bulk/model/bulk-run';
import { bookingRecord } from '@/features/counselling/talk-desk/model/booking-record';
import type { BackendPort } from '@/shared/backend';
import { newBookingCode, sendBooking, slotIn } from '../samples/counselling';
import type { BackendUnderTest } from './backend-contract';
import { publishCounsellor } from './publish-counsellor';
import { makeAccount, putOnDuty } from './removal-contract';

const counsellor = { email: 'many@example.com', password: 'a good long password', displayName: 'Esi' };

/**
 * Contract of a run over talks: each line frees the time of its talk once, and none that somebody else has
 * taken since.
 * @param current returns the backend of the running test
 */
export function describeTalkRunContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly test: BackendUnderTest },
): void {
  it(`${name}: many talks are called off, and each time is free once`, { timeout: 30_000 }, async () => {
    const { backend, test } = current();
    const { auth, documents } = backend;
    const userId = await makeAccount({ backend, verify: test.verify?.bind(test) }, counsellor);
    await auth.signIn(test.admin);
    await putOnDuty(documents, userId, { name: 'Esi', duties: ['counselling'] });
    await publishCounsellor(documents, userId);
    await auth.signOut();
    const other = await test.open();
    const [first, second] = [slotIn(72, 'blue', userId), slotIn(73, 'blue', userId)];
    const [one, two, late] = [newBookingCode(), newBookingCode(), newBookingCode()];
    await other.documents.commit(sendBooking(one, { slot: first }));
    await other.documents.commit(sendBooking(two, { slot: second }));

    await auth.signIn(counsellor);
    const read = async (ref: string) => parseBooking(ref, (await documents.get(bookingPath(ref))) ?? {});
    const records = await Promise.all(
      [one, two].map(async (ref) => bookingRecord(await read(ref), new Date())),
    );
    const { lines, unfit } = planRun({
      actionId: crypto.randomUUID(),
      view: 'counselling',
      act: { event: 'booking.cancelled' },
      records,
      changes: { cancelReason: 'counsellor-unavailable' },
    });
    expect([lines.length, unfit.length]).toEqual([2, 0]);
    const by = { kind: 'office', userId, name: 'Esi' } as const;
    const write = ({ actionId: id, path, besides, ...move }: Move) =>
      documents.commit([...logTrackedTransition({ ...move, id, by, record: path }), ...besides]);
    const [cancelling, next] = lines.map(({ move }) => move);
    if (!cancelling || !next) throw new Error('the run has two lines');
    await write(cancelling);
    expect(await documents.get(slotPath(slotId(first)))).toBeNull();
    expect(await documents.get(slotPath(slotId(second)))).not.toBeNull();

    // Repeated, as after an answer that was lost, also when somebody takes the time between.
    await expect(write(cancelling)).rejects.toMatchObject({ code: 'already-exists' });
    await other.documents.commit(sendBooking(late, { slot: first }));
    await expect(write(cancelling)).rejects.toMatchObject({ code: 'already-exists' });
    expect(await documents.get(slotPath(slotId(first)))).toMatchObject(first);
    expect(await read(late)).toMatchObject({ state: 'booked' });
    expect(await read(one)).toMatchObject({ state: 'cancelled', cancelReason: 'counsellor-unavailable' });

    // Another tab has called the second one off.
    await write({ ...next, actionId: crypto.randomUUID() });
    await expect(write(next)).rejects.toMatchObject({ code: 'not-found' });
    expect(await documents.get(linePath(bookingPath(two), next.actionId))).toBeNull();
  });
}
