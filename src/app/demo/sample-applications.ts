import { createChangeId } from '@/entities/change-log';
import { applicationEvidence, type Evidence } from '@/entities/vetting/evidence';
import { tutorApplicationPath } from '@/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';
import { formDocuments, type SampleForm } from './sample-application-form';
import { logOf, sampleOffice, timelineOf } from './sample-timeline';

type Documents = Record<string, DocumentData>;

const hourMs = 3_600_000;

/** A sample application that the office works on. */
interface SampleApplication extends SampleForm {
  /** States so far, in order. */
  readonly states: readonly ['submitted', ...'screening'[]];
  readonly hoursAgo: number;
  readonly checks: readonly Pick<Evidence, 'kind' | 'outcome' | 'method' | 'words'>[];
}

export const sampleApplications: readonly SampleApplication[] = [
  {
    states: ['submitted'],
    hoursAgo: 7,
    name: 'Esi Quansah',
    gender: 'woman',
    email: 'esi.sample@example.com',
    phone: '+233240000000',
    region: 'GH-CP',
    town: 'Cape Coast',
    languages: ['english', 'fante'],
    about: 'I read with small groups first, then each child reads alone.',
    teaching: {
      subjects: ['english', 'literacy'],
      levels: ['primary'],
      years: 3,
      qualification: 'B.Ed. Basic Education, University of Cape Coast',
      hasNeedExperience: false,
    },
    hours: ['mon-afternoon', 'wed-afternoon', 'sat-morning'],
    rate: 5500,
    checks: [],
  },
  {
    states: ['submitted', 'screening'],
    hoursAgo: 60,
    name: 'Selorm Agbeko',
    gender: 'man',
    email: 'selorm.sample@example.com',
    phone: '+233240000000',
    region: 'GH-TV',
    town: 'Ho',
    languages: ['english', 'ewe'],
    about: 'Mathematics from past questions, one topic each week.',
    teaching: {
      subjects: ['mathematics', 'core-mathematics'],
      levels: ['jhs', 'shs'],
      years: 6,
      qualification: 'B.Sc. Mathematics, University of Health and Allied Sciences',
      hasNeedExperience: true,
    },
    hours: ['tue-evening', 'thu-evening', 'sat-afternoon'],
    rate: 6500,
    checks: [
      { kind: 'certificate', outcome: 'seen', method: 'original', words: 'Seen in the office.' },
      { kind: 'referee-1', outcome: 'not-reached', words: 'Called twice. Try on Monday.' },
    ],
  },
];

/** A sample application with referees, timeline and checks. */
export function applicationDocuments(ref: string, sample: SampleApplication, now: number): Documents {
  const { states, hoursAgo, checks, ...form } = sample;
  const record = tutorApplicationPath(ref);
  const timeline = timelineOf(states, now - hoursAgo * hourMs, now);
  const at = timeline.at(-1)?.at ?? new Date(now).toISOString();
  const evidence = checks.flatMap(({ kind, outcome, method, words }): [string, DocumentData][] => {
    const id = createChangeId();
    const { userId, name } = sampleOffice;
    const check = {
      kind,
      outcome,
      words,
      date: at.slice(0, 10),
      expiry: '',
      userId,
      name,
      at,
      ...(method && { method }),
    };
    return [
      [`${applicationEvidence(record)}/${id}`, { ...check, state: 'valid', lastChange: id }],
      [
        `changeLog/${id}`,
        { at, by: sampleOffice, record, event: 'evidence.recorded', before: {}, after: {} },
      ],
    ];
  });
  return {
    ...formDocuments(ref, form, timeline),
    ...logOf(record, timeline),
    ...Object.fromEntries(evidence),
  };
}
