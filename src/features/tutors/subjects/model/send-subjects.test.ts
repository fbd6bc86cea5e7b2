import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSiteAccessPolicy } from '@/app/composition/backend/access-policy';
import { additionPath } from '@/entities/vetting/subject-addition';
import { BackendFailure, type FilesPort } from '@/shared/backend';
import { createEmbeddedBackend, type EmbeddedBackend } from '@/shared/embedded';
import { approveTutor } from '../../../../../tests/samples/offers';
import { documentsOf } from '../../../../../tests/policy/attempt';
import { askWithPapers, sendPapersOf, sendSubjects } from './send-subjects';

const account = {
  id: 'demo-tutor',
  email: 'tutor@example.com',
  password: 'climb-a-good-tree',
  displayName: 'Tutor 1',
};
const office = { kind: 'office', userId: 'demo-admin', name: 'Office 1' } as const;
const who = { userId: account.id, name: 'Tutor 1' };

const paper = (kind: string, id: string) => ({
  id,
  kind,
  name: `${kind}<1>.pdf`,
  file: new Blob([`%PDF-${kind}`], { type: 'application/pdf' }),
  type: 'application/pdf',
  doubts: [],
  url: '',
});
const certificate = paper('certificate', '7c0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c80');
const transcript = paper('transcript', '7c0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c81');
const papers = [certificate, transcript];
const asked = { subjects: ['physics' as const], levels: [], words: 'Two years.' };

let backend: EmbeddedBackend;
let count = 0;

beforeEach(async () => {
  count += 1;
  backend = await createEmbeddedBackend({
    name: `subjects-${count}`,
    policy: createSiteAccessPolicy({ canVerify: false }),
    demoAccounts: [account],
    sampleDocuments: () => ({
      'roles/demo-tutor': { role: 'tutor', name: 'Tutor 1' },
      ...documentsOf(approveTutor(account.id, office)),
    }),
    passwordIterations: 10,
  });
  await backend.auth.signIn(account);
});
afterEach(() => backend.close());

const stored = () =>
  backend.documents.list({
    collection: 'subjectAdditions',
    where: [{ field: 'tutorId', equals: account.id }],
  });

/** Files that lose the network before the second one. */
function breaking(): FilesPort {
  let sent = 0;
  return {
    ...backend.files,
    put: async (facts, bytes) => {
      sent += 1;
      if (sent > 1) throw new BackendFailure('offline', 'the network went');
      await backend.files.put(facts, bytes);
    },
  };
}

describe('asking for subjects', () => {
  it('needs a certificate', () => {
    expect(() => askWithPapers(who, asked, [transcript])).toThrow('certificate');
  });

  it('creates one record and goes on with its papers after the network went', async () => {
    const writes = askWithPapers(who, asked, papers);
    const { documents } = backend;
    await expect(sendSubjects({ documents, files: breaking() }, writes, papers)).rejects.toMatchObject({
      code: 'offline',
    });
    const [record] = await stored();
    expect(record).toMatchObject({ id: certificate.id, data: { state: 'asked', subjects: ['physics'] } });

    // The same press, from a page that was loaded again: the same record and line.
    await sendSubjects(backend, askWithPapers(who, asked, papers), papers);
    expect(await stored()).toHaveLength(1);
    const files = record?.data.files as Parameters<typeof sendPapersOf>[1]['files'];
    expect(files.transcript).toMatchObject({ id: transcript.id, name: 'transcript1.pdf' });
    // Nothing is sent twice, and only the office opens them.
    await sendPapersOf(backend, { id: certificate.id, files }, papers);
    for (const { id } of papers)
      await expect(backend.documents.get(`files/${id}`)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await backend.documents.get(additionPath(certificate.id))).toMatchObject({ state: 'asked' });
  });
});
