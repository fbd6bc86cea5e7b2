import { createChangeId } from '@/entities/change-log';
import { createReferenceCode } from '@/entities/reference-code';
import {
  applicationEvidence,
  clearancePath,
  clearedPath,
  outcomesOf,
  requiredEvidence,
} from '@/entities/vetting/evidence';
import { tutorApplicationPath, tutorApplicationTimeline } from '@/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import { formDocuments, type SampleForm } from './sample-application-form';
import { sampleOffice, timelineOf } from './sample-timeline';
import { sampleTutors, type SampleTutor } from './sample-tutor-list';
import { evidenceOfSample } from './sample-tutors';

type Documents = Record<string, DocumentData>;

const dayMs = 86_400_000;

/** The application came before the checks that the profile shows. */
const appliedDays = 98;

const formOf = (sample: SampleTutor): SampleForm => {
  const [region = 'GH-AA'] = sample.regions;
  return {
    name: sample.name,
    gender: sample.gender,
    region,
    town: sample.towns.split(', ')[0] ?? '',
    languages: [...sample.languages],
    about: sample.about,
    email: '',
    phone: sample.phone,
    teaching: {
      subjects: [...sample.subjects],
      levels: [...sample.levels],
      years: sample.years,
      qualification: sample.qualification,
      hasNeedExperience: sample.hasNeedExperience ?? false,
    },
    hours: [...sample.hours],
    rate: sample.price,
  };
};

/** The approved application of a sample tutor, its checks, and the clearance that names them. */
function clearance(sample: SampleTutor, now: number): Documents {
  const ref = createReferenceCode('application');
  const record = tutorApplicationPath(ref);
  const timeline = timelineOf(tutorApplicationTimeline, now - appliedDays * dayMs, now);
  const at = timeline.at(-1)?.at ?? '';
  const checks = evidenceOfSample(sample, now)
    .filter(({ kind }) => requiredEvidence.includes(kind))
    .map((check) => ({ id: createChangeId(), check }));
  const evidence = checks.map(({ id, check: { by: _initials, ...check } }): [string, DocumentData] => [
    `${applicationEvidence(record)}/${id}`,
    {
      ...check,
      outcome: outcomesOf(check.kind)[0] ?? 'seen',
      words: '',
      userId: sampleOffice.userId,
      name: sampleOffice.name,
      at: `${check.date}T12:00:00.000Z`,
      state: 'valid',
      lastChange: id,
    },
  ]);
  return {
    ...formDocuments(ref, formOf(sample), timeline),
    ...Object.fromEntries(evidence),
    [clearancePath(sample.id)]: {
      ref,
      checks: Object.fromEntries(checks.map(({ id, check }) => [check.kind, id])),
      at,
    },
    [clearedPath(record)]: { userId: sample.id },
  };
}

/** Applications by which the sample tutors were cleared, each with the tutor's number. */
export const createSampleClearances = (now: number): Documents =>
  Object.fromEntries(sampleTutors.flatMap((sample) => Object.entries(clearance(sample, now))));
