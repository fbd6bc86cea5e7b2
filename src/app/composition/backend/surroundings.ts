import type { CertificateSurroundings } from '@/entities/certificate';
import type { BookingSurroundings } from '@/entities/counselling/booking';
import { counsellorPath } from '@/entities/counselling/counsellor';
import { clearancePath, clearedPath, endedPaper } from '@/entities/vetting/evidence';
import {
  jobGraceMs,
  jobPath,
  reportLinkPath,
  reportsThatPause,
  type JobSurroundings,
} from '@/entities/jobs/job';
import type { JobApplicationSurroundings } from '@/entities/jobs/job-application';
import type { JobReportSurroundings } from '@/entities/jobs/job-report';
import type { HomeworkSurroundings } from '@/entities/homework/question';
import { solvedQuestionPath } from '@/entities/homework/solved-question';
import { lessonPath, lessonStateAt, parseLesson, type LessonSurroundings } from '@/entities/lesson';
import { closingPath } from '@/entities/money/closing';
import { familyOf, isFamilysAct, offerPath, type OfferSurroundings } from '@/entities/offer';
import { rolePath, type IsVetted } from '@/entities/person';
import type { ReviewSurroundings } from '@/entities/review';
import { parseSchool, schoolPath, schoolStateAt, shownSchool } from '@/entities/jobs/school';
import { doorCodeId, doorCodePath, familyActPath, type IsOfOffice } from '@/entities/tuition-request';
import { mayTakeOffers, parseTutor, suspendedSince, tutorPath, type IsCleared } from '@/entities/tutor';
import { applicantPath, tutorApplicationPath, type HasCleared } from '@/entities/tutor-application';
import { siteSettingsPath } from '@/entities/site-setting';
import type { SuspendedSince } from '@/shared/backend';
import { levelOf } from '@/shared/ghana';

/** When a tutor was suspended, ISO 8601; null when not suspended. */
export const whenSuspended: SuspendedSince = async (tutorId, read) =>
  suspendedSince(await read(tutorPath(tutorId)));

/** Whether an account is of an administrator. */
export const isOfOffice: IsOfOffice = async ({ read }, userId) =>
  (await read(rolePath(userId)))?.role === 'admin';

/** What lessons need of offers, profiles and families. */
export const lessonSurroundings: LessonSurroundings = {
  suspendedSince: whenSuspended,
  offerPathOf: offerPath,
  closingPathOf: closingPath,
  isFamilysAct: (context, act) => isFamilysAct(context, familyActPath, act),
  doorCodePathOf: async (read, offerId, { lessonId, moment, issue }) => {
    const ref = await familyOf(offerId, read);
    return ref === null ? null : doorCodePath(ref, doorCodeId(lessonId, moment, issue));
  },
};

/** What reviews need of offers and lessons. */
export const reviewSurroundings: ReviewSurroundings = {
  offerOf: (read, offerId) => read(offerPath(offerId)),
  familyOf: (read, offerId) => familyOf(offerId, read),
  isConfirmed: async (read, { offerId, id, now }) => {
    const data = await read(lessonPath(offerId, id));
    if (data === null) return false;
    const state = lessonStateAt(parseLesson(offerId, id, data), new Date(now));
    return state === 'confirmed' || state === 'paid';
  },
};

/** Accepts a tutor's name from the profile or the approved application; the office has checked both. */
export const certificateSurroundings: CertificateSurroundings = {
  suspendedSince: whenSuspended,
  offerPathOf: offerPath,
  isFamilysAct: (context, act) => isFamilysAct(context, familyActPath, act),
  namesOf: async (read, tutorId) => {
    const [profile, link] = [await read(tutorPath(tutorId)), await read(applicantPath(tutorId))];
    const application = typeof link?.ref === 'string' ? await read(tutorApplicationPath(link.ref)) : null;
    const approved = application?.state === 'approved' ? application : null;
    return [profile?.name, (approved?.profile as { readonly name?: unknown } | undefined)?.name].filter(
      (name) => name !== undefined,
    );
  },
};

/** What offers need of the profile of their tutor. */
export const offerSurroundings: OfferSurroundings = {
  suspendedSince: whenSuspended,
  mayTakeOffers: async (tutorId, read) => mayTakeOffers((await read(tutorPath(tutorId)))?.state),
  hasValidPapers: async (tutorId, { now, read }) => {
    const profile = await read(tutorPath(tutorId));
    return profile !== null && endedPaper(parseTutor(tutorId, profile).evidence, now.slice(0, 10)) === null;
  },
};

/** The clearance comes with the profile. */
export const isCleared: IsCleared = async ({ id, readAfter }) =>
  (await readAfter(clearancePath(id))) !== null;

/** Nobody has a profile without a clearance. Who was removed keeps an empty one. */
export const isVetted: IsVetted = async ({ id, readAfter }) => {
  const profile = await readAfter(tutorPath(id));
  return profile !== null && profile.removal === undefined;
};

/** An application is approved after its applicant was cleared. */
export const hasCleared: HasCleared = async ({ id, read }) =>
  (await read(clearedPath(tutorApplicationPath(id)))) !== null;

/** What posts need of schools. */
export const jobSurroundings: JobSurroundings = {
  checkedSchool: async (read, schoolId, now) => {
    const data = await read(schoolPath(schoolId));
    if (data === null) return null;
    const school = parseSchool(schoolId, data);
    return schoolStateAt(school, new Date(now)) === 'checked' ? shownSchool(school) : null;
  },
};

/** What applications need of their post. */
export const jobApplicationSurroundings: JobApplicationSurroundings = {
  takesApplications: async (job, sentAt, { now, read }) => {
    const post = await read(jobPath(job));
    return (
      post?.state === 'published' &&
      Number(post.openReports) < reportsThatPause &&
      // Both are to the minute.
      sentAt <= String(post.closesAt) &&
      Date.parse(now) <= Date.parse(String(post.closesAt)) + jobGraceMs
    );
  },
};

/** What reports need of posts. */
export const jobReportSurroundings: JobReportSurroundings = {
  linkOf: (job, link, { readAfter }) => readAfter(reportLinkPath(job, link)),
};

/** What bookings need of the profiles of counsellors. */
export const bookingSurroundings: BookingSurroundings = {
  publishedCounsellor: async (read, id) => {
    const profile = await read(counsellorPath(id));
    if (profile?.state !== 'published') return null;
    return { ways: profile.ways as readonly string[], room: String(profile.room) };
  },
};

/** What homework questions need of profiles and of the site's settings. */
export const homeworkSurroundings: HomeworkSurroundings = {
  isSuspended: async (tutorId, read) => {
    const profile = await read(tutorPath(tutorId));
    return profile === null || suspendedSince(profile) !== null;
  },
  teaches: async (tutorId, read) => {
    const profile = await read(tutorPath(tutorId));
    if (profile === null || !mayTakeOffers(profile.state)) return null;
    return { subjects: profile.subjects as readonly string[], levels: profile.levels as readonly string[] };
  },
  levelOf,
  rateNow: async (read) => Number((await read(siteSettingsPath))?.homeworkRate ?? 0),
  solvedPathOf: solvedQuestionPath,
};
