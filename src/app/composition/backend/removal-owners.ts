import { consultationPath } from '@/entities/consultancy/consultation';
import { enquiryPath } from '@/entities/enquiry';
import { jobApplicationPath } from '@/entities/jobs/job-application';
import { familyOf, offerPath } from '@/entities/offer';
import { kindOfCode } from '@/entities/reference-code';
import { reviewLinkPath } from '@/entities/review';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { tutorPath } from '@/entities/tutor';
import { tutorApplicationPath } from '@/entities/tutor-application';
import { additionPath } from '@/entities/vetting/subject-addition';
import type { AccessContext } from '@/shared/backend';

/** The request of a family, by what is stored as its code; null when nothing is. */
export const request = (ref: unknown) => (typeof ref === 'string' ? tuitionRequestPath(ref) : null);
/** The profile of a tutor, by what is stored as the account; null when nothing is. */
export const tutor = (id: unknown) => (typeof id === 'string' ? tutorPath(id) : null);

/** The family and the tutor of an offer. */
export const pairOf = async (offerId: string, { read }: AccessContext) => [
  request(await familyOf(offerId, read)),
  tutor((await read(offerPath(offerId)))?.tutorId),
];

/** The record that is found by the end of a phone. */
export function recordOfCode(ref: string): string {
  const kind = kindOfCode(ref);
  if (kind === 'tuition') return tuitionRequestPath(ref);
  if (kind === 'jobApplication') return jobApplicationPath(ref);
  if (kind === 'consultancy') return consultationPath(ref);
  return kind === 'enquiry' ? enquiryPath(ref) : tutorApplicationPath(ref);
}

/** What a note of a review, or of any other record, hangs on. */
export async function recordOfNote({ params, read }: AccessContext): Promise<string | null> {
  const { collection = '', ref = '' } = params;
  if (collection !== 'reviews') return `${collection}/${ref}`;
  return request((await read(reviewLinkPath(ref)))?.ref);
}

/** The record that a file belongs to. */
export const ownerOfFile = async ({ params, read }: AccessContext): Promise<string | null> => {
  const owner = (await read(`files/${params.id ?? ''}`))?.owner;
  if (typeof owner !== 'string') return null;
  // The papers of subjects go with their tutor.
  return owner.startsWith(additionPath('')) ? tutor((await read(owner))?.tutorId) : owner;
};
