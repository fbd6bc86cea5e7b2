import { statesWithin, type Chart, type ChartState, type ChartTransition } from './chart';
import type { Box, Point } from './chart-layout';
import { pad, row, stop, type, type MeasureText } from './chart-size';
import { stateLines, transitionLines } from './chart-words';

/** A line of text below the name of an opened state. */
export interface LaneText {
  readonly text: string;
  /** Null for what the state does itself: entry, exit, actors. */
  readonly transition: ChartTransition | null;
  readonly y: number;
}

/** A state on a row of its own. */
export interface LaneRow {
  readonly state: ChartState;
  readonly box: Box;
  /** Number of transitions that begin here. */
  readonly ways: number;
  readonly isOpen: boolean;
  /** Empty while the row is closed. */
  readonly texts: readonly LaneText[];
}

/** Line of a transition: out of its row, along the lane of its target, into the target's row. */
export interface LaneLine {
  readonly transition: ChartTransition;
  readonly points: readonly Point[];
}

/** A machine as rows of states; the lines between them run in lanes beside the rows. */
export interface LaneLayout {
  readonly width: number;
  readonly height: number;
  /** Left edge of the rows: where the lanes end. */
  readonly left: number;
  readonly rows: readonly LaneRow[];
  readonly states: ReadonlyMap<string, Box>;
  readonly lines: readonly LaneLine[];
}

/** Rows are as high as a name with its gap, so that a long life fits a small panel. */
export const laneRow = 26;

const lane = 12;
const inset = 18;
/** Distance of lines in and out from the middle of a row. */
const aside = 5;

/** More states and lines than this do not fit a panel as a whole chart with readable words. */
const most = 20;

/** Whether a chart is drawn in lanes first. */
export const isLong = (chart: Chart): boolean =>
  statesWithin(chart.root).length + chart.transitions.filter(({ to }) => to.length > 0).length > most;

interface Placed {
  readonly state: ChartState;
  readonly depth: number;
}

const within = (state: ChartState, depth: number): readonly Placed[] => [
  { state, depth },
  ...state.states.flatMap((child) => within(child, depth + 1)),
];

const from = (chart: Chart, state: ChartState) => chart.transitions.filter((one) => one.from === state.id);

const nameOf = (id: string) => id.slice(id.lastIndexOf('.') + 1);

const wayText = (transition: ChartTransition) => {
  const words = transitionLines(transition).join(' ');
  return transition.to.length === 0 ? words : `${words} → ${transition.to.map(nameOf).join(', ')}`;
};

/** The first free lane for each target, short ways next to the rows. */
function lanesOf(ways: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, number> {
  const spans = [...ways]
    .map(([id, rows]) => ({ id, first: Math.min(...rows), last: Math.max(...rows) }))
    .sort((a, b) => a.last - a.first - (b.last - b.first));
  const taken: { first: number; last: number }[][] = [];
  const lanes = new Map<string, number>();
  for (const { id, first, last } of spans) {
    const isFree = (others: readonly { first: number; last: number }[]) =>
      others.every((other) => other.last < first || last < other.first);
    const found = taken.findIndex(isFree);
    const place = found === -1 ? taken.length : found;
    (taken[place] ??= []).push({ first, last });
    lanes.set(id, place);
  }
  return lanes;
}

/** Lays a chart out in lanes. Opened states list what leads out of them. */
export function laneLayout(chart: Chart, opened: ReadonlySet<string>, measure: MeasureText): LaneLayout {
  const isRootShown = from(chart, chart.root).length > 0;
  const placed = within(chart.root, isRootShown ? 0 : -1).slice(isRootShown ? 0 : 1);
  const index = new Map(placed.map(({ state }, place) => [state.id, place]));
  const ways = new Map<string, number[]>();
  const drawn = chart.transitions.flatMap((transition) =>
    transition.to.flatMap((to) => {
      const [source, target] = [index.get(transition.from), index.get(to)];
      if (source === undefined || target === undefined || source === target) return [];
      ways.set(to, [...(ways.get(to) ?? [target]), source]);
      return [{ transition, source, target, to }];
    }),
  );
  const lanes = lanesOf(ways);
  const left = pad.state + (Math.max(-1, ...lanes.values()) + 1) * lane + 12;

  let top = 8;
  const rows = placed.map(({ state, depth }): LaneRow => {
    const own = from(chart, state);
    const isOpen = opened.has(state.id);
    const x = left + Math.max(0, depth) * inset;
    const lines = isOpen
      ? [
          ...stateLines(state).map((text) => ({ text, transition: null })),
          ...own.map((transition) => ({ text: wayText(transition), transition })),
        ]
      : [];
    const texts = lines.map((line, place) => ({ ...line, y: top + laneRow + place * row.line + 13 }));
    const name = measure(state.name, type.strong, type.name) + (own.length > 0 ? 60 : 0);
    const widest = Math.max(name, ...lines.map(({ text }) => measure(text, type.strong, type.line)));
    const height = laneRow + lines.length * row.line + (lines.length > 0 ? 6 : 0);
    const box = { x, y: top, width: Math.ceil(stop.width + widest * 1.04) + pad.label, height };
    top += height;
    return { state, box, ways: own.length, isOpen, texts };
  });
  const middle = (place: number) => (rows[place]?.box.y ?? 0) + laneRow / 2;
  const edge = (place: number) => rows[place]?.box.x ?? left;
  const lines = drawn.map(({ transition, source, target, to }): LaneLine => {
    const x = left - 12 - (lanes.get(to) ?? 0) * lane;
    const [begin, end] = [middle(source) + aside, middle(target) - aside];
    return {
      transition,
      points: [
        { x: edge(source), y: begin },
        { x, y: begin },
        { x, y: end },
        { x: edge(target), y: end },
      ],
    };
  });
  return {
    width: Math.max(0, ...rows.map(({ box }) => box.x + box.width)) + pad.state,
    height: top + 8,
    left,
    rows,
    states: new Map(rows.map(({ state, box }) => [state.id, box])),
    lines,
  };
}
