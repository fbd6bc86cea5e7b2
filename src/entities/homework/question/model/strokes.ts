/** Side of the square on which is drawn, in its own units and in pixels of the picture. */
export const paperSide = 1000;

/** Widths of the pen. */
export const pens = { thin: 6, thick: 18 } as const;

export type Pen = keyof typeof pens;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A line drawn without lifting the pen. */
export interface Stroke {
  readonly pen: Pen;
  readonly points: readonly Point[];
}

/** The point of the paper under a point of the screen. */
export function pointOn(
  { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const scale = (at: number, size: number) =>
    Math.min(paperSide, Math.max(0, size === 0 ? 0 : Math.round((at / size) * paperSide)));
  return { x: scale(clientX - left, width), y: scale(clientY - top, height) };
}

/** Adds a point to the last stroke, unless the pen has not moved. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const last = strokes.at(-1);
  const before = last?.points.at(-1);
  if (!last || (before?.x === point.x && before.y === point.y)) return strokes;
  return [...strokes.slice(0, -1), { ...last, points: [...last.points, point] }];
}

type Context = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin'
> &
  Pick<CanvasRenderingContext2D, 'fillRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'stroke'>;

/** Draws strokes in dark ink on white paper. */
export function drawStrokes(context: Context, strokes: readonly Stroke[]): void {
  context.fillStyle = '#fff';
  context.fillRect(0, 0, paperSide, paperSide);
  Object.assign(context, { strokeStyle: '#0b1a2b', lineCap: 'round', lineJoin: 'round' });
  for (const { pen, points } of strokes) {
    const [first, ...rest] = points;
    if (!first) continue;
    context.lineWidth = pens[pen];
    context.beginPath();
    context.moveTo(first.x, first.y);
    // A tap is a dot.
    for (const { x, y } of rest.length > 0 ? rest : [first]) context.lineTo(x, y);
    context.stroke();
  }
}
