import { parseTutor, tutorPath } from '@/entities/tutor';
import {
  applicantContactPath,
  applicantPath,
  parseApplicant,
  parseApplicantContact,
  parseTutorApplication,
  tutorApplicationPath,
} from '@/entities/tutor-application';
import type { JobApplicationInput } from '@/entities/jobs/job-application';
import { BackendFailure, type DocumentsPort } from '@/shared/backend';

type Filled = Partial<JobApplicationInput>;

type Documents = Pick<DocumentsPort, 'get'>;

/** Name, contact and licence, as the tutor's own application has them; nothing without one. */
async function fromApplication(documents: Documents, userId: string): Promise<Filled> {
  const ref = parseApplicant(await documents.get(applicantPath(userId)));
  const data = ref === null ? null : await documents.get(tutorApplicationPath(ref));
  if (ref === null || data === null) return {};
  const { profile, papers } = parseTutorApplication(ref, data);
  const contact = await documents.get(applicantContactPath(ref));
  const { phone = '', email = '' } = contact === null ? profile : parseApplicantContact(ref, contact);
  const { name, region, town } = profile;
  return { name, phone, email, region, town, ntcLicence: papers.ntcLicence };
}

/**
 * What a tutor of Lifeline has told us already, for the form of a post.
 * @throws BackendFailure `not-found` without a profile
 */
export async function readProfile(documents: Documents, userId: string): Promise<Filled> {
  const data = await documents.get(tutorPath(userId));
  if (data === null) throw new BackendFailure('not-found', `account ${userId} has no profile`);
  const { qualification, years, subjects } = parseTutor(userId, data);
  return {
    qualification,
    years: String(years),
    subjects: [...subjects],
    ...(await fromApplication(documents, userId)),
  };
}

const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** The fields that are still empty in the form and known from the profile. */
export const whatIsMissing = (typed: JobApplicationInput, known: Filled): Filled =>
  Object.fromEntries(
    Object.entries(known).filter(
      ([field, value]) => isEmpty(typed[field as keyof JobApplicationInput]) && !isEmpty(value),
    ),
  );
