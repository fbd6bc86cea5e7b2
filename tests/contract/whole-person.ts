import { askCertificate, certificatePath, writeRefusal } from '../../src/entities/certificate';
import {
  createChangeId,
  logChange,
  logTrackedTransition,
  logTransition,
  type ChangedBy,
  type Staff,
} from '../../src/entities/change-log';
import { jobApplicationPath } from '../../src/entities/jobs/job-application';
import { lessonPath } from '../../src/entities/lesson';
import { groupPath, invitationPath, nameInvitation } from '../../src/entities/neighbour-group';
import { writeNote } from '../../src/entities/note';
import { assignmentPath, practiceReportPath } from '../../src/entities/practice/assignment';
import { createReview, reviewPath, tellFamily } from '../../src/entities/review';
import { tuitionRequestPath, writeDoorCode } from '../../src/entities/tuition-request';
import { tutorApplicationPath } from '../../src/entities/tutor-application';
import type { DocumentData, Write } from '@/shared/backend';
import { code as post } from '../samples/posts';
import { askToTeach } from '../samples/additions';
import { planAsFamily, transitionOf, typeAtDoor } from '../samples/offers';
import { newAssignment, reportAsFamily } from '../samples/practice';
import { degree, fileBytes, mark, type Codes } from './person-texts';

import { cancelled, certificateId, groupId, lessons, offer, offerId, reportId, reviewId } from './story-ids';

const family: ChangedBy = { kind: 'code-holder' };

const byTutor = (userId: string): ChangedBy => ({ kind: 'tutor', userId, name: mark });

/** The tutor accepts. */
export const acceptedByTutor = (userId: string): readonly (readonly Write[])[] => [
  transitionOf(offer, {
    from: 'sent',
    to: 'accepted',
    event: 'offer.accepted',
    by: byTutor(userId),
    changes: { answer: { hours: [], reason: '', words: `${mark} is glad to` } },
  }),
];

/** The family chooses and plans. */
export const chosenByFamily = (userId: string, codes: Codes): readonly (readonly Write[])[] => [
  transitionOf(offer, {
    from: 'accepted',
    to: 'chosen',
    event: 'offer.chosen',
    by: family,
    actOf: codes.request,
  }),
  ...[...lessons, cancelled].map((id) => planAsFamily(codes.request, offerId, id, userId)),
  [
    writeDoorCode(codes.request, {
      lessonId: lessons[0] ?? '',
      offerId,
      moment: 'arrival',
      issue: 1,
      code: '4821',
      adult: `${mark} at home`,
    }),
  ],
  ...[codes.request, codes.neighbour].map((ref) =>
    transitionOf(invitationPath(ref, groupId), {
      from: 'invited',
      to: 'agreed',
      event: 'invitation.agreed',
      by: family,
    }),
  ),
];

/** The tutor asks for more subjects. */
export const askedByTutor = (userId: string): readonly (readonly Write[])[] => [
  askToTeach(byTutor(userId), {
    tutorId: userId,
    words: `${mark} taught it`,
    files: { certificate: { ...degree, size: fileBytes.byteLength }, transcript: '' },
  }),
];

/** The tutor assigns practice, teaches, reports, and asks for a certificate. */
export function taughtByTutor(userId: string): readonly (readonly Write[])[] {
  const by = byTutor(userId);
  const asked = createChangeId();
  const report = {
    attendance: 'present',
    topic: `${mark} learns fractions`,
    mastery: '2',
    next: `${mark}: page 14`,
  };
  return [
    [newAssignment(offerId, { tutorId: userId, note: `${mark}: before Tuesday` })],
    [typeAtDoor(offerId, lessons[0] ?? '', 1)],
    ...lessons.map((id) =>
      transitionOf(lessonPath(offerId, id), {
        from: 'planned',
        to: 'taught',
        event: 'lesson.taught',
        by,
        changes: { report },
      }),
    ),
    [
      ...askCertificate({
        id: certificateId,
        offerId,
        changeId: asked,
        tutorId: userId,
        tutorName: `${mark} T.`,
        schoolClass: 'jhs-2',
        subjects: ['mathematics', 'science'],
        lessons: 3,
        minutes: 225,
        from: '2026-03-03',
        until: '2026-06-30',
      }),
      logChange({
        id: asked,
        by,
        record: certificatePath(certificateId),
        event: 'certificate.asked',
        after: { state: 'asked' },
      }),
    ],
  ];
}

