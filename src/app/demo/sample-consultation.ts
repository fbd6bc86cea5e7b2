import {
  consultationContactPath,
  consultationPath,
  messagesCollection,
} from '@/entities/consultancy/consultation';
import { schoolProposalPath, storeSteps } from '@/entities/consultancy/proposal';
import { foundBy, phoneTailPath } from '@/entities/phone-tail';
import { createReferenceCode } from '@/entities/reference-code';
import type { DocumentData } from '@/shared/backend';
import { sampleSchoolTalk } from './sample-school-talk';

const dayMs = 86_400_000;

/** A consultation of a school with a proposal that waits for its answer. */
export function sampleConsultation(now: number): Readonly<Record<string, DocumentData>> {
  const ref = createReferenceCode('consultancy');
  const at = (days: number) => new Date(now + days * dayMs).toISOString();
  const day = (days: number) => at(days).slice(0, 10);
  const stamps = (created: number, moved: number) => ({
    createdAt: at(created),
    movedAt: at(moved),
    updatedAt: at(moved),
    lastChange: '',
    isSample: true,
  });
  return {
    [consultationPath(ref)]: {
      state: 'proposed',
      ...stamps(-6, -2),
      needs: ['results', 'training'],
      answers: {
        results: 'bece/falling',
        timetable: '',
        training: 'assessment/saturdays',
        admissions: '',
        systems: '',
      },
      words: {
        results: 'Sample data of the demo. Mathematics most of all.',
        timetable: '',
        training: '',
        admissions: '',
        systems: '',
        more: '',
      },
      school: {
        name: 'Sample Basic School',
        kind: 'public',
        levels: ['jhs'],
        region: 'GH-AA',
        town: 'Adenta',
        pupils: 'up-to-300',
        teachers: 'up-to-25',
      },
      dates: { from: day(14), until: day(200), wishes: [`${day(2)}/morning`], way: 'at-school' },
      decides: 'head',
      consent: { version: '2026-11.1', language: 'en' },
      reason: '',
      schoolId: '',
      latest: 1,
      agreed: 0,
      done: {},
      asked: true,
    },
    [consultationContactPath(ref)]: {
      name: 'Sample Head Teacher',
      position: 'Headteacher',
      phone: '+233240000001',
      email: '',
    },
    [`${messagesCollection(ref)}/3d1c8d34-90f3-4a59-8d9f-0c9e2f6e3a01`]: {
      from: 'school',
      words: 'Can the training be on two Saturdays instead of three?',
      at: at(-1),
    },
    [schoolProposalPath(ref, 1)]: {
      state: 'sent',
      ...stamps(-2, -2),
      version: 1,
      aims: 'More pupils of JHS 3 pass mathematics, and teachers mark in the same way.',
      steps: storeSteps({
        s1: { what: 'Look at the results of three years', day: day(16), days: 2, pesewas: 60_000 },
        s2: { what: 'Train the teachers of mathematics', day: day(30), days: 3, pesewas: 150_000 },
        s3: { what: 'Visit lessons, and talk after each', day: day(60), days: 4, pesewas: 160_000 },
      }),
      measures: 'Marks of the mock in March, before and after, of all pupils of JHS 3.',
      validUntil: day(21),
      answer: { name: '', position: '', words: '' },
    },
    ...sampleSchoolTalk(ref, now),
    [phoneTailPath(ref)]: foundBy({ phone: '+233240000001', name: 'Sample Head Teacher' }),
    [`tracking/${ref}`]: {
      topic: { kind: 'consultation' },
      state: 'proposed',
      steps: {
        sent: { what: 'received', at: at(-6) },
        seen: { what: 'seen', at: at(-5) },
        s2: { what: 'scoping', at: at(-5) },
        s3: { what: 'proposed', at: at(-2) },
      },
    },
  };
}
