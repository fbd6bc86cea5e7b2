import type { PracticeReport } from '@/entities/practice/assignment';
import type { CsvColumn } from '@/shared/lib/csv';

/** Names of what a report has as ids. */
export interface ReportNames {
  readonly topic: (id: string) => string;
  readonly level: (level: PracticeReport['skills'][number]['level']) => string;
  readonly question: (id: string) => string;
  readonly misconception: (id: string) => string;
}

export interface ReportRow {
  readonly kind: 'skill' | 'question' | 'misconception';
  readonly id: string;
  readonly name: string;
  readonly value: string | number;
}

const order = ['needs-help', 'learning', 'steady'] as const;

/** Rows of a report: topics that need help first, then questions and misconceptions. */
export function reportRows(
  { skills, hardest, misconceptions }: Pick<PracticeReport, 'skills' | 'hardest' | 'misconceptions'>,
  names: ReportNames,
): readonly ReportRow[] {
  const byNeed = [...skills].sort((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
  return [
    ...byNeed.map(({ topic, level }) => ({
      kind: 'skill' as const,
      id: topic,
      name: names.topic(topic),
      value: names.level(level),
    })),
    ...hardest.map(({ id, times }) => ({
      kind: 'question' as const,
      id,
      name: names.question(id),
      value: times,
    })),
    ...misconceptions.map(({ id, times }) => ({
      kind: 'misconception' as const,
      id,
      name: names.misconception(id),
      value: times,
    })),
  ];
}

/** Columns of the CSV file. */
export const reportColumns = (
  titles: Readonly<Record<'what' | 'name' | 'id' | 'value', string>>,
  kinds: Readonly<Record<ReportRow['kind'], string>>,
): readonly CsvColumn<ReportRow>[] => [
  { title: titles.what, value: ({ kind }) => kinds[kind] },
  { title: titles.name, value: ({ name }) => name },
  { title: titles.id, value: ({ id }) => id },
  { title: titles.value, value: ({ value }) => value },
];
