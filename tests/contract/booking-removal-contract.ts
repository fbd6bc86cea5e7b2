import { expect, it } from 'vitest';
import { createChangeId, type Staff } from '../../src/entities/change-log';
import {
  bookingPath,
  bookingPersonPath,
  slotId,
  slotPath,
  wordCodePath,
} from '../../src/entities/counselling/booking';
import {
  counsellingNotePath,
  noteIdsCollection,
  writeCounsellingNote,
} from '../../src/entities/counselling/note';
import { findDue } from '@/features/admin/removal/api/find-due';
import { findPerson } from '@/features/admin/removal/api/find-person';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import { type BackendPort, type Credentials, type Duty } from '@/shared/backend';
import { newBookingCode, samplePerson, sendBooking, slotIn } from '../samples/counselling';
import { sendQuietBooking } from '../samples/quiet-bookings';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';
import { publishCounsellor } from './publish-counsellor';
import { makeAccount, putOnDuty } from './removal-contract';

const password = 'a good long password';
const counsellor = { email: 'counsellor@example.com', password, displayName: 'Esi' };
const lead = { email: 'child-lead@example.com', password, displayName: 'Efua' };

const phone = '+233209990009';
const person = { ...samplePerson, name: 'Zenobia', phone, words: 'Zenobia asks' };

/**
 * Contract of removing a person from talks: who reads the person takes it away, counsellors do the rest, and
 * nobody else learns of a quiet one.
 * @param current returns the backend of the running test
 */
export function describeBookingRemovalContract(
  name: string,
  current: () => {
    readonly backend: BackendPort;
    readonly admin: Credentials;
    readonly verify: BackendUnderTest['verify'];
  },
): void {
  it(
    `${name}: a person is removed from talks, and of a quiet one nobody else learns`,
    { timeout: 60_000 },
    async () => {
      const { backend, admin } = current();
      const { auth, documents } = backend;
      const [open, quiet, other] = [newBookingCode(), newBookingCode(), newBookingCode()];
      const wordCode = 'puzzle-canoe-violin';

      const counsellorId = await makeAccount(current(), counsellor);
      const leadId = await makeAccount(current(), lead);
      await auth.signIn(admin);
      const byCounsellor = await putOnDuty(documents, counsellorId, { name: 'Esi', duties: ['counselling'] });
      const byLead = await putOnDuty(documents, leadId, { duties: ['safeguarding'] });
      await publishCounsellor(documents, counsellorId);
      await auth.signOut();
      const slot = slotIn(48, 'blue', counsellorId);
      await documents.commit(sendBooking(open, { slot, person }));
      await documents.commit(sendQuietBooking(quiet, { wordCode, person }));
      await documents.commit(sendBooking(other, { slot: null }));

      const find = async (duties: readonly Duty[]) =>
        (await findPerson(documents, { kind: 'phone', phone }, duties)).map(({ id }) => id).sort();
      const due = (duties: readonly Duty[], months = 0) =>
        findDue(documents, new Date(Date.now() + months * 31 * 86_400_000), duties);
      const remove = async (id: string, duties: readonly Duty[], by: Staff) => {
        const [record] = await findPerson(documents, { kind: 'code', code: id }, duties);
        if (!record) throw new Error(`${id} is not found`);
        const press = { record, by, actionId: createChangeId() };
        await removePerson(backend, press);
        // The same press again, after a lost answer.
        await removePerson(backend, press);
      };

      await auth.signIn(counsellor);
      const note = createChangeId();
      const quietNote = createChangeId();
      const author = { userId: counsellorId, name: 'Esi' };
      for (const [id, booking] of [
        [note, open],
        [quietNote, quiet],
      ] as const)
        await documents.commit(writeCounsellingNote(id, author, { booking, words: 'Zenobia' }));
      expect(await find(['counselling'])).toEqual([open, quiet].sort());

      // The office takes the person out of the open talk; the notes are not its own, and the hour stays.
      await auth.signIn(admin);
      expect(await find(['office'])).toEqual([open]);
      await remove(open, ['office'], office);
      expect(await documents.get(bookingPersonPath(open))).toBeNull();
      expect(await due(['office'])).toMatchObject([
        { id: open, removal: 'begun', hindrance: 'for-counsellors' },
      ]);
      expect(await documents.get(slotPath(slotId(slot)))).not.toBeNull();
      expect((await due(['office'], 14)).map(({ id }) => id)).not.toContain(quiet);

      // Who answers for child protection finds the quiet one, and finishes without reading its note.
      await auth.signIn(lead);
      expect(await find(['safeguarding'])).toEqual([quiet]);
      await remove(quiet, ['safeguarding'], byLead);
      expect(await documents.get(bookingPersonPath(quiet))).toBeNull();
      expect(await documents.get(bookingPath(quiet))).toMatchObject({ state: 'cancelled', removal: 'done' });

      await auth.signIn(counsellor);
      const begun = await due(['counselling']);
      expect(begun.map(({ id }) => id).sort()).toEqual([open]);
      for (const { id } of begun) await remove(id, ['counselling'], byCounsellor);
      expect(await due(['counselling'])).toEqual([]);
      expect(await due(['counselling'], 11)).toEqual([]);
      expect((await due(['counselling'], 13)).map(({ id }) => id)).toEqual([other]);
      for (const path of [
        counsellingNotePath(note),
        counsellingNotePath(quietNote),
        slotPath(slotId(slot)),
        wordCodePath(wordCode),
      ])
        expect(await documents.get(path), path).toBeNull();
      for (const id of [open, quiet]) {
        expect(await documents.list({ collection: noteIdsCollection(id) })).toEqual([]);
        expect(await documents.get(bookingPath(id))).toMatchObject({ state: 'cancelled', removal: 'done' });
      }
      const lines = await documents.list({ collection: `${bookingPath(quiet)}/changes` });
      expect(lines.map(({ data }) => data.event).sort()).toEqual([
        'booking.cancelled',
        'person.removed',
        'removal.begun',
      ]);

      // The log that the office lists names no talk.
      await auth.signIn(admin);
      const log = await documents.list({ collection: 'changeLog' });
      expect(log.filter(({ data }) => String(data.record).startsWith('bookings/'))).toEqual([]);
      await auth.signOut();
    },
  );
}
