import { describe, expect, it } from 'vitest';
import { machines } from '../machines';
import { lessonMachine } from '../samples/lesson-machine';
import { readChart, statesWithin, type ChartState } from './chart';
import type { Box, ChartLayout, Direction } from './chart-layout';
import type { MeasureText } from './chart-size';
import { layOut } from './lay-out';

const countLetters: MeasureText = (text, _weight, size) => text.length * size * 0.6;

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function boxOf(layout: ChartLayout, id: string): Box {
  const box = layout.states.get(id);
  if (!box) throw new Error(`${id} has no place`);
  return box;
}

function checkNesting(layout: ChartLayout, state: ChartState): void {
  const boxes = state.states.map(({ id }) => boxOf(layout, id));
  expect(boxes.every((box) => isInside(box, boxOf(layout, state.id)))).toBe(true);
  boxes.forEach((box, place) => {
    expect(boxes.slice(place + 1).some((other) => overlap(box, other))).toBe(false);
  });
  state.states.forEach((child) => checkNesting(layout, child));
}

const directions: readonly Direction[] = ['DOWN', 'RIGHT'];
const cases = [...machines, lessonMachine].flatMap((machine) =>
  directions.map((direction) => [machine.id, direction, machine] as const),
);

describe('the layout', () => {
  it.each(cases)(
    'of %s, %s, has a place for every state and every transition',
    async (_, direction, machine) => {
      const chart = readChart(machine);
      const layout = await layOut(chart, direction, countLetters);
      expect(layout.states.size).toBe(statesWithin(chart.root).length);
      checkNesting(layout, chart.root);
      for (const { id, to } of chart.transitions) {
        const routes = layout.routes.get(id) ?? [];
        expect(routes.length).toBe(to.length);
        for (const { points, label } of routes) {
          expect(points.length).toBeGreaterThan(1);
          expect(label && isInside(label, { x: 0, y: 0, width: layout.width, height: layout.height })).toBe(
            true,
          );
        }
      }
      expect(await layOut(chart, direction, countLetters)).toBe(layout);
    },
  );
});
