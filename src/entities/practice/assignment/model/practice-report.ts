import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { dayShape, distinct, readStored } from '@/shared/fields';
import { assignmentNumberShape, contentIdPattern, packShape } from './assignment';

/** How well a learner knows a topic. */
export const skillLevels = ['steady', 'learning', 'needs-help'] as const;

export type SkillLevel = (typeof skillLevels)[number];

/** How many of the hardest questions, and of the misconceptions, a report names. */
export const maximumHardest = 10;

/** Event of the act by which a family proves that a report is its own. */
export const practiceReported = 'practice.reported';

const day = v.pipe(v.string(), v.regex(dayShape));
const count = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(20_000));
const texts = (pattern: string, most: number) =>
  v.pipe(v.array(v.pipe(v.string(), v.regex(new RegExp(`^${pattern}$`)))), v.maxLength(most), distinct());
const counted = texts(`${contentIdPattern}:[1-9][0-9]{0,3}`, maximumHardest);

/**
 * Stored report: the figures of a learner's phone for one assignment. It has no name and no words. Lists are
 * texts of id and value, since the database rules, generated from this schema, have no loops.
 */
export const practiceReportSchema = v.strictObject({
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Number of the assignment. */
  assignment: v.pipe(v.string(), v.regex(assignmentNumberShape)),
  pack: v.pipe(v.string(), v.regex(packShape)),
  answers: count(1),
  right: count(0),
  /** Number of different questions. */
  questions: count(1),
  /** Days of the first and the last answer. */
  from: day,
  until: day,
  /** `topic:level` */
  skills: texts(`${contentIdPattern}:(${skillLevels.join('|')})`, 40),
  /** `question:times wrong`, the hardest first. */
  hardest: counted,
  /** `misconception:times`, the most frequent first. */
  misconceptions: counted,
});

export interface Skill {
  readonly topic: string;
  readonly level: SkillLevel;
}

export interface Counted {
  readonly id: string;
  readonly times: number;
}

/** The figures that a family sends. */
export interface PracticeSummary extends Pick<
  v.InferOutput<typeof practiceReportSchema>,
  'pack' | 'answers' | 'right' | 'questions' | 'from' | 'until'
> {
  readonly skills: readonly Skill[];
  readonly hardest: readonly Counted[];
  readonly misconceptions: readonly Counted[];
}

/** A report that was sent. The latest of an assignment counts. */
export interface PracticeReport extends PracticeSummary {
  readonly id: string;
  readonly offerId: string;
  readonly createdAt: string;
  readonly assignment: string;
}

export const practiceReportsCollection = (offerId: string): string => `offers/${offerId}/practiceReports`;
export const practiceReportPath = (offerId: string, id: string): string =>
  `${practiceReportsCollection(offerId)}/${id}`;

const valueIn = (text: string): string => text.slice(text.lastIndexOf(':') + 1);
const idIn = (text: string): string => text.slice(0, text.lastIndexOf(':'));
const readCounted = (list: readonly string[]): readonly Counted[] =>
  list.map((text) => ({ id: idIn(text), times: Number(valueIn(text)) }));
const writeCounted = (list: readonly Counted[]): readonly string[] =>
  list.slice(0, maximumHardest).map(({ id, times }) => `${id}:${String(times)}`);

export function parsePracticeReport(offerId: string, id: string, data: DocumentData): PracticeReport {
  const read = readStored(practiceReportSchema, data);
  if ('problem' in read) throw new BackendFailure('invalid', `practice report ${id}: ${read.problem}`);
  const { skills, hardest, misconceptions, ...report } = read.output;
  return {
    id,
    offerId,
    ...report,
    skills: skills.map((text) => ({ topic: idIn(text), level: valueIn(text) as SkillLevel })),
    hardest: readCounted(hardest),
    misconceptions: readCounted(misconceptions),
  };
}

export interface NewPracticeReport {
  /** Random UUID, which its act has, too. */
  readonly id: string;
  readonly offerId: string;
  readonly assignment: string;
  readonly summary: PracticeSummary;
}

/** Creates a report. The family's act, with the same id, belongs in the same batch. */
export function reportPractice({ id, offerId, assignment, summary }: NewPracticeReport): Write {
  const { skills, hardest, misconceptions, ...figures } = summary;
  return {
    type: 'create',
    path: practiceReportPath(offerId, id),
    data: {
      createdAt: serverTime,
      assignment,
      ...figures,
      skills: skills.slice(0, 40).map(({ topic, level }) => `${topic}:${level}`),
      hardest: writeCounted(hardest),
      misconceptions: writeCounted(misconceptions),
    },
  };
}

/** The latest report of each assignment, by number. */
export function latestReports(reports: readonly PracticeReport[]): ReadonlyMap<string, PracticeReport> {
  const latest = new Map<string, PracticeReport>();
  for (const report of reports) {
    const known = latest.get(report.assignment);
    if (!known || known.createdAt < report.createdAt) latest.set(report.assignment, report);
  }
  return latest;
}
