import type { Chart } from './chart';
import { readLayout, toGraph, type ChartLayout, type Direction } from './chart-layout';
import type { MeasureText } from './chart-size';

const layouts = new WeakMap<Chart, Map<Direction, Promise<ChartLayout>>>();

/** The layout library is most of the inspector's size, so it loads with the first chart. */
async function loadLibrary() {
  const { default: Elk } = await import(
    /* webpackChunkName: "inspector-layout" */ 'elkjs/lib/elk.bundled.js'
  );
  return new Elk();
}

async function compute(chart: Chart, direction: Direction, measure: MeasureText): Promise<ChartLayout> {
  const library = await loadLibrary();
  return readLayout(chart, await library.layout(toGraph(chart, direction, measure)));
}

/** Lays out a chart, memoized per direction. Failures are not cached. */
export function layOut(chart: Chart, direction: Direction, measure: MeasureText): Promise<ChartLayout> {
  const known = layouts.get(chart) ?? new Map<Direction, Promise<ChartLayout>>();
  layouts.set(chart, known);
  const layout = known.get(direction) ?? compute(chart, direction, measure);
  known.set(direction, layout);
  layout.catch(() => known.delete(direction));
  return layout;
}
