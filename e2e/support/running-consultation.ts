import { createReferenceCode } from '../../src/entities/reference-code/model/reference-code';

export const newConsultationCode = () => createReferenceCode('consultancy');

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A consultation whose proposal is agreed and whose work runs, in the demo's records. */
export function runningConsultation(ref: string): Record<string, Record<string, unknown>> {
  const now = new Date().toISOString();
  const stamps = { createdAt: now, movedAt: now, updatedAt: now, isSample: false };
  const no = { results: '', timetable: '', training: '', admissions: '', systems: '' };
  return {
    [`consultations/${ref}`]: {
      ...stamps,
      state: 'running',
      lastChange: 'c1',
      needs: ['results'],
      answers: { ...no, results: 'bece/falling' },
      words: { ...no, more: '' },
      school: {
        name: 'Adenta Community School',
        kind: 'public',
        levels: ['jhs'],
        region: 'GH-AA',
        town: 'Adenta',
        pupils: 'up-to-300',
        teachers: 'up-to-25',
      },
      dates: { from: dayIn(20), until: dayIn(200), wishes: [`${dayIn(5)}/morning`], way: 'at-school' },
      decides: 'head',
      consent: { version: '2026-11.1', language: 'en' },
      reason: '',
      schoolId: '',
      latest: 1,
      agreed: 1,
      done: {},
      asked: false,
    },
    [`consultations/${ref}/proposals/v1`]: {
      ...stamps,
      state: 'accepted',
      lastChange: 'p1',
      version: 1,
      aims: 'More pupils pass mathematics.',
      steps: { s1: `${dayIn(20)}/2/60000/Look at the results` },
      measures: 'Marks of the mock in March, before and after.',
      validUntil: dayIn(30),
      answer: { name: 'Akua Boateng', position: 'Headteacher', words: '' },
    },
    [`tracking/${ref}`]: {
      topic: { kind: 'consultation' },
      state: 'running',
      steps: { sent: { what: 'received', at: now } },
    },
  };
}
