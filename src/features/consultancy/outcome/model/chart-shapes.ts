import type { Change, Scale } from '@/entities/consultancy/outcome';

/** Most pupils whose lines can be told apart; more are counted in bars. */
export const mostLines = 40;

/** Size of a chart in its own units. */
export const chartSize = { width: 320, height: 240, top: 30, bottom: 14 } as const;

/** Most bars on each side. */
const mostBars = 10;

/** Height of a figure in the chart; the highest of the scale is on top. */
export function heightOf(value: number, { lowest, highest }: Pick<Scale, 'lowest' | 'highest'>): number {
  const { height, top, bottom } = chartSize;
  const share = (value - lowest) / (highest - lowest);
  return Math.round((height - bottom - share * (height - bottom - top)) * 10) / 10;
}

/** The ends of the scale, and three figures between them where they are whole. */
export function ticksOf({ lowest, highest }: Pick<Scale, 'lowest' | 'highest'>): readonly number[] {
  const ticks = [0, 0.25, 0.5, 0.75, 1].map((share) => lowest + (highest - lowest) * share);
  return ticks.every(Number.isInteger) ? ticks : [lowest, highest];
}

/** Part of the scale, and how many pupils lie in it. */
export interface Bar {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Counts pupils in equal parts of the scale, the highest part first. A short scale has a part for each whole
 * figure.
 */
export function barsOf(compared: readonly Change[], { lowest, highest }: Scale): readonly Bar[] {
  const range = highest - lowest;
  const isShort = range <= mostBars;
  const parts = isShort ? range + 1 : mostBars;
  const partOf = (value: number): number =>
    isShort
      ? Math.round(value - lowest)
      : Math.min(parts - 1, Math.floor(((value - lowest) / range) * parts));
  const edge = (part: number) => Math.round((lowest + (range / parts) * part) * 100) / 100;
  return Array.from({ length: parts }, (_, index) => {
    const part = parts - 1 - index;
    return {
      label: isShort ? String(lowest + part) : `${edge(part)}–${edge(part + 1)}`,
      before: compared.filter(({ before }) => partOf(before) === part).length,
      after: compared.filter(({ after }) => partOf(after) === part).length,
    };
  });
}
