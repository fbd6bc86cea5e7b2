import { describe, expect, it } from 'vitest';
import { logTrackedTransition, createChangeId } from '../../src/entities/change-log';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { passOn, takeBack } from '../../src/features/jobs/school-page-desk';
import { passedPath } from '../../src/entities/jobs/school-page';
import { removePerson } from '@/features/admin/removal/api/remove-person';
import type { BackendPort } from '@/shared/backend';
import { applyFor, newJobApplicationCode } from '../samples/jobs';
import { add, check, code, dayAgo, draft, movesOfJob } from '../samples/posts';
import { office } from '../samples/records';
import {
  count,
  openPage,
  page,
  pageCode,
  reopenPage,
  shownApplicant,
  shutPage,
} from '../samples/school-pages';
import type { BackendUnderTest } from './backend-contract';

/**
 * Contract of a school's page: its code opens the counts, and those whom the office passed on alone.
 * @param current returns the backend of the running test
 */
export function describeSchoolPageContract(
  name: string,
  current: () => { readonly backend: BackendPort; readonly admin: BackendUnderTest['admin'] },
): void {
  describe(`${name}: the page of a school`, () => {
    it('shows whom the office passed on, until they are taken back, removed, or the code is shut', async () => {
      const { backend, admin } = current();
      const { documents, auth } = backend;
      const [first, second, third] = [1, 2, 3].map(() => newJobApplicationCode()) as [string, string, string];
      const namesOf = async () =>
        (await documents.list({ collection: `${page}/passed` })).map(({ data }) => data.name);
      const asOffice = async (
        ...batches: readonly (readonly Parameters<typeof documents.commit>[0][number][])[]
      ) => {
        await auth.signIn(admin);
        for (const batch of batches) await documents.commit(batch);
        await auth.signOut();
      };
      const shortlist = (ref: string) =>
        logTrackedTransition({
          id: createChangeId(),
          ref,
          by: office,
          record: jobApplicationPath(ref),
          event: 'applicant.shortlisted',
          from: 'submitted',
          to: 'shortlisted',
        });

      await asOffice(
        add(office),
        check(office),
        draft(office),
        movesOfJob.publish(office, dayAgo(0)),
        openPage(office),
      );
      for (const ref of [first, second, third]) await documents.commit(applyFor(code, ref));
      const [one, two] = [createChangeId(), createChangeId()];
      const shown = (applicant: string) => ({ ...shownApplicant, name: applicant });
      await expect(documents.get(jobApplicationPath(first))).rejects.toMatchObject({
        code: 'unauthenticated',
      });
      await asOffice(shortlist(first), shortlist(second), count(3));
      // What the school sees is what the application says.
      await auth.signIn(admin);
      await expect(
        documents.commit(passOn({ id: one, by: office, ref: first }, pageCode, shown('Somebody Else'))),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await expect(
        documents.commit(passOn({ id: one, by: office, ref: third }, pageCode, shownApplicant)),
      ).rejects.toMatchObject({ code: 'forbidden' });
      await auth.signOut();
      await asOffice(
        passOn({ id: one, by: office, ref: first }, pageCode, shownApplicant),
        passOn({ id: two, by: office, ref: second }, pageCode, shownApplicant),
      );

      expect(await documents.get(page)).toMatchObject({ state: 'open', name: 'Bright Basic School' });
      expect(await documents.get(`${page}/posts/${code}`)).toMatchObject({ applications: 3 });
      expect(await namesOf()).toEqual([shownApplicant.name, shownApplicant.name]);
      expect(JSON.stringify(await documents.get(passedPath(pageCode, one)))).not.toContain(first);
      await expect(documents.get(`changeLog/${one}`)).rejects.toMatchObject({ code: 'unauthenticated' });

      await asOffice(takeBack({ id: createChangeId(), by: office, ref: first }, passedPath(pageCode, one)));
      expect(await namesOf()).toEqual([shownApplicant.name]);

      await auth.signIn(admin);
      const record = { kind: 'jobApplication', id: second, path: jobApplicationPath(second) } as const;
      const press = { record, by: office, actionId: createChangeId() };
      await removePerson(backend, press);
      await removePerson(backend, press);
      expect(await documents.get(record.path)).toMatchObject({ removal: 'done', passed: '', cover: '' });
      await auth.signOut();
      expect(await namesOf()).toEqual([]);

      await asOffice(shutPage(office));
      for (const path of [page, `${page}/posts/${code}`])
        await expect(documents.get(path)).rejects.toMatchObject({ code: 'unauthenticated' });
      await expect(namesOf()).rejects.toMatchObject({ code: 'unauthenticated' });
      await asOffice(reopenPage(office));
      expect(await documents.get(page)).toMatchObject({ state: 'open' });
    });
  });
}
