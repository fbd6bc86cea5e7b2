import type { Attendance, Lesson, Mastery } from './lesson';

/** What the reports of a learner's lessons say together. */
export interface Progress {
  readonly lessons: number;
  readonly attendance: Readonly<Record<Attendance, number>>;
  /** Topics with the newest mastery of each, the newest first. */
  readonly topics: readonly { readonly topic: string; readonly mastery: Mastery | '' }[];
  /** What comes next, as the newest report says. */
  readonly next: string;
  /** Of the newest report, ISO-8601; null before the first. */
  readonly last: string | null;
}

const isReported = ({ report }: Lesson) => report.attendance !== '';

/** What the reports of some lessons of one learner say together. */
export function progressOf(lessons: readonly Lesson[]): Progress {
  const newest = lessons.filter(isReported).sort((one, other) => other.startsAt.localeCompare(one.startsAt));
  const count = (attendance: Attendance) =>
    newest.filter(({ report }) => report.attendance === attendance).length;
  const topics = new Map<string, Mastery | ''>();
  for (const { report } of newest)
    if (report.topic !== '' && !topics.has(report.topic)) topics.set(report.topic, report.mastery);
  return {
    lessons: newest.length,
    attendance: { present: count('present'), late: count('late'), absent: count('absent') },
    topics: [...topics].map(([topic, mastery]) => ({ topic, mastery })),
    next: newest.find(({ report }) => report.next !== '')?.report.next ?? '',
    last: newest[0]?.startsAt ?? null,
  };
}

/** Topics of earlier reports, to be taken again; the newest first. */
export const topicsOf = (lessons: readonly Lesson[]): readonly string[] =>
  progressOf(lessons).topics.map(({ topic }) => topic);
