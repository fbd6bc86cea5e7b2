import { foundBy, phoneTailPath } from '@/entities/phone-tail';
import { createReferenceCode, type CodeKind } from '@/entities/reference-code';
import type { DocumentData } from '@/shared/backend';
import { lessonMinutes } from '@/shared/ghana';
import demoAccounts from './demo-accounts.json';
import { sampleConsultation } from './sample-consultation';
import { homeworkSamples } from './sample-homework';
import { jobSamples } from './sample-jobs';
import { offerDocuments } from './sample-offers';
import { applicationDocuments, sampleApplications } from './sample-applications';
import { reviewDocuments } from './sample-reviews';
import { sampleRequests, type SampleRequest } from './sample-requests';
import { logOf, stepsOf, timelineOfRequest } from './sample-timeline';
import { createSampleCounsellors } from './sample-counsellors';
import { createSampleClearances } from './sample-clearances';
import { createSampleTutors } from './sample-tutors';

type Documents = Record<string, DocumentData>;

const hourMs = 3_600_000;

/** Contact of the sample guardians. */
const reach = {
  name: 'Sample Guardian',
  phone: '+233240000000',
  contactBy: 'call',
  digitalAddress: '',
  landmark: '',
};

/** Whether it is the demo tutor's family, whose request owns the sample reviews. */
const isReviewed = ({ offers = [] }: SampleRequest): boolean =>
  offers.some(({ tutorId, state }) => tutorId === 'demo-tutor' && state === 'chosen');

function tuitionRequest(sample: SampleRequest, now: number): Documents {
  const ref = newCode('tuition');
  const record = `tuitionRequests/${ref}`;
  const timeline = timelineOfRequest(sample.state, now - sample.hoursAgo * hourMs, now);
  const createdAt = timeline[0]?.at ?? new Date(now).toISOString();
  const topic = { kind: 'tuition', schoolClass: sample.schoolClass, subject: sample.subjects[0] };
  const { gender, age, region, town } = sample;
  const where = sample.where ?? ('home' as const);
  const startDate = new Date(now + 7 * 24 * hourMs).toISOString().slice(0, 10);
  const lessons = {
    schoolClass: sample.schoolClass,
    subjects: [...sample.subjects],
    prioritySubject: sample.subjects[0],
    hours: [...sample.hours],
    perWeek: 2,
    startDate,
  };
  const offered = {
    ref,
    learner: { gender, age, need: '', ...lessons, where, region, town },
    contact: { learnerName: '', ...reach, language: 'en' },
    minutes: lessonMinutes(sample.schoolClass),
    where,
  };
  const offers = (sample.offers ?? []).flatMap((offer) =>
    Object.entries(offerDocuments(offer, offered, now)),
  );
  return {
    [record]: {
      state: sample.state,
      createdAt,
      movedAt: timeline.at(-1)?.at ?? createdAt,
      updatedAt: timeline.at(-1)?.at ?? createdAt,
      lastChange: '',
      isSample: true,
      learner: { name: '', gender, age, need: '' },
      lessons: { ...lessons, tutorGender: 'any', budget: 0 },
      place: { where, region, town },
      cancellation: { reason: '', words: '' },
    },
    [`${record}/contact/guardian`]: {
      relation: 'parent',
      email: '',
      ...reach,
      message: 'This request is sample data of the demo.',
      consent: { version: 'sample', language: 'en', news: false },
    },
    [phoneTailPath(ref)]: foundBy(reach),
    [`tracking/${ref}`]: { topic, state: sample.state, steps: stepsOf(timeline) },
    ...logOf(record, timeline),
    ...Object.fromEntries(offers),
    ...(isReviewed(sample) && reviewDocuments(ref, Object.keys(Object.fromEntries(offers)), now)),
  };
}

function enquiry(now: number): Documents {
  const ref = newCode('enquiry');
  const createdAt = new Date(now - 3 * hourMs).toISOString();
  return {
    [`enquiries/${ref}`]: {
      state: 'new',
      createdAt,
      movedAt: createdAt,
      updatedAt: createdAt,
      lastChange: '',
      isSample: true,
      topic: 'consultancy',
      name: 'Sample Head Teacher',
      message: 'This enquiry is sample data of the demo. A school asks about help with its BECE results.',
    },
    [`enquiries/${ref}/contact/sender`]: { phone: '+233240000000', email: '' },
    [phoneTailPath(ref)]: foundBy({ phone: '+233240000000', name: 'Sample Head Teacher' }),
    [`tracking/${ref}`]: {
      topic: { kind: 'enquiry' },
      state: 'new',
      steps: stepsOf([{ what: 'new', at: createdAt }]),
    },
  };
}

const newCode = (kind: CodeKind) => createReferenceCode(kind);

/** Contents of a new demo, all marked as samples. */
export function createSampleDocuments(now: Date): Documents {
  const roles = Object.fromEntries(
    demoAccounts.map(({ id, role, duties, displayName }) => [
      `roles/${id}`,
      { role, name: displayName, ...(duties && { duties }) },
    ]),
  );
  const people = Object.fromEntries(
    demoAccounts.map(({ id, email, displayName }) => [
      `people/${id}`,
      { email, name: displayName, isEmailVerified: false, updatedAt: now.toISOString() },
    ]),
  );
  const requests = sampleRequests.flatMap((sample) => Object.entries(tuitionRequest(sample, now.getTime())));
  const applications = sampleApplications.flatMap((sample) =>
    Object.entries(applicationDocuments(newCode('application'), sample, now.getTime())),
  );
  return {
    ...roles,
    ...people,
    ...createSampleTutors(now.getTime()),
    ...createSampleClearances(now.getTime()),
    ...createSampleCounsellors(now.getTime()),
    ...enquiry(now.getTime()),
    ...jobSamples(now.getTime()),
    ...sampleConsultation(now.getTime()),
    ...homeworkSamples(now.getTime()),
    // The demo has somebody on duty; an open desk keeps this up to date.
    'settings/safeguarding': { isOnDuty: true, updatedAt: now.toISOString() },
    ...Object.fromEntries(requests),
    ...Object.fromEntries(applications),
  };
}
