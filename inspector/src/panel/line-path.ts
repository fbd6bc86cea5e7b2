import type { Point } from '../chart/chart-layout';

const bend = 8;
const head = { length: 9, half: 5 } as const;

const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** The point at a distance from `from` towards `to`. */
function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  const part = Math.min(length, whole / 2) / whole;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** SVG path through the points, with rounded bends. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, place) => {
      const before = points[place - 1];
      const next = points[place + 1];
      if (!before) return `M${at(point)}`;
      if (!next) return `L${at(point)}`;
      return `L${at(towards(point, before, bend))}Q${at(point)} ${at(towards(point, next, bend))}`;
    })
    .join('');
}

/** SVG path of the arrow at the last point. */
export function arrowHead(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  if (!before || !tip) return '';
  const whole = distance(before, tip) || 1;
  const along = { x: (tip.x - before.x) / whole, y: (tip.y - before.y) / whole };
  const foot = { x: tip.x - along.x * head.length, y: tip.y - along.y * head.length };
  const side = { x: -along.y * head.half, y: along.x * head.half };
  return `M${at(tip)}L${at({ x: foot.x + side.x, y: foot.y + side.y })}L${at({ x: foot.x - side.x, y: foot.y - side.y })}Z`;
}
