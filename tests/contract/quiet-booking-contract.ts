import { expect, it } from 'vitest';
import { codeHolder, createChangeId, logChange } from '../../src/entities/change-log';
import {
  bookingPath,
  bookingPersonPath,
  cancelBooking,
  parseBooking,
  wordCodePath,
} from '../../src/entities/counselling/booking';
import type { BackendPort } from '@/shared/backend';
import { newQuietCode, sendQuietBooking } from '../samples/quiet-bookings';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of quiet bookings: three words lead to one booking and to no second one, until it is over.
 * @param current returns the backend of the running test
 */
export function describeQuietBookingContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  const documents = () => current().backend.documents;

  it(`${name}: three words find a quiet booking until it is over, and nobody lists them`, async () => {
    const { backend, admin } = current();
    const wordCode = 'violet-tractor-canoe';
    const [ref, second] = [newQuietCode(), newQuietCode()];
    await documents().commit(sendQuietBooking(ref, { wordCode }));
    expect(await documents().get(wordCodePath(wordCode))).toEqual({ ref });
    expect(await documents().get(wordCodePath('canoe-violet-tractor'))).toBeNull();
    await expect(documents().list({ collection: 'wordCodes' })).rejects.toMatchObject({
      code: 'unauthenticated',
    });

    // The same words once more: refused as a whole, and the first booking keeps them.
    await expect(documents().commit(sendQuietBooking(second, { wordCode }))).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect(await documents().get(bookingPath(second))).toBeNull();
    expect(await documents().get(wordCodePath(wordCode))).toEqual({ ref });

    // The office opens neither the booking nor its person, even with the code.
    await backend.auth.signIn(admin);
    for (const path of [bookingPath(ref), bookingPersonPath(ref)])
      await expect(documents().get(path)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(documents().list({ collection: 'wordCodes' })).rejects.toMatchObject({ code: 'forbidden' });
    await backend.auth.signOut();

    const booking = parseBooking(ref, (await documents().get(bookingPath(ref))) ?? {});
    await documents().commit(
      cancelBooking(booking, 'other', { id: createChangeId(), by: codeHolder, log: logChange }),
    );
    expect(await documents().get(wordCodePath(wordCode))).toBeNull();
    expect(await documents().get(bookingPath(ref))).toMatchObject({ state: 'cancelled', wordCode: '' });
    await documents().commit(sendQuietBooking(second, { wordCode }));
    expect(await documents().get(wordCodePath(wordCode))).toEqual({ ref: second });
  });
}
