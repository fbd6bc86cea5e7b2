import type { Attendance, Lesson, Mastery } from './lesson';

/** What a learner could do in the first lesson. */
export interface Baseline {
  readonly topic: string;
  readonly mastery: Mastery | '';
  /** Start of that lesson in ISO 8601. */
  readonly at: string;
}

/** Summary of a learner's lesson reports. */
export interface Progress {
  readonly lessons: number;
  readonly attendance: Readonly<Record<Attendance, number>>;
  /** Topics with the latest mastery of each, newest first. */
  readonly topics: readonly { readonly topic: string; readonly mastery: Mastery | '' }[];
  /** Where it began: topic and mastery of the first report that has a topic; null without one. */
  readonly baseline: Baseline | null;
  /** Next steps from the latest report. */
  readonly next: string;
  /** Start of the latest reported lesson in ISO 8601; null without reports. */
  readonly last: string | null;
}

const isReported = ({ report }: Lesson) => report.attendance !== '';

/** Summarises the reports of one learner's lessons. */
export function progressOf(lessons: readonly Lesson[]): Progress {
  const newest = lessons.filter(isReported).sort((one, other) => other.startsAt.localeCompare(one.startsAt));
  const count = (attendance: Attendance) =>
    newest.filter(({ report }) => report.attendance === attendance).length;
  const topics = new Map<string, Mastery | ''>();
  for (const { report } of newest)
    if (report.topic !== '' && !topics.has(report.topic)) topics.set(report.topic, report.mastery);
  const first = newest.filter(({ report }) => report.topic !== '').at(-1);
  return {
    lessons: newest.length,
    attendance: { present: count('present'), late: count('late'), absent: count('absent') },
    topics: [...topics].map(([topic, mastery]) => ({ topic, mastery })),
    baseline: first ? { topic: first.report.topic, mastery: first.report.mastery, at: first.startsAt } : null,
    next: newest.find(({ report }) => report.next !== '')?.report.next ?? '',
    last: newest[0]?.startsAt ?? null,
  };
}

/** Topics of earlier reports, newest first, as suggestions. */
export const topicsOf = (lessons: readonly Lesson[]): readonly string[] =>
  progressOf(lessons).topics.map(({ topic }) => topic);
