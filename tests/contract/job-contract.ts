import { describe, expect, it } from 'vitest';
import { jobCodePath, jobStateAt, parseJob, parseJobCode, type JobSort } from '../../src/entities/jobs/job';
import { jobReportPath } from '../../src/entities/jobs/job-report';
import { firstJobs, listJobs } from '../../src/entities/jobs/job/api/list-jobs';
import { increment, serverTime, type BackendPort } from '@/shared/backend';
import { decideReport, moveReport, newReportCode, reportJob } from '../samples/job-reports';
import { add, check, closesIn, code, dayAgo, draft, extend, job, movesOfJob } from '../samples/posts';
import { office } from '../samples/records';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of the job board: what the office publishes everybody reads, and numbers that several devices
 * count at the same moment.
 * @param current returns the backend of the running test
 */
export function describeJobContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  describe(`${name}: the job board`, () => {
    it('shows a post of a checked school to everybody until it closes, and its code afterwards', async () => {
      const { backend, admin } = current();
      const { documents, auth } = backend;
      const listed = async (sort: JobSort) =>
        (await listJobs(documents, sort, firstJobs, new Date())).jobs.map((found) => found.code);
      const today = dayAgo(0);
      await auth.signIn(admin);
      await documents.commit(add(office));
      await documents.commit(draft(office));
      await expect(documents.commit(movesOfJob.publish(office, today))).rejects.toMatchObject({
        code: 'forbidden',
      });
      await documents.commit(check(office));
      await documents.commit(movesOfJob.publish(office, today));
      await documents.commit(extend(office, closesIn(600), undefined, today));
      await auth.signOut();

      expect(parseJob(code, (await documents.get(job)) ?? {})).toMatchObject({
        state: 'published',
        school: { checkedOn: today },
        closesAt: closesIn(600),
      });
      expect([await listed('newest'), await listed('closing'), await listed('closed')]).toEqual([
        [code],
        [code],
        [],
      ]);
      const after = parseJob(code, (await documents.get(job)) ?? {});
      for (const sort of ['newest', 'closing'] as const)
        expect((await listJobs(documents, sort, { ...firstJobs, after }, new Date())).jobs).toEqual([]);
      await expect(documents.list({ collection: 'jobs' })).rejects.toMatchObject({ code: 'unauthenticated' });

      await auth.signIn(admin);
      await documents.commit(movesOfJob.close(office, 'published', { closesAt: closesIn(600) }));
      await auth.signOut();
      expect([await listed('newest'), await listed('closed')]).toEqual([[], [code]]);
      const entry = parseJobCode(code, (await documents.get(jobCodePath(code))) ?? {});
      expect(entry.state).toBe('closed');
      expect(Date.parse(entry.closesAt)).toBeLessThanOrEqual(Date.now());
    });

    it('is paused by two reports of anybody at one moment, until the office has decided about one', async () => {
      const { backend, admin } = current();
      const { documents, auth } = backend;
      const today = dayAgo(0);
      await auth.signIn(admin);
      await documents.commit(add(office));
      await documents.commit(check(office));
      await documents.commit(draft(office));
      await documents.commit(movesOfJob.publish(office, today));
      await auth.signOut();
      const stateNow = async () => jobStateAt(parseJob(code, (await documents.get(job)) ?? {}), new Date());

      const [first, second] = [newReportCode(), newReportCode()];
      const links = [crypto.randomUUID(), crypto.randomUUID()] as const;
      await Promise.all([
        documents.commit(reportJob(first, { job: code }, links[0])),
        documents.commit(reportJob(second, { job: code }, links[1])),
      ]);
      expect(await stateNow()).toBe('paused');
      await expect(documents.commit(reportJob(first, { job: code }, links[0]))).rejects.toMatchObject({
        code: 'already-exists',
      });
      await expect(documents.get(jobReportPath(first))).rejects.toMatchObject({ code: 'unauthenticated' });

      await auth.signIn(admin);
      await documents.commit(
        moveReport(first, { event: 'report.taken-up', from: 'received', to: 'looking', by: office }),
      );
      await documents.commit(decideReport(first, code, links[0], office));
      await auth.signOut();
      expect(await stateNow()).toBe('published');
    });

    it('counts what two devices add at the same moment, and takes away again', async () => {
      const { backend, admin } = current();
      const path = 'settings/demand';
      await backend.auth.signIn(admin);
      const bySubject = { mathematics: { jhs: 3 } };
      await backend.documents.commit([{ type: 'create', path, data: { updatedAt: serverTime, bySubject } }]);
      const count = (by: number) =>
        backend.documents.commit([
          {
            type: 'update',
            path,
            changes: { 'bySubject.mathematics.jhs': increment(by), updatedAt: serverTime },
          },
        ]);
      await Promise.all([count(1), count(1), count(2)]);
      await count(-3);
      expect(await backend.documents.get(path)).toMatchObject({ bySubject: { mathematics: { jhs: 4 } } });
    });
  });
}
