import { accountRemovalId, personRemoved, removalBegun } from '@/entities/change-log/model/change';
import {
  personalFieldsOfCertificate,
  personalFieldsOfCertificateRequest,
} from '@/entities/certificate/model/certificate';
import { personalFieldsOfConcern } from '@/entities/concern/model/concern';
import { personalFieldsOfEnquiry } from '@/entities/enquiry/model/enquiry';
import { personalFieldsOfEvidence } from '@/entities/vetting/evidence/model/evidence';
import { personalFieldsOfHomeworkQuestion } from '@/entities/homework/question/model/question';
import { personalFieldsOfLesson } from '@/entities/lesson/model/lesson';
import { personalFieldsOfOffer } from '@/entities/offer/model/offer';
import { personalFieldsOfFamilyReview, personalFieldsOfReview } from '@/entities/review/model/review';
import { personalFieldsOfAddition } from '@/entities/vetting/subject-addition/model/subject-addition';
import { personalFieldsOfDoorCode } from '@/entities/tuition-request/model/door-code';
import { personalFieldsOfRequest } from '@/entities/tuition-request/model/tuition-request';
import { personalFieldsOfAssignment } from '@/entities/practice/assignment/model/assignment';
import { personalFieldsOfTutor } from '@/entities/tutor/model/tutor';
import { personalFieldsOfApplication } from '@/entities/tutor-application/model/tutor-application';
import { personalFieldsOfJobApplication } from '@/entities/jobs/job-application/model/job-application';
import { personalFieldsOfJobReport } from '@/entities/jobs/job-report/model/job-report';
import { personalFieldsOfConsultation } from '@/entities/consultancy/consultation/model/consultation';
import { personalFieldsOfSchoolProposal } from '@/entities/consultancy/proposal/model/school-proposal';
import type { PersonalFields } from '@/shared/fields';
import { define } from './define';
import { allEmptied, someEmptied, touchedBy } from './removal-rules';
import { literal } from './schema-rules';

/** Function that looks whether personal fields are emptied: of a record all, of what hangs on it some. */
function emptied(called: string, fields: PersonalFields, conditionsFor = allEmptied) {
  const conditions = conditionsFor(fields);
  const given = conditions.some((condition) => /\bwas\b/.test(condition)) ? 'data, was' : 'data';
  return {
    [`function is${called}Emptied`]: define(`is${called}Emptied(${given})`, conditions),
    [`${called} personal`]: touchedBy(fields),
  };
}

/** Values of the template about removing a person. */
export const removalFacts: Readonly<Record<string, string>> = {
  'removal begun': literal(removalBegun),
  'person removed': literal(personRemoved),
  'account removal': literal(accountRemovalId('')),
  ...emptied('TuitionRequest', personalFieldsOfRequest),
  ...emptied('Enquiry', personalFieldsOfEnquiry),
  ...emptied('Concern', personalFieldsOfConcern),
  ...emptied('Application', personalFieldsOfApplication),
  ...emptied('JobApplication', personalFieldsOfJobApplication),
  ...emptied('JobReport', personalFieldsOfJobReport),
  ...emptied('Consultation', personalFieldsOfConsultation),
  ...emptied('SchoolProposal', personalFieldsOfSchoolProposal, someEmptied),
  ...emptied('HomeworkQuestion', personalFieldsOfHomeworkQuestion),
  ...emptied('Tutor', personalFieldsOfTutor),
  ...emptied('Offer', personalFieldsOfOffer, someEmptied),
  ...emptied('Lesson', personalFieldsOfLesson, someEmptied),
  ...emptied('Assignment', personalFieldsOfAssignment, someEmptied),
  ...emptied('Review', personalFieldsOfReview, someEmptied),
  ...emptied('FamilyReview', personalFieldsOfFamilyReview, someEmptied),
  ...emptied('Certificate', personalFieldsOfCertificate, someEmptied),
  ...emptied('CertificateRequest', personalFieldsOfCertificateRequest, someEmptied),
  ...emptied('Addition', personalFieldsOfAddition, someEmptied),
  ...emptied('Evidence', personalFieldsOfEvidence, someEmptied),
  ...emptied('DoorCode', personalFieldsOfDoorCode, someEmptied),
};
