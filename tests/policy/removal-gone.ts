import { concernContactPath } from '../../src/entities/concern';
import {
  consultationBookingPath,
  consultationContactPath,
  messagesCollection,
} from '../../src/entities/consultancy/consultation';
import { outcomePath } from '../../src/entities/consultancy/outcome';
import { enquiryContactPath } from '../../src/entities/enquiry';
import { jobApplicantContactPath, jobRefereesPath } from '../../src/entities/jobs/job-application';
import { phoneTailPath } from '../../src/entities/phone-tail';
import { offerContactPath, tutorContactPath } from '../../src/entities/offer';
import { payoutAccountPath } from '../../src/entities/money/payout-account';
import { reviewPath } from '../../src/entities/review';
import { guardianContactPath } from '../../src/entities/tuition-request';
import { applicantContactPath, applicantPath, refereesPath } from '../../src/entities/tutor-application';
import { additionId } from '../samples/additions';
import { sampleCv } from '../samples/jobs';
import { reviewId, reviewOfferId } from '../samples/reviews';
import { askerLinkPath } from '../../src/entities/homework/question';
import { homeworkId, samplePicture } from '../samples/homework';
import { reportId, talkCode } from './removal-consultation';
import { codes, everything, fileId, photoId, roots, type Root } from './removal-documents';
import { threadParts } from './removal-homework';

const homework = threadParts(everything, codes.homework);

/** What is deleted with the person of a record. */
export const goes: readonly (readonly [what: string, of: Root, path: string])[] = [
  ['contact of a request', 'request', guardianContactPath(codes.request)],
  ['contact of an enquiry', 'enquiry', enquiryContactPath(codes.enquiry)],
  ['contact of a worry', 'concern', concernContactPath(codes.concern)],
  ['contact of an offer', 'request', offerContactPath(reviewOfferId)],
  ['contact of the tutor of an offer', 'tutor', tutorContactPath(reviewOfferId)],
  ['number to pay a tutor', 'tutor', payoutAccountPath('demo-tutor')],
  ['end of the phone of a request', 'request', phoneTailPath(codes.request)],
  ['end of the phone of an enquiry', 'enquiry', phoneTailPath(codes.enquiry)],
  ['end of the phone of an applicant', 'application', phoneTailPath(codes.application)],
  ['notes of a request', 'request', `${roots.request}/notes/n1`],
  ['notes of a review', 'request', `${reviewPath(reviewId)}/notes/n1`],
  ['notes of an enquiry', 'enquiry', `${roots.enquiry}/notes/n1`],
  ['notes of a worry', 'concern', `${roots.concern}/notes/n1`],
  ['notes of an application', 'application', `${roots.application}/notes/n1`],
  ['contact of an applicant', 'application', applicantContactPath(codes.application)],
  ['referees', 'application', refereesPath(codes.application)],
  ['link of an account', 'application', applicantPath('kofi')],
  ['papers', 'application', `files/${fileId}`],
  ['pieces of papers', 'application', `files/${fileId}/pieces/0`],
  ['contact of an applicant for a post', 'jobApplication', jobApplicantContactPath(codes.jobApplication)],
  ['referees of an applicant for a post', 'jobApplication', jobRefereesPath(codes.jobApplication)],
  ['end of the phone of an applicant for a post', 'jobApplication', phoneTailPath(codes.jobApplication)],
  ['notes of an application for a post', 'jobApplication', `${roots.jobApplication}/notes/n1`],
  ['a CV', 'jobApplication', `files/${sampleCv.id}`],
  ['pieces of a CV', 'jobApplication', `files/${sampleCv.id}/pieces/0`],
  ['notes of a report about a job', 'jobReport', `${roots.jobReport}/notes/n1`],
  ['contact of a consultation', 'consultation', consultationContactPath(codes.consultation)],
  ['messages of a consultation', 'consultation', `${messagesCollection(codes.consultation)}/m1`],
  ['talks of a consultation', 'consultation', consultationBookingPath(codes.consultation, talkCode)],
  ['reports of a consultation', 'consultation', outcomePath(codes.consultation, reportId)],
  ['end of the phone of a school', 'consultation', phoneTailPath(codes.consultation)],
  ['notes of a consultation', 'consultation', `${roots.consultation}/notes/n1`],
  ['messages of a homework question', 'homework', homework.message],
  ['acts of whoever asked', 'homework', homework.act],
  ['link to whoever asked', 'homework', askerLinkPath(homeworkId)],
  ['tracking of a homework question', 'homework', `tracking/${codes.homework}`],
  ['notes of a homework question', 'homework', `${roots.homework}/notes/n1`],
  ['a picture of a homework question', 'homework', `files/${samplePicture.id}`],
  ['pieces of a picture of a homework question', 'homework', `files/${samplePicture.id}/pieces/0`],
  ['notes of a profile', 'tutor', `${roots.tutor}/notes/n1`],
  ['papers of subjects', 'tutor', `files/${additionId}`],
  ['pieces of papers of subjects', 'tutor', `files/${additionId}/pieces/0`],
  ['the photo', 'tutor', `files/${photoId}`],
  ['pieces of the photo', 'tutor', `files/${photoId}/pieces/0`],
];
