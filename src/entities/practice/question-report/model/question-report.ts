import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { limits, optionalText, readStored } from '@/shared/fields';
import { questionReportLifecycle } from './question-report-lifecycle';

/** What somebody thinks is wrong with a question. */
export const questionFaults = ['key', 'words', 'figure', 'steps', 'other'] as const;

/** Why the office finds nothing to mend. */
export const dismissalReasons = ['right', 'unclear', 'mended-before'] as const;

/** Id of a written question, or of a template. */
const questionShape = /^[a-z0-9-]{1,60}$/;

const time = v.pipe(v.string(), v.isoTimestamp());

/** Stored report. It has no name, no contact and no words but the answer. The rules are generated from it. */
export const questionReportSchema = v.strictObject({
  state: v.picklist(questionReportLifecycle.states),
  createdAt: time,
  movedAt: time,
  updatedAt: time,
  lastChange: v.pipe(v.string(), v.maxLength(60)),
  isSample: v.boolean(),
  question: v.pipe(v.string(), v.regex(questionShape)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
  /** Of a variant. */
  seed: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4_294_967_295))),
  /** What the student answered, in one line. */
  answer: optionalText(limits.shortText),
  fault: v.picklist(questionFaults),
  /** Why it was dismissed; empty otherwise. */
  decision: v.picklist(['', ...dismissalReasons]),
});

export interface QuestionReport extends v.InferOutput<typeof questionReportSchema> {
  readonly id: string;
}

export const questionReportCollection = 'questionReports';
export const questionReportPath = (id: string): string => `${questionReportCollection}/${id}`;

export function parseQuestionReport(id: string, data: DocumentData): QuestionReport {
  const read = readStored(questionReportSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `question report ${id}: ${read.problem}`);
  return { id, ...read.output };
}

export type NewQuestionReport = Pick<QuestionReport, 'question' | 'version' | 'seed' | 'answer' | 'fault'>;

/**
 * Creates a report.
 * @param id random UUID
 */
export function reportQuestion(id: string, { answer, ...report }: NewQuestionReport): Write {
  return {
    type: 'create',
    path: questionReportPath(id),
    data: {
      state: questionReportLifecycle.initial,
      createdAt: serverTime,
      movedAt: serverTime,
      updatedAt: serverTime,
      lastChange: '',
      isSample: false,
      ...report,
      answer,
      decision: '',
    },
  };
}