/**
 * The family reports practice, confirms, reviews, refuses the certificate, ends the lessons and cancels the
 * request.
 */
export function toldByFamily(userId: string, codes: Codes): readonly (readonly Write[])[] {
  const own = { by: family, actOf: codes.request };
  const refused = createChangeId();
  const words = `${mark} says why`;
  return [
    reportAsFamily(codes.request, offerId, reportId),
    ...lessons.map((id) =>
      transitionOf(lessonPath(offerId, id), {
        from: 'taught',
        to: 'confirmed',
        event: 'lesson.confirmed',
        ...own,
      }),
    ),
    transitionOf(lessonPath(offerId, cancelled), {
      from: 'planned',
      to: 'cancelled',
      event: 'lesson.cancelled',
      changes: { cancellation: { reason: 'ill', words } },
      ...own,
    }),
    createReview({
      id: reviewId,
      ref: codes.request,
      offerId,
      tutorId: userId,
      stars: 5,
      words: `${mark} is content`,
      subject: 'mathematics',
      lessons,
    }),
    [
      ...transitionOf(
        certificatePath(certificateId),
        { from: 'asked', to: 'refused', event: 'certificate.refused', ...own },
        refused,
      ),
      writeRefusal(offerId, certificateId, words),
    ],
    transitionOf(offer, {
      from: 'chosen',
      to: 'ended',
      event: 'lessons.ended',
      changes: { ending: { by: 'family', reason: 'other', words } },
      ...own,
    }),
    logTrackedTransition({
      id: createChangeId(),
      by: family,
      ref: codes.request,
      record: tuitionRequestPath(codes.request),
      event: 'request.cancelled',
      from: 'submitted',
      to: 'cancelled',
      changes: { cancellation: { reason: 'other', words } },
    }),
  ];
}

/** The office withholds the review, and names the group. */
export function answeredByOffice(codes: Codes, by: Staff): readonly (readonly Write[])[] {
  const withheld = createChangeId();
  const names = [`${mark} Kid`, 'Kojo'];
  return [
    [
      ...logTransition({
        id: withheld,
        by,
        record: reviewPath(reviewId),
        event: 'review.withheld',
        from: 'submitted',
        to: 'withheld',
      }),
      tellFamily({ ref: codes.request, offerId }, withheld, 'withheld', {
        reason: 'names',
        words: `${mark} is named`,
      }),
      writeNote(reviewPath(reviewId), withheld, { userId: by.userId, name: by.name }, `${mark} was called`),
    ],
    ...[codes.request, codes.neighbour].map((ref) => {
      const id = createChangeId();
      return [
        nameInvitation(ref, groupId, id, names),
        logChange({ id, by, record: invitationPath(ref, groupId), event: 'group.named' }),
      ];
    }),
  ];
}

/** What must still be there, and how much of it, once the person is removed. */
export const kept = (codes: Codes): Readonly<Record<string, DocumentData>> => ({
  [tuitionRequestPath(codes.request)]: { state: 'cancelled', removal: 'done', learner: { age: 13 } },
  [`enquiries/${codes.enquiry}`]: { state: 'new', removal: 'done', topic: 'other' },
  [tutorApplicationPath(codes.application)]: { removal: 'done', rate: 7000 },
  [jobApplicationPath(codes.jobApplication)]: { state: 'declined', removal: 'done', job: post },
  [offer]: { state: 'ended', price: 6000 },
  [lessonPath(offerId, lessons[0] ?? '')]: {
    state: 'confirmed',
    report: { attendance: 'present', topic: '', mastery: '2', next: '' },
  },
  [assignmentPath(offerId, '1')]: { pack: 'bece-math', note: '' },
  [practiceReportPath(offerId, reportId)]: { answers: 24, right: 15 },
  [reviewPath(reviewId)]: { stars: 5, words: '' },
  [certificatePath(certificateId)]: { lessons: 3, tutorName: '' },
  [invitationPath(codes.neighbour, groupId)]: { names: ['Kojo'] },
  [groupPath(groupId)]: { state: 'proposed' },
});
