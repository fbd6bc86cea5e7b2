/** First and last day off, `YYYY-MM-DD`. */
export interface Absence {
  readonly from: string;
  readonly to: string;
}

const readAbsence = (interval: string): Absence => {
  const [from = '', to = ''] = interval.split('/');
  return { from, to };
};

export const writeAbsence = ({ from, to }: Absence): string => `${from}/${to}`;

/** Current and future days off, earliest first. */
export const absencesFrom = (intervals: readonly string[], now: Date): readonly Absence[] =>
  intervals
    .map(readAbsence)
    .filter(({ to }) => to >= now.toISOString().slice(0, 10))
    .sort((one, other) => one.from.localeCompare(other.from));

/** Whether a day is a day off. */
export const isAway = (intervals: readonly string[], day: string): boolean =>
  intervals.map(readAbsence).some(({ from, to }) => day >= from && day <= to);
