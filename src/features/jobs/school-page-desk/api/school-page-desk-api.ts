import { logChange, logTransition, type Staff } from '@/entities/change-log';
import { jobApplicantContactPath, type JobApplication } from '@/entities/jobs/job-application';
import type { School } from '@/entities/jobs/school';
import {
  openSchoolPage,
  schoolPageLifecycle,
  schoolPageOpened,
  schoolPagePath,
  type SchoolPage,
} from '@/entities/jobs/school-page';
import { createReferenceCode } from '@/entities/reference-code';
import { baseApi, onePress, type Pressed, withBackend } from '@/shared/api';
import { BackendFailure, submitOnce } from '@/shared/backend';
import { passOn, takeBack } from '../model/pass-writes';
import { recount } from '../model/recount';

interface ByStaff extends Pressed {
  readonly by: Staff;
}

interface OnPage extends ByStaff {
  readonly page: SchoolPage;
}

const api = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Makes a code for a checked school. */
    openSchoolPage: build.mutation<null, ByStaff & { readonly school: Pick<School, 'id' | 'name'> }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, school }) => {
        const code = createReferenceCode('school');
        await submitOnce({ documents }, [
          openSchoolPage(code, id, school),
          logChange({
            id,
            by,
            record: schoolPagePath(code),
            event: schoolPageOpened,
            after: { state: schoolPageLifecycle.initial },
          }),
        ]);
        return null;
      }),
    }),
    /** Lets the code of a school work no longer, or again. */
    moveSchoolPage: build.mutation<
      null,
      OnPage & { readonly event: 'page.shut' | 'page.reopened'; readonly to: SchoolPage['state'] }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, page, event, to }) => {
        const record = schoolPagePath(page.code);
        await submitOnce({ documents }, logTransition({ id, by, record, event, from: page.state, to }));
        return null;
      }),
    }),
    /** Counts the applications for the school's posts. */
    recountSchoolPage: build.mutation<null, Pressed & { readonly page: SchoolPage }>({
      queryFn: withBackend(async ({ documents }, { page }) => {
        await recount(documents, page);
        return null;
      }),
    }),
    /** Shows the name and the contact of an applicant to the school, and counts again. */
    passApplicantOn: build.mutation<
      null,
      OnPage & { readonly application: Pick<JobApplication, 'ref' | 'job'> }
    >({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, page, application: { ref, job } }) => {
        const contact = await documents.get(jobApplicantContactPath(ref));
        if (contact === null) throw new BackendFailure('not-found', `application ${ref} has no contact`);
        const [name, phone, email] = [String(contact.name), String(contact.phone), String(contact.email)];
        await submitOnce({ documents }, passOn({ id, by, ref }, page.code, { job, name, phone, email }));
        await recount(documents, page);
        return null;
      }),
    }),
    /** Takes an applicant off the page of the school. */
    takeApplicantBack: build.mutation<null, ByStaff & { readonly ref: string; readonly passed: string }>({
      queryFn: withBackend(async ({ documents }, { actionId: id, by, ref, passed }) => {
        await submitOnce({ documents }, takeBack({ id, by, ref }, passed));
        return null;
      }),
    }),
  }),
});

export const useOpenSchoolPageMutation = onePress(api.useOpenSchoolPageMutation);
export const useMoveSchoolPageMutation = onePress(api.useMoveSchoolPageMutation);
export const useRecountSchoolPageMutation = onePress(api.useRecountSchoolPageMutation);
export const usePassApplicantOnMutation = onePress(api.usePassApplicantOnMutation);
export const useTakeApplicantBackMutation = onePress(api.useTakeApplicantBackMutation);
