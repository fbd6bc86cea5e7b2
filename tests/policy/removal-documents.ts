import { certificatePath } from '../../src/entities/certificate';
import { logChange } from '../../src/entities/change-log';
import { consultationPath } from '../../src/entities/consultancy/consultation';
import { concernPath } from '../../src/entities/concern';
import { applicationEvidence, tutorEvidence } from '../../src/entities/vetting/evidence';
import { homeworkQuestionPath } from '../../src/entities/homework/question';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { jobReportPath } from '../../src/entities/jobs/job-report';
import { lessonPath } from '../../src/entities/lesson';
import { declinedMove } from '../samples/lessons';
import { invitationPath } from '../../src/entities/neighbour-group';
import { offerPath } from '../../src/entities/offer';
import { assignmentPath } from '../../src/entities/practice/assignment';
import { familyReviewPath, reviewPath } from '../../src/entities/review';
import { additionPath } from '../../src/entities/vetting/subject-addition';
import { doorCodePath, tuitionRequestPath, writeDoorCode } from '../../src/entities/tuition-request';
import { writePayoutAccount } from '../../src/entities/money/payout-account';
import { tutorPath } from '../../src/entities/tutor';
import { applicantPath, tutorApplicationPath } from '../../src/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import {
  newApplicationCode,
  proposeGroup,
  recordCheck,
  sampleFiles,
  sendApplication,
} from '../samples/applications';
import { additionId, askToTeach, refusal } from '../samples/additions';
import { ask } from '../samples/certificates';
import { homeworkId, newHomeworkCode } from '../samples/homework';
import { approveTutor } from '../samples/offers';
import { newAssignment } from '../samples/practice';
import {
  newConcernCode,
  newEnquiryCode,
  newTuitionCode,
  office,
  sampleRequest,
  sendConcern,
  sendEnquiry,
  sendRequest,
} from '../samples/records';
import { newConsultationCode } from '../samples/consultations';
import { newReportCode, reportJob } from '../samples/job-reports';
import { applyFor, newJobApplicationCode, newPostCode, sampleCv } from '../samples/jobs';
import { hadLessons, reviewedLessons, reviewId, reviewOfferId, writeReview } from '../samples/reviews';
import { documentsOf, type Documents } from './attempt';
import { checksEmptied } from './removal-checks';
import { proposalEmptied, storedConsultation, type Emptied } from './removal-consultation';
import { closedHomework } from './removal-homework';
import { asOffice, asTutor, world } from './matrix-people';
import { storedFile as file, storedNote as note } from './removal-parts';

export const codes = {
  request: newTuitionCode(),
  neighbour: newTuitionCode(),
  enquiry: newEnquiryCode(),
  concern: newConcernCode(),
  application: newApplicationCode(),
  jobApplication: newJobApplicationCode(),
  jobReport: newReportCode(),
  homework: newHomeworkCode(),
  consultation: newConsultationCode(),
};

/** Paths of the records about a person. */
export const roots = {
  request: tuitionRequestPath(codes.request),
  enquiry: `enquiries/${codes.enquiry}`,
  concern: concernPath(codes.concern),
  application: tutorApplicationPath(codes.application),
  jobApplication: jobApplicationPath(codes.jobApplication),
  jobReport: jobReportPath(codes.jobReport),
  homework: homeworkQuestionPath(homeworkId),
  consultation: consultationPath(codes.consultation),
  tutor: tutorPath('demo-tutor'),
} as const;

export type Root = keyof typeof roots;

const groupId = '9a4f2b7c-11aa-4c8e-9b3e-5d1f0e2a4b44';
const certificateId = '4d7d4a10-66aa-4f0b-8a51-1f2e3d4c5b77';
const lineId = '0d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a99';
const [lessonId = ''] = reviewedLessons;
export const fileId = sampleFiles[0]?.id ?? '';
export const photoId = '6a0c2f4e-6a4b-4a52-9a5f-0d5a3d8f1c62';

const made: Documents = {
  ...world,
  ...documentsOf([
    ...sendRequest(codes.request, { ...sampleRequest, hasNeed: 'yes', need: 'Reads slowly' }),
    ...sendRequest(codes.neighbour),
    ...sendEnquiry(codes.enquiry),
    ...sendConcern(codes.concern, { name: 'Ama', phone: '+233241234567' }),
    ...sendApplication(codes.application, sampleFiles),
    ...applyFor(newPostCode(), codes.jobApplication),
    ...reportJob(codes.jobReport),
    ...approveTutor('demo-tutor', asOffice('A')),
    ...recordCheck(applicationEvidence(roots.application), roots.application, office, 'check-1'),
    ...recordCheck(tutorEvidence('demo-tutor'), roots.tutor, office, 'check-2'),
    newAssignment(reviewOfferId),
    writeDoorCode(codes.request, {
      lessonId,
      offerId: reviewOfferId,
      moment: 'arrival',
      issue: 1,
      code: '4821',
      adult: 'Ama',
    }),
    ...writeReview(codes.request),
    ...ask({ id: certificateId, offerId: reviewOfferId, tutorId: 'demo-tutor' }, asTutor('T')),
    ...askToTeach(asTutor('T')),
    writePayoutAccount('demo-tutor', { network: 'mtn', number: '+233241234567' }, true),
    logChange({ id: lineId, by: asTutor('T'), record: offerPath(reviewOfferId), event: 'offer.accepted' }),
    ...proposeGroup(groupId, [codes.request, codes.neighbour], asOffice('A')),
  ]),
  ...hadLessons(codes.request),
  ...closedHomework(codes.homework),
  [applicantPath('kofi')]: { ref: codes.application, updatedAt: '2026-03-09T16:12:00.000Z' },
  ...file(fileId, roots.application),
  ...file(photoId, roots.tutor),
  ...file(additionId, additionPath(additionId)),
  ...file(sampleCv.id, roots.jobApplication),
  ...storedConsultation(codes.consultation),
  ...Object.fromEntries(
    [...Object.values(roots), reviewPath(reviewId)].map((path) => [`${path}/notes/n1`, note]),
  ),
};

