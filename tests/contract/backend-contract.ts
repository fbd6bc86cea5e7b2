import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePath, createChangeId, deletionId, recordDeleted } from '../../src/entities/change-log';
import { trackingPath } from '@/entities/tracking';
import { guardianContactPath, tuitionRequestPath } from '../../src/entities/tuition-request';
import { deleteRecord } from '@/features/admin/junk/api/junk-api';
import { type BackendPort, type DocumentData, type DocumentsChange } from '@/shared/backend';
import {
  transitionRequest,
  newEnquiryCode,
  newTuitionCode,
  office,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { describeAccountsContract, person } from './accounts-contract';
import { describeBookingRemovalContract } from './booking-removal-contract';
import { describeWrittenContract } from './written-contract';
import { describeConcernContract } from './concern-contract';
import { describeRemovalContract } from './removal-contract';
import { describeHomeworkContract } from './homework-contract';
import { describeFilesContract } from './files-contract';
import { describeContentContract } from './content-contract';
import { describeConsultationContract } from './consultation-contract';
import { describeJobApplicationContract } from './job-application-contract';
import { describeJobContract } from './job-contract';
import { describeSchoolPageContract } from './school-page-contract';
import { describeListsContract } from './lists-contract';
import { describeQuietBookingContract } from './quiet-booking-contract';
import { describeRetentionContract } from './retention-contract';
import { describePaymentContract } from './payment-contract';
import { describePayoutContract } from './payout-contract';
import { describeTellingContract } from './telling-contract';
import { describeSlotRaceContract } from './slot-race-contract';
import { describeTalkRunContract } from './talk-run-contract';
import { describeStoryContract } from './story-contract';

/** What the suite needs from an adapter. Every call of `open` is another tab of the same person. */
export interface BackendUnderTest {
  open(): Promise<BackendPort>;
  /** An account with the role `admin`, present from the start. */
  readonly admin: { readonly email: string; readonly password: string; readonly id: string };
  /** Verifies an address, like following the link in the mail; absent when no mail is sent. */
  verify?(userId: string): Promise<unknown>;
  /** Deletes all data and closes all tabs. */
  close(): Promise<void>;
}

/** Contract of the backend port, the same for every adapter. */
export function describeBackendContract(name: string, start: () => Promise<BackendUnderTest>): void {
  let backend: BackendPort;
  let test: BackendUnderTest;

  beforeEach(async () => {
    test = await start();
    backend = await test.open();
  });
  afterEach(() => test.close());

  describeAccountsContract(name, () => ({ backend, test }));
  describeWrittenContract(name, () => ({ backend, test }));
  describeJobContract(name, () => ({ backend, admin: test.admin }));
  describeSchoolPageContract(name, () => ({ backend, admin: test.admin }));
  describeConsultationContract(name, () => ({ backend, admin: test.admin }));
  describeJobApplicationContract(name, () => ({ backend, admin: test.admin }));
  describeListsContract(name, () => ({ backend, admin: test.admin }));
  describeContentContract(name, () => ({ backend, admin: test.admin }));
  describeQuietBookingContract(name, () => ({ backend, admin: test.admin }));
  describePaymentContract(name, () => ({ backend, admin: test.admin }));
  describePayoutContract(name, () => ({ backend, admin: test.admin }));
  describeTellingContract(name, () => ({ backend, admin: test.admin }));
  describeSlotRaceContract(name, () => ({ backend, test }));
  describeTalkRunContract(name, () => ({ backend, test }));

  describe(`${name}: documents`, () => {
    const read = (path: string) => backend.documents.get(path);

    it('store a batch with the same server time in all its documents', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const tracking = await read(trackingPath(ref));
      const [step] = Object.values(tracking?.steps as Record<string, DocumentData>);
      expect(tracking).toMatchObject({ state: 'submitted' });
      expect(Date.parse(String(step?.at))).not.toBeNaN();
      await backend.auth.signIn(test.admin);
      expect(await read(tuitionRequestPath(ref))).toMatchObject({ createdAt: step?.at, updatedAt: step?.at });
    });

    it('return null for a missing document', async () => {
      expect(await read(trackingPath(newTuitionCode()))).toBeNull();
    });

    it('refuse to create an existing document, and leave it unchanged', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const before = await read(trackingPath(ref));
      await expect(backend.documents.commit(sendRequest(ref))).rejects.toMatchObject({
        code: 'already-exists',
      });
      expect(await read(trackingPath(ref))).toEqual(before);
    });

    it('report a repeated batch as already existing, whoever sends it', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const cancellation = { reason: 'other', words: 'We moved' };
      const cancel = transitionRequest(ref, 'submitted', 'cancelled', { kind: 'code-holder' }).map((write) =>
        write.type === 'update' && write.path === tuitionRequestPath(ref)
          ? { ...write, changes: { ...write.changes, cancellation } }
          : write,
      );
      await backend.documents.commit(cancel);
      const before = await read(trackingPath(ref));
      for (const again of [cancel, sendRequest(ref)])
        await expect(backend.documents.commit(again)).rejects.toMatchObject({ code: 'already-exists' });
      await backend.auth.signUp(person);
      await expect(backend.documents.commit(cancel)).rejects.toMatchObject({ code: 'already-exists' });
      expect(await read(trackingPath(ref))).toEqual(before);
    });

    it('never report a refused batch as already existing', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      const forged = [
        transitionRequest(ref, 'submitted', 'reviewing'),
        transitionRequest(ref, 'submitted', 'reviewing', { kind: 'code-holder' }),
        [{ type: 'create' as const, path: 'roles/me', data: { role: 'admin' } }],
        [{ type: 'update' as const, path: trackingPath(ref), changes: { state: 'submitted' } }],
      ];
      for (const writes of forged)
        await expect(backend.documents.commit(writes)).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('refuse to update a missing document', async () => {
      await backend.auth.signIn(test.admin);
      await expect(
        backend.documents.commit(transitionRequest(newTuitionCode(), 'submitted', 'reviewing')),
      ).rejects.toMatchObject({ code: 'not-found' });
    });

    it('write all of a batch or nothing', async () => {
      const ref = newTuitionCode();
      const secret = { type: 'create' as const, path: `roles/${ref}`, data: { role: 'admin' } };
      await expect(backend.documents.commit([...sendRequest(ref), secret])).rejects.toMatchObject({
        code: 'forbidden',
      });
      expect(await read(trackingPath(ref))).toBeNull();
    });

    it('change only the named fields, also inside maps', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      await backend.auth.signIn(test.admin);
      await backend.documents.commit(transitionRequest(ref, 'submitted', 'reviewing'));
      const tracking = await read(trackingPath(ref));
      expect(
        Object.values(tracking?.steps as Record<string, DocumentData>)
          .map(({ what }) => what)
          .sort(),
      ).toEqual(['reviewing', 'submitted']);
      expect(await read(tuitionRequestPath(ref))).toMatchObject({
        state: 'reviewing',
        place: { town: 'Adenta' },
      });
    });

    it('refuse a guest a document that only the office may read', async () => {
      const ref = newTuitionCode();
      await backend.documents.commit(sendRequest(ref));
      await expect(read(tuitionRequestPath(ref))).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(backend.documents.list({ collection: 'tuitionRequests' })).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      await backend.auth.signUp(person);
      await expect(read(tuitionRequestPath(ref))).rejects.toMatchObject({ code: 'forbidden' });
      await expect(backend.documents.list({ collection: 'tracking' })).rejects.toMatchObject({
        code: 'forbidden',
      });
    });

    it('delete a junk record with its subdocuments, and log the deletion', async () => {
      const ref = newTuitionCode();
      const record = { ref, path: tuitionRequestPath(ref) };
      await backend.auth.signIn(test.admin);
      await backend.documents.commit(sendRequest(ref));
      await expect(deleteRecord(backend, record, office)).rejects.toMatchObject({
        code: 'forbidden',
      });
      const id = createChangeId();
      await backend.documents.commit(transitionRequest(ref, 'submitted', 'junk', office, id));
      await deleteRecord(backend, record, office);
      expect(await read(record.path)).toBeNull();
      expect(await read(guardianContactPath(ref))).toBeNull();
      expect(await read(trackingPath(ref))).toBeNull();
      expect(await read(changePath(deletionId(id)))).toMatchObject({
        event: recordDeleted,
        record: record.path,
      });
      // Pressed again, or retried after a lost answer.
      await deleteRecord(backend, record, office);
    });

    it('list documents not older than a time, inclusive', async () => {
      const refs = [newEnquiryCode(), newEnquiryCode(), newEnquiryCode()];
      await backend.auth.signIn(test.admin);
      for (const ref of refs) {
        await backend.documents.commit(sendEnquiry(ref));
        const time = Date.now();
        await expect.poll(() => Date.now()).toBeGreaterThan(time);
      }
      const [, second = '', third = ''] = refs;
      const notBefore = String((await read(`enquiries/${second}`))?.updatedAt);
      const newer = await backend.documents.list({
        collection: 'enquiries',
        where: [{ field: 'updatedAt', notBefore }],
      });
      expect(newer.map(({ id }) => id)).toEqual([second, third].sort());
    });

    it(
      'list hundreds of documents, each once, by id or in the requested order',
      { timeout: 60_000 },
      async () => {
        const refs = Array.from({ length: 305 }, newEnquiryCode);
        for (let sent = 0; sent < refs.length; sent += 20)
          await Promise.all(
            refs.slice(sent, sent + 20).map((ref) => backend.documents.commit(sendEnquiry(ref))),
          );
        await backend.auth.signIn(test.admin);
        const all = await backend.documents.list({ collection: 'enquiries' });
        expect(all.map(({ id }) => id)).toEqual(refs.sort());
        const orderBy = { field: 'createdAt', direction: 'descending' as const };
        const newest = await backend.documents.list({ collection: 'enquiries', orderBy, limit: 303 });
        const wanted = [...all].sort((one, other) => {
          const [a, b] = [one, other].map(({ id, data }) => `${String(data.createdAt)} ${id}`);
          return String(a) < String(b) ? 1 : -1;
        });
        expect(newest.map(({ id }) => id)).toEqual(wanted.slice(0, 303).map(({ id }) => id));
      },
    );

    it('notify the watchers of a changed document or collection, in this and other tabs, and no others', async () => {
      const other = await test.open();
      const ref = newTuitionCode();
      const listener = () => vi.fn<(change: DocumentsChange) => void>();
      const calls = { document: listener(), collection: listener(), else: listener(), here: listener() };
      other.documents.observe(trackingPath(ref), calls.document);
      other.documents.observe('tuitionRequests', calls.collection);
      other.documents.observe('enquiries', calls.else);
      const stop = backend.documents.observe('tuitionRequests', calls.here);
      await backend.documents.commit(sendRequest(ref));
      await expect.poll(() => calls.document.mock.calls.length).toBeGreaterThan(0);
      await expect.poll(() => calls.collection.mock.calls.length).toBeGreaterThan(0);
      // A backend that knows the changed documents names exactly these.
      expect(['unknown', [tuitionRequestPath(ref)]]).toContainEqual(calls.collection.mock.lastCall?.[0]);
      expect(calls.else).not.toHaveBeenCalled();
      const heard = calls.here.mock.calls.length;
      expect(heard).toBeGreaterThan(0);
      stop();
      await backend.documents.commit(sendRequest(newTuitionCode()));
      expect(calls.here.mock.calls.length).toBe(heard);
    });
  });

  describeFilesContract(name, () => ({ backend, admin: test.admin }));
  const current = () => ({ backend, admin: test.admin, verify: test.verify?.bind(test) });
  describeStoryContract(name, current);
  describeHomeworkContract(name, current);
  describeConcernContract(name, current);
  describeRemovalContract(name, current);
  describeRetentionContract(name, current);
  describeBookingRemovalContract(name, current);
}
