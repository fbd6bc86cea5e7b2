import { enquiryContactPath } from '../../src/entities/enquiry';
import { phoneTailPath } from '../../src/entities/phone-tail';
import { offerContactPath } from '../../src/entities/offer';
import { reviewPath } from '../../src/entities/review';
import { guardianContactPath } from '../../src/entities/tuition-request';
import { applicantContactPath, applicantPath, refereesPath } from '../../src/entities/tutor-application';
import { reviewId, reviewOfferId } from '../samples/reviews';
import { codes, fileId, photoId, roots, type Root } from './removal-documents';

/** What is deleted with the person of a record. */
export const goes: readonly (readonly [what: string, of: Root, path: string])[] = [
  ['contact of a request', 'request', guardianContactPath(codes.request)],
  ['contact of an enquiry', 'enquiry', enquiryContactPath(codes.enquiry)],
  ['contact of an offer', 'request', offerContactPath(reviewOfferId)],
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
  ['notes of a profile', 'tutor', `${roots.tutor}/notes/n1`],
  ['the photo', 'tutor', `files/${photoId}`],
  ['pieces of the photo', 'tutor', `files/${photoId}/pieces/0`],
];
