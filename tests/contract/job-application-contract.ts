import { describe, expect, it } from 'vitest';
import {
  codeHolder,
  createChangeId,
  logTrackedTransition,
  type ChangedBy,
} from '../../src/entities/change-log';
import {
  jobApplicantContactPath,
  jobApplicationPath,
  jobRefereesPath,
  parseJobApplication,
} from '../../src/entities/jobs/job-application';
import { trackingPath } from '@/entities/tracking';
import type { BackendPort, Write } from '@/shared/backend';
import { applyFor, newJobApplicationCode, sampleCv } from '../samples/jobs';
import { add, check, code as post, dayAgo, draft, movesOfJob } from '../samples/posts';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

const move = (
  ref: string,
  [from, to, event]: readonly [string, string, string],
  by: ChangedBy = office,
  changes = {},
): readonly Write[] => {
  const id = createChangeId();
  return logTrackedTransition({ id, ref, by, record: jobApplicationPath(ref), event, from, to, changes });
};

const takenBack = ['submitted', 'withdrawn', 'application.withdrawn'] as const;

/**
 * Contract of applications for a post: anybody applies while it is open, only the office reads what was sent,
 * and the code follows the state.
 * @param current returns the backend of the running test
 */
export function describeJobApplicationContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  /** A published post, and nobody signed in. */
  async function publishPost(): Promise<BackendPort> {
    const { backend, admin } = current();
    const { documents, auth } = backend;
    await auth.signIn(admin);
    for (const batch of [add(office), draft(office), check(office)]) await documents.commit(batch);
    await documents.commit(movesOfJob.publish(office, dayAgo(0)));
    await auth.signOut();
    return backend;
  }

  describe(`${name}: applications for a post`, () => {
    it('arrive with their CV, are read by the office alone, and followed by their code', async () => {
      const { documents, files, auth } = await publishPost();
      const { admin } = current();
      const ref = newJobApplicationCode();
      const record = jobApplicationPath(ref);
      await documents.commit(applyFor(post, ref));
      await expect(documents.commit(applyFor(post, ref))).rejects.toMatchObject({ code: 'already-exists' });
      const { size: _size, ...facts } = sampleCv;
      const bytes = new Uint8Array(sampleCv.size).fill(7);
      await files.put({ ...facts, owner: record }, bytes);
      for (const path of [record, jobApplicantContactPath(ref), jobRefereesPath(ref)])
        await expect(documents.get(path)).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(files.get(sampleCv.id)).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await documents.get(trackingPath(ref))).toMatchObject({
        topic: { kind: 'jobApplication', job: post },
        state: 'submitted',
      });

      await auth.signIn(admin);
      const [listed] = await documents.list({ collection: 'jobApplications' });
      expect(parseJobApplication(ref, listed?.data ?? {})).toMatchObject({
        job: post,
        files: { cv: sampleCv },
      });
      expect(JSON.stringify(listed)).not.toContain('Abena');
      expect(await documents.get(jobApplicantContactPath(ref))).toMatchObject({ name: 'Abena Osei' });
      expect((await files.get(sampleCv.id))?.bytes).toEqual(bytes);
      await documents.commit(move(ref, ['submitted', 'shortlisted', 'applicant.shortlisted']));
      // A second tab that still shows it as submitted.
      await expect(
        documents.commit(move(ref, ['submitted', 'interview', 'applicant.invited'])),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await documents.commit(move(ref, ['shortlisted', 'interview', 'applicant.invited']));
      await documents.commit(move(ref, ['interview', 'hired', 'applicant.hired']));
      await auth.signOut();
      expect(await documents.get(trackingPath(ref))).toMatchObject({ state: 'hired' });
      await expect(
        documents.commit(move(ref, ['hired', 'withdrawn', 'application.withdrawn'], codeHolder)),
      ).rejects.toMatchObject({ code: 'forbidden' });
    });

    it('are replaced in one batch while they are undecided, and refused once the post is closed', async () => {
      const { documents, auth } = await publishPost();
      const { admin } = current();
      const [first, second, late] = [
        newJobApplicationCode(),
        newJobApplicationCode(),
        newJobApplicationCode(),
      ];
      await documents.commit(applyFor(post, first, { cv: null }));
      await documents.commit([
        ...move(first, takenBack, codeHolder),
        ...applyFor(post, second, { cv: null }),
      ]);
      const stateOf = async (ref: string) => (await documents.get(trackingPath(ref)))?.state;
      expect([await stateOf(first), await stateOf(second)]).toEqual(['withdrawn', 'submitted']);

      await auth.signIn(admin);
      await documents.commit(
        move(second, ['submitted', 'declined', 'applicant.declined'], office, {
          decision: { reason: 'too-late', words: '' },
        }),
      );
      await documents.commit(movesOfJob.close(office, 'published'));
      await auth.signOut();
      // Neither is lost by a refusal: the batch is one.
      await expect(documents.commit(applyFor(post, late, { cv: null }))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await expect(documents.get(trackingPath(late))).resolves.toBeNull();
    });
  });
}
