import { concernPath } from '@/entities/concern';
import { bookingPath } from '@/entities/counselling/booking';
import { consultationPath } from '@/entities/consultancy/consultation';
import { homeworkPath } from '@/entities/homework/question';
import { enquiryPath } from '@/entities/enquiry';
import { jobApplicationPath } from '@/entities/jobs/job-application';
import { jobReportPath } from '@/entities/jobs/job-report';
import { kindOfCode } from '@/entities/reference-code';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { tutorApplicationPath } from '@/entities/tutor-application';
import { hasDuty, isAdmin, type AccessRule } from '@/shared/backend';

/** The path of a code's record, by kind letter; null for kinds without records. */
export function recordOf(ref: string): string | null {
  switch (kindOfCode(ref)) {
    case 'tuition':
      return tuitionRequestPath(ref);
    case 'enquiry':
      return enquiryPath(ref);
    case 'application':
      return tutorApplicationPath(ref);
    case 'counselling':
      return bookingPath(ref);
    case 'concern':
      return concernPath(ref);
    case 'jobApplication':
      return jobApplicationPath(ref);
    case 'consultancy':
      return consultationPath(ref);
    case 'homework':
      return homeworkPath(ref);
    case 'jobReport':
      return jobReportPath(ref);
    default:
      return null;
  }
}

/** Whether the actor works on the record of a code. */
export const mayKeepCode: AccessRule = (context) => {
  const kind = kindOfCode(context.id);
  if (kind === 'counselling') return hasDuty(context, 'counselling');
  return kind === 'concern' ? hasDuty(context, 'safeguarding') : isAdmin(context);
};
