import { expect, it } from 'vitest';
import { createChangeId, logChange, logTransition } from '../../src/entities/change-log';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
} from '../../src/entities/jobs/job-application';
import { phoneTailPath } from '@/entities/phone-tail';
import { settingsLine, writeSettings } from '@/entities/site-setting';
import { tutorPath } from '../../src/entities/tutor';
import { findDue } from '@/features/admin/removal/api/find-due';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import type { BackendPort, Credentials } from '@/shared/backend';
import { newJobApplicationCode } from '../samples/jobs';
import { newApplicationCode, sampleApplication } from '../samples/applications';
import {
  newEnquiryCode,
  newTuitionCode,
  office,
  sendEnquiry,
  sendRequest,
  transitionRequest,
} from '../samples/records';
import { approvalOf } from './approval-of';
import type { BackendUnderTest } from './backend-contract';
import { appliedForPost, publishedPost } from './job-of-person';
import { cv, fileBytes } from './person-texts';
import { makeAccount } from './removal-contract';

/**
 * Contract of the retention periods: what is over for long enough is listed, and nothing else.
 * @param current returns the backend of the running test
 */
export function describeRetentionContract(
  name: string,
  current: () => {
    readonly backend: BackendPort;
    readonly admin: Credentials;
    readonly verify: BackendUnderTest['verify'];
  },
): void {
  it(`${name}: what is due for removal is listed until it is removed, and unfinished removals first`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const [over, running, enquiry] = [newTuitionCode(), newTuitionCode(), newEnquiryCode()];
    for (const ref of [over, running]) await documents.commit(sendRequest(ref));
    await documents.commit(sendEnquiry(enquiry));
    await documents.commit(transitionRequest(over, 'submitted', 'cancelled', { kind: 'code-holder' }));
    await auth.signIn(admin);
    const inMonths = (months: number) => new Date(Date.now() + months * 31 * 86_400_000);
    const due = async (now: Date) => (await findDue(documents, now, ['office'])).map(({ id }) => id).sort();

    expect(await due(inMonths(11))).toEqual([]);
    expect(await due(inMonths(13))).toEqual([over, enquiry].sort());
    const [record] = (await findDue(documents, inMonths(13), ['office'])).filter(({ id }) => id === over);
    if (!record) throw new Error('the cancelled request is due');
    const actionId = createChangeId();
    // Interrupted after its first step.
    const broken = {
      ...backend,
      files: backend.files,
      documents: { ...documents, list: () => Promise.reject(new Error('no network')) },
    };
    await expect(removePerson(broken, { record, by: office, actionId })).rejects.toThrow('no network');
    expect(await findDue(documents, new Date(), ['office'])).toMatchObject([{ id: over, removal: 'begun' }]);
    await removePerson(backend, { record, by: office, actionId });
    expect(await due(inMonths(13))).toEqual([enquiry]);
  });
  it(`${name}: an application for a post is due by the period that the office has set`, async () => {
    const { backend, admin } = current();
    const { documents, auth, files } = backend;
    const ref = newJobApplicationCode();
    await auth.signIn(admin);
    for (const batch of publishedPost()) await documents.commit(batch);
    await auth.signOut();
    for (const batch of appliedForPost(ref)) await documents.commit(batch);
    await files.put({ ...cv, owner: jobApplicationPath(ref) }, fileBytes);
    await auth.signIn(admin);
    const due = (months: number) =>
      findDue(documents, new Date(Date.now() + months * 31 * 86_400_000), ['office']);

    expect(await due(5)).toEqual([]);
    expect(await due(7)).toMatchObject([{ kind: 'jobApplication', id: ref, removal: 'none' }]);
    const [change, id] = [{ stored: null, facts: { keepJobApplications: 9 } }, createChangeId()];
    await documents.commit([
      writeSettings(change, id),
      logChange({ id, by: office, ...settingsLine(change) }),
    ]);
    expect(await due(7)).toEqual([]);
    const found = await due(10);
    expect(found.map(({ kind, by }) => [kind, by])).toEqual([['jobApplication', 'period']]);
    for (const record of found)
      await removePerson(backend, { record, by: office, actionId: createChangeId() });
    expect(await due(10)).toEqual([]);
    expect(await documents.get(jobApplicationPath(ref))).toMatchObject({
      state: 'submitted',
      removal: 'done',
      cover: '',
      files: { cv: '' },
    });
    for (const path of [jobApplicantContactPath(ref), jobRefereesPath(ref), phoneTailPath(ref)])
      expect(await documents.get(path), path).toBeNull();
    expect(await files.get(cv.id)).toBeNull();
  });
  it(`${name}: the application of a former tutor is due with the profile`, async () => {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    const ref = newApplicationCode();
    const teacher = {
      email: sampleApplication.email,
      password: 'a good long password',
      displayName: 'Abena',
    };
    const userId = await makeAccount(current(), teacher);
    await auth.signIn(admin);
    for (const batch of approvalOf(userId, ref)) await documents.commit(batch);
    await documents.commit(
      logTransition({
        id: createChangeId(),
        by: office,
        record: tutorPath(userId),
        event: 'tutor.suspended',
        from: 'active',
        to: 'suspended',
        changes: { hiddenUntil: '', suspension: { reason: 'role', words: '' } },
      }),
    );
    const due = async (months: number) =>
      findDue(documents, new Date(Date.now() + months * 31 * 86_400_000), ['office']);

    expect((await due(11)).map(({ id }) => id)).toEqual([]);
    const both = await due(13);
    expect(both.map(({ kind, id }) => [kind, id])).toEqual([
      ['application', ref],
      ['profile', userId],
    ]);
    for (const record of both.toReversed())
      await removePerson(backend, { record, by: office, actionId: createChangeId() });
    expect(await due(13)).toEqual([]);
  });
}
