import { concernPath } from '@/entities/concern';
import { enquiryPath } from '@/entities/enquiry';
import { jobApplicationPath } from '@/entities/jobs/job-application';
import { jobReportPath } from '@/entities/jobs/job-report';
import { kindOfCode } from '@/entities/reference-code';
import { tuitionRequestPath } from '@/entities/tuition-request';
import { tutorApplicationPath } from '@/entities/tutor-application';

/** The path of a code's record, by kind letter; null for kinds without records. */
export function recordOf(ref: string): string | null {
  switch (kindOfCode(ref)) {
    case 'tuition':
      return tuitionRequestPath(ref);
    case 'enquiry':
      return enquiryPath(ref);
    case 'application':
      return tutorApplicationPath(ref);
    case 'concern':
      return concernPath(ref);
    case 'jobApplication':
      return jobApplicationPath(ref);
    case 'jobReport':
      return jobReportPath(ref);
    default:
      return null;
  }
}
