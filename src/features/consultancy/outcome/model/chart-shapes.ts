import type { Change, Scale } from '@/entities/consultancy/outcome';

/** Most pupils whose lines can be told apart; more are counted in bars. */
const mostLines = 40;

/** Whether the picture has a line for each pupil. */
export const hasLines = (compared: readonly Change[]): boolean => compared.length <= mostLines;

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

/** A short scale has a bar for each whole figure. */
const isShort = ({ lowest, highest }: Pick<Scale, 'lowest' | 'highest'>): boolean =>
  highest - lowest <= mostBars;

/** Height of a figure beside the bars. On a short scale it lies in the middle of the bar of its figure. */
export function heightInBars(value: number, scale: Pick<Scale, 'lowest' | 'highest'>): number {
  if (!isShort(scale)) return heightOf(value, scale);
  const { lowest, highest } = scale;
  return heightOf(value, { lowest: lowest - 0.5, highest: highest + 0.5 });
}

/** Part of the scale, and how many pupils lie in it. */
export interface Bar {
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

/**
 * Counts pupils in equal parts of the scale, the highest part first. A figure at an edge counts in the higher
 * part. A short scale has a part for each whole figure.
 */
export function barsOf(compared: readonly Change[], scale: Scale): readonly Bar[] {
  const { lowest, highest } = scale;
  const range = highest - lowest;
  const parts = isShort(scale) ? range + 1 : mostBars;
  const partOf = (value: number): number =>
    isShort(scale)
      ? Math.round(value - lowest)
      : Math.min(parts - 1, Math.floor(((value - lowest) * parts) / range));
  const edge = (part: number) => Math.round((lowest + (range / parts) * part) * 100) / 100;
  return Array.from({ length: parts }, (_, index) => {
    const part = parts - 1 - index;
    return {
      label: isShort(scale) ? String(lowest + part) : `${edge(part)}–${edge(part + 1)}`,
      before: compared.filter(({ before }) => partOf(before) === part).length,
      after: compared.filter(({ after }) => partOf(after) === part).length,
    };
  });
}
