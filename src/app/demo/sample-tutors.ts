import type { OwnFields } from '@/entities/tutor';
import type { DocumentData } from '@/shared/backend';
import type { EvidenceKind, EvidenceMethod } from '@/shared/choices';
import { sampleTutors, type SampleTutor } from './sample-tutor-list';

const dayMs = 86_400_000;

const dayFrom = (now: number, days: number) => new Date(now + days * dayMs).toISOString().slice(0, 10);

/** Days since each check, days until it expires (0 when it does not), and how it was made. */
const papers: Readonly<Record<EvidenceKind, readonly [ago: number, left: number, method?: EvidenceMethod]>> =
  {
    'ghana-card': [96, 2400, 'original'],
    'ntc-licence': [95, 410, 'portal'],
    certificate: [95, 0, 'photo'],
    'police-clearance': [90, 95, 'original'],
    'referee-1': [88, 0, 'one-caller'],
    'referee-2': [87, 0, 'two-callers'],
    interview: [80, 0, 'in-person'],
    conduct: [79, 0, 'in-person'],
  };

/** Checks of a sample tutor, as the profile shows them. */
export const evidenceOfSample = ({ hasLicence = true }: SampleTutor, now: number) =>
  (Object.keys(papers) as EvidenceKind[])
    .filter((kind) => hasLicence || kind !== 'ntc-licence')
    .map((kind) => {
      const [ago, left, method] = papers[kind];
      return {
        kind,
        date: dayFrom(now, -ago),
        expiry: left === 0 ? '' : dayFrom(now, left),
        by: 'E. A.',
        ...(method && { method }),
        ...(method === 'portal' && { portalOn: dayFrom(now, -ago) }),
      };
    });

function profile(sample: SampleTutor, now: number): DocumentData {
  const { id, name, phone: _private, isPaused = false, hasLicence: _paper, ...fields } = sample;
  const began = new Date(now - 78 * dayMs).toISOString();
  const own = {
    where: 'home',
    languages: ['english'],
    busy: [],
    absences: [],
    towns: '',
  } satisfies Partial<OwnFields>;
  return {
    state: isPaused ? 'paused' : 'active',
    createdAt: began,
    movedAt: began,
    updatedAt: began,
    lastChange: '',
    isSample: true,
    name,
    slug: `${name.toLowerCase().replace(/[^a-z]+/g, '-')}${id.replaceAll('-', '').slice(0, 6)}`,
    photo: '',
    hasNeedExperience: false,
    ...own,
    ...fields,
    evidence: evidenceOfSample(sample, now),
  };
}

/** Profiles of the sample tutors. */
export const createSampleTutors = (now: number): Record<string, DocumentData> =>
  Object.fromEntries(sampleTutors.map((sample) => [`tutors/${sample.id}`, profile(sample, now)]));
