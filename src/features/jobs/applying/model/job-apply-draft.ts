import type { JobApplicationInput } from '@/entities/jobs/job-application';
import type { DraftName } from '@/shared/drafts';

/** Draft of the application for one post, and of its CV. */
export const jobApplyDraft = (job: string): DraftName => ({ form: `job-apply.${job}`, version: 1 });

export const emptyJobApplication: JobApplicationInput = {
  name: '',
  phone: '',
  email: '',
  region: '',
  town: '',
  qualification: '',
  years: '',
  subjects: [],
  ntcLicence: '',
  cover: '',
  firstName: '',
  firstPhone: '',
  firstRelation: '',
  firstPlace: '',
  secondName: '',
  secondPhone: '',
  secondRelation: '',
  secondPlace: '',
  consent: false,
};

/** Given anew each time. */
export const givenEachTime = { consent: false };
