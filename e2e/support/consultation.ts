import { createReferenceCode } from '../../src/entities/reference-code/model/reference-code';

const dayMs = 86_400_000;

type Fields = Record<string, unknown>;
type Documents = Record<string, Fields>;

export const newConsultationCode = () => createReferenceCode('consultancy');

/** A day from now, `YYYY-MM-DD`. */
export const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const stamps = () => {
  const at = new Date(Date.now() - dayMs).toISOString();
  return { createdAt: at, movedAt: at, updatedAt: at, lastChange: '', isSample: false };
};

/** A consultation of a school with its contact and its tracking, in the demo's records. */
export function consultationDocuments(ref: string, state: string, fields: Fields = {}): Documents {
  const { createdAt: at } = stamps();
  return {
    [`consultations/${ref}`]: {
      ...{ state, ...stamps() },
      needs: ['results', 'training'],
      answers: {
        results: 'bece/falling',
        timetable: '',
        training: 'assessment/saturdays',
        admissions: '',
        systems: '',
      },
      words: { results: '', timetable: '', training: '', admissions: '', systems: '', more: '' },
      school: {
        name: 'Adenta Community School',
        kind: 'public',
        levels: ['jhs'],
        region: 'GH-AA',
        town: 'Adenta',
        pupils: 'up-to-300',
        teachers: 'up-to-25',
      },
      dates: { from: dayIn(14), until: '', wishes: [`${dayIn(2)}/morning`], way: 'at-school' },
      decides: 'board',
      consent: { version: '2026-11.1', language: 'en' },
      ...{ reason: '', schoolId: '', latest: 1, agreed: 0, done: {}, asked: false },
      ...fields,
    },
    [`consultations/${ref}/private/contact`]: {
      name: 'Akua Boateng',
      position: 'Headteacher',
      phone: '+233241234567',
      email: '',
    },
    [`phoneTails/${ref}`]: { digits: '4567' },
    [`tracking/${ref}`]: {
      topic: { kind: 'consultation' },
      state,
      steps: { sent: { what: 'received', at }, s2: { what: 'scoping', at }, s3: { what: 'proposed', at } },
    },
  };
}

/** A version of its proposal. */
export const versionDocument = (ref: string, version: number, fields: Fields = {}): Documents => ({
  [`consultations/${ref}/proposals/v${String(version)}`]: {
    ...{ state: 'sent', ...stamps(), version },
    aims: 'More pupils of JHS 3 pass mathematics.',
    steps: {
      s1: `${dayIn(16)}/2/60000/Look at the results of three years`,
      s2: `${dayIn(30)}/3/150000/Train the teachers of mathematics`,
    },
    measures: 'Marks of the mock in March, before and after.',
    validUntil: dayIn(21),
    answer: { name: '', position: '', words: '' },
    ...fields,
  },
});

/** An answer of the office. */
export const answerDocument = (ref: string, words: string): Documents => ({
  [`consultations/${ref}/messages/3d1c8d34-90f3-4a59-8d9f-0c9e2f6e3a01`]: {
    ...{ from: 'office', words, at: new Date(Date.now() - dayMs / 2).toISOString() },
  },
});