const withWords = (path: string, changes: DocumentData): Documents => ({
  [path]: { ...made[path], ...changes },
});

const offer = offerPath(reviewOfferId);
const lesson = lessonPath(reviewOfferId, lessonId);

/** Every kind of record of a person, with a text in each field. */
export const everything: Documents = {
  ...made,
  ...withWords(offer, {
    ...made[offer],
    answer: { hours: [], reason: '', words: 'Gladly, Ama' },
    ending: { by: '', reason: '', words: 'Ama' },
  }),
  ...withWords(lesson, {
    report: { attendance: 'present', topic: 'Kojo: fractions', mastery: '2', next: 'Page 14' },
    cancellation: { reason: '', words: 'Ama was ill' },
    move: declinedMove('Not with Kojo'),
  }),
  ...withWords(`${tutorEvidence('demo-tutor')}/check-2`, { words: 'Ama’s card' }),
  ...withWords(`${applicationEvidence(roots.application)}/check-1`, { words: 'Abena’s card' }),
  ...withWords(`offers/${reviewOfferId}/certificates/${certificateId}`, { words: 'Ama says no' }),
  ...withWords(familyReviewPath(codes.request, reviewOfferId), {
    decision: { reason: 'names', words: 'Ama' },
  }),
  ...withWords(additionPath(additionId), { state: 'refused', ...refusal }),
  ...withWords(invitationPath(codes.request, groupId), { names: ['Kojo', 'Yaw'] }),
  ...withWords(invitationPath(codes.neighbour, groupId), { names: ['Kojo', 'Yaw'] }),
  ...withWords(roots.tutor, {
    state: 'suspended',
    suspension: { reason: 'role', words: 'Ama' },
    photo: photoId,
  }),
  ...withWords(roots.jobApplication, {
    state: 'declined',
    decision: { reason: 'other', words: 'Abena was late' },
  }),
  ...withWords(roots.request, { parting: { reason: 'other', words: 'Ama', isHeard: false } }),
};

/** What stays without its personal fields. */
export const stays: readonly Emptied<Root>[] = [
  {
    what: 'offers',
    of: ['request', 'tutor'],
    path: offer,
    changes: { 'learner.need': '', 'learner.town': '', 'answer.words': '', 'ending.words': '' },
    other: { price: 1 },
  },
  {
    what: 'lessons',
    of: ['request', 'tutor'],
    path: lesson,
    changes: { 'report.topic': '', 'report.next': '', 'cancellation.words': '', 'move.words': '' },
    other: { 'report.attendance': 'absent' },
  },
  {
    what: 'assignments',
    of: ['request', 'tutor'],
    path: assignmentPath(reviewOfferId, '1'),
    changes: { note: '' },
    other: { pack: 'bece-sci' },
  },
  {
    what: 'reviews',
    of: ['request'],
    path: reviewPath(reviewId),
    changes: { words: '' },
    other: { stars: 1 },
  },
  {
    what: 'the family’s reviews',
    of: ['request'],
    path: familyReviewPath(codes.request, reviewOfferId),
    changes: { words: '', 'decision.words': '' },
    other: { stars: 1 },
  },
  proposalEmptied(codes.consultation),
  {
    what: 'door codes',
    of: ['request'],
    path: doorCodePath(codes.request, `${lessonId}-arrival-1`),
    changes: { adult: '' },
    other: { code: '1111' },
  },
  {
    what: 'refusals of a certificate',
    of: ['request'],
    path: `offers/${reviewOfferId}/certificates/${certificateId}`,
    changes: { words: '' },
    other: { createdAt: '2020-01-01T00:00:00.000Z' },
  },
  {
    what: 'certificates',
    of: ['tutor'],
    path: certificatePath(certificateId),
    changes: { tutorName: '' },
    other: { lessons: 400 },
  },
  {
    what: 'subjects that were asked for',
    of: ['tutor'],
    path: additionPath(additionId),
    changes: { words: '', 'files.certificate': '', 'decision.words': '' },
    other: { levels: [] },
  },
  ...checksEmptied(roots.application),
  {
    what: 'lines of the log by a tutor',
    of: ['tutor'],
    path: `changeLog/${lineId}`,
    changes: { 'by.name': '' },
    other: { event: 'offer.declined' },
  },
];

export const ownInvitation = invitationPath(codes.request, groupId);
export const othersInvitation = invitationPath(codes.neighbour, groupId);
/** A line by the office, whose names stay. */
export const officeLine = 'changeLog/check-1';

/** The documents with a removal at a stage. */
export const atStage = (stage: 'begun' | 'done' | null, ...of: readonly Root[]): Documents => ({
  ...everything,
  ...Object.fromEntries(
    of.map((root) => {
      const path = roots[root];
      return [path, stage === null ? (everything[path] ?? {}) : { ...everything[path], removal: stage }];
    }),
  ),
});
