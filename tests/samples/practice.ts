import {
  assignPractice,
  practiceReported,
  practiceReportPath,
  reportPractice,
  type NewAssignment,
  type PracticeSummary,
} from '../../src/entities/practice/assignment';
import { questionReportPath, reportQuestion } from '../../src/entities/practice/question-report';
import { createChangeId, logTransition, type ChangedBy } from '../../src/entities/change-log';
import { writeFamilyAct } from '../../src/entities/tuition-request';
import type { Write } from '@/shared/backend';

/** Practice that a tutor assigns, with overrides. */
export const newAssignment = (offerId: string, otherwise: Partial<NewAssignment> = {}): Write =>
  assignPractice({
    id: '1',
    offerId,
    tutorId: 'demo-tutor',
    pack: 'bece-math',
    topic: 'percentages',
    weakness: '',
    note: 'Before Tuesday, without a calculator.',
    dueDay: '2026-12-01',
    ...otherwise,
  });

export const sampleSummary: PracticeSummary = {
  pack: 'bece-math',
  answers: 24,
  right: 15,
  questions: 20,
  from: '2026-11-20',
  until: '2026-11-24',
  skills: [
    { topic: 'ratio', level: 'steady' },
    { topic: 'percentages', level: 'needs-help' },
  ],
  hardest: [{ id: 'bece-math-001', times: 3 }],
  misconceptions: [{ id: 'bece-math/divides-by-selling-price', times: 2 }],
};

/** A report of the family with this code. */
export const reportAsFamily = (
  ref: string,
  offerId: string,
  id: string,
  summary = sampleSummary,
): readonly Write[] => [
  reportPractice({ id, offerId, assignment: '1', summary }),
  writeFamilyAct(ref, id, practiceReportPath(offerId, id), practiceReported),
];

const ten = Array.from({ length: 10 }, (_, n) => n);

/** A report with lists as long as they may be. */
export const fullSummary: PracticeSummary = {
  ...sampleSummary,
  answers: 20_000,
  questions: 20_000,
  skills: Array.from({ length: 40 }, (_, n) => ({ topic: `topic-${n}`, level: 'needs-help' as const })),
  hardest: ten.map((n) => ({ id: `bece-math-00${n}`, times: 9999 })),
  misconceptions: ten.map((n) => ({ id: `bece-math/takes-amount-for-percentage-${n}`, times: 9999 })),
};

export const questionReportId = '2d6c8d34-90f3-4a59-8d9f-0c9e2f6e3a77';

/** A report that a question is wrong. */
export const questionReport = (): Write =>
  reportQuestion(questionReportId, {
    question: 'bece-math-001',
    version: 2,
    seed: 4_294_967_295,
    answer: 'a'.repeat(200),
    fault: 'key',
  });

/** The office decides about it. */
export const decideQuestion = (to: string, by: ChangedBy, decision?: string): readonly Write[] =>
  logTransition({
    id: createChangeId(),
    ...{ by, record: questionReportPath(questionReportId), event: `question.${to}`, from: 'open', to },
    ...(decision !== undefined && { changes: { decision } }),
  });
