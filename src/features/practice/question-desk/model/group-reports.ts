import type { QuestionReport } from '@/entities/practice/question-report';

export interface ReportedQuestion {
  readonly question: string;
  readonly open: readonly QuestionReport[];
  readonly decided: readonly QuestionReport[];
}

/** Reports by question: those with the most open reports first. */
export function groupReports(reports: readonly QuestionReport[]): readonly ReportedQuestion[] {
  const groups = new Map<string, QuestionReport[]>();
  for (const report of reports) {
    const group = groups.get(report.question);
    if (group) group.push(report);
    else groups.set(report.question, [report]);
  }
  return [...groups]
    .map(([question, all]) => ({
      question,
      open: all.filter(({ state }) => state === 'open'),
      decided: all.filter(({ state }) => state !== 'open'),
    }))
    .sort((one, other) => other.open.length - one.open.length);
}
