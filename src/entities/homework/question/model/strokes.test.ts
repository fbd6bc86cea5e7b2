import { expect, it, vi } from 'vitest';
import { drawStrokes, pens, pointOn, withPoint } from './strokes';

const frame = { left: 10, top: 20, width: 200, height: 200 };

it('finds the point of the paper under a finger, also beyond its edge', () => {
  expect(pointOn(frame, { clientX: 110, clientY: 70 })).toEqual({ x: 500, y: 250 });
  expect(pointOn(frame, { clientX: 0, clientY: 900 })).toEqual({ x: 0, y: 1000 });
  expect(pointOn({ ...frame, width: 0, height: 0 }, { clientX: 50, clientY: 50 })).toEqual({ x: 0, y: 0 });
});

it('goes on with the last line, once for each point', () => {
  const begun = [{ pen: 'thin', points: [{ x: 1, y: 1 }] }] as const;
  expect(withPoint(begun, { x: 1, y: 1 })).toBe(begun);
  expect(withPoint(begun, { x: 2, y: 1 })).toEqual([
    {
      pen: 'thin',
      points: [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    },
  ]);
  expect(withPoint([], { x: 2, y: 1 })).toEqual([]);
});

it('draws on white paper, each line with its pen, and a tap as a dot', () => {
  const context = {
    fillStyle: '',
    lineWidth: 0,
    fillRect: vi.fn<() => void>(),
    beginPath: vi.fn<() => void>(),
    moveTo: vi.fn<(x: number, y: number) => void>(),
    lineTo: vi.fn<(x: number, y: number) => void>(),
    stroke: vi.fn<() => void>(),
  };
  drawStrokes(context as never, [
    {
      pen: 'thin',
      points: [
        { x: 1, y: 1 },
        { x: 2, y: 5 },
      ],
    },
    { pen: 'thick', points: [{ x: 9, y: 9 }] },
  ]);
  expect(context.fillRect).toHaveBeenCalledWith(0, 0, 1000, 1000);
  expect(context.lineTo.mock.calls).toEqual([
    [2, 5],
    [9, 9],
  ]);
  expect(context.stroke).toHaveBeenCalledTimes(2);
  expect(context.lineWidth).toBe(pens.thick);
});
