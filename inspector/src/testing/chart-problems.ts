import type { AnyStateMachine } from 'xstate';
import { readChart, statesWithin, type Chart, type ChartState } from '../chart/chart';
import type { Box, ChartLayout, Direction } from '../chart/chart-layout';
import type { MeasureText } from '../chart/chart-size';
import { layOut } from '../chart/lay-out';

const countLetters: MeasureText = (text, _weight, size) => text.length * size * 0.6;

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const twins = (ids: readonly string[]) => ids.filter((id, place) => ids.indexOf(id) !== place);

function readingProblems(chart: Chart, machine: AnyStateMachine): readonly string[] {
  const ids = statesWithin(chart.root).map(({ id }) => id);
  return [
    ...(chart.name === machine.id ? [] : [`named ${chart.name}`]),
    ...twins(ids).map((id) => `two states ${id}`),
    ...twins(chart.transitions.map(({ id }) => id)).map((id) => `two transitions ${id}`),
    ...chart.transitions.flatMap(({ id, to }) =>
      to.filter((target) => !ids.includes(target)).map((target) => `${id} leads to ${target}`),
    ),
  ];
}

function nestingProblems(layout: ChartLayout, state: ChartState): readonly string[] {
  const outer = layout.states.get(state.id);
  if (!outer) return [`${state.id} has no place`];
  const boxes = state.states.flatMap(({ id }) => layout.states.get(id) ?? []);
  return [
    ...(boxes.every((box) => isInside(box, outer)) ? [] : [`states stand outside of ${state.id}`]),
    ...(boxes.some((box, place) => boxes.slice(place + 1).some((other) => overlap(box, other)))
      ? [`states of ${state.id} overlap`]
      : []),
    ...state.states.flatMap((child) => nestingProblems(layout, child)),
  ];
}

function routeProblems(chart: Chart, layout: ChartLayout): readonly string[] {
  const sheet = { x: 0, y: 0, width: layout.width, height: layout.height };
  return chart.transitions.flatMap(({ id, to }) => {
    const routes = layout.routes.get(id) ?? [];
    const isDrawn = routes.length === to.length && routes.every(({ points }) => points.length > 1);
    const isNamed = routes.every(({ label }) => label && isInside(label, sheet));
    return [...(isDrawn ? [] : [`${id} is not drawn`]), ...(isNamed ? [] : [`${id} has no label`])];
  });
}

const directions: readonly Direction[] = ['DOWN', 'RIGHT'];

/**
 * Problems that keep the inspector from drawing a machine completely, in both directions; empty when there
 * are none.
 */
export async function chartProblems(machine: AnyStateMachine): Promise<readonly string[]> {
  const chart = readChart(machine);
  const drawn = directions.map(async (direction) => {
    const layout = await layOut(chart, direction, countLetters);
    const problems = [...nestingProblems(layout, chart.root), ...routeProblems(chart, layout)];
    return problems.map((problem) => `${direction}: ${problem}`);
  });
  return [...readingProblems(chart, machine), ...(await Promise.all(drawn)).flat()];
}
