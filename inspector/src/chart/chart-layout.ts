import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';
import type { Chart, ChartState, ChartTransition } from './chart';
import { headSize, labelSize, pad, type MeasureText } from './chart-size';

export type Direction = 'DOWN' | 'RIGHT';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Route of a transition, or of the arrow to an initial state, which has no label. */
export interface Route {
  readonly points: readonly Point[];
  readonly label: Box | null;
}

/** Layout of a chart, in pixels from the drawing's corner. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly states: ReadonlyMap<string, Box>;
  readonly routes: ReadonlyMap<string, readonly Route[]>;
  /** Boxes of the initial-state dots, by state id. */
  readonly starts: ReadonlyMap<string, Box>;
}

/**
 * Depth-first cycle breaking: only transitions back run against the direction. ELK does not inherit this
 * option, so each box sets it.
 */
const inOrder = { 'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST' };

const startOf = (state: ChartState) => `start ${state.id}`;

function toNode(chart: Chart, state: ChartState, measure: MeasureText): ElkNode {
  const head = headSize(chart, state, measure);
  if (state.states.length === 0) return { id: state.id, ...head };
  const start = state.initial ? [{ id: startOf(state), width: 12, height: 12 }] : [];
  return {
    id: state.id,
    layoutOptions: {
      ...inOrder,
      'elk.padding': `[top=${head.height + 8},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height})`,
    },
    children: [...start, ...state.states.map((child) => toNode(chart, child, measure))],
  };
}

function toEdges(transition: ChartTransition, measure: MeasureText): readonly ElkExtendedEdge[] {
  return transition.to.map((to, place) => ({
    id: `${transition.id} ${place}`,
    sources: [transition.from],
    targets: [to],
    labels: [
      {
        text: transition.id,
        ...labelSize(transition, measure),
        layoutOptions: { 'elk.edgeLabels.inline': 'true' },
      },
    ],
  }));
}

const startEdges = (state: ChartState): readonly ElkExtendedEdge[] => [
  ...(state.initial ? [{ id: startOf(state), sources: [startOf(state)], targets: [state.initial] }] : []),
  ...state.states.flatMap(startEdges),
];

/** Converts a chart to an ELK graph. */
export function toGraph(chart: Chart, direction: Direction, measure: MeasureText): ElkNode {
  return {
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': direction,
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${pad.state},left=${pad.state},bottom=${pad.state},right=${pad.state}]`,
      ...inOrder,
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.layered.spacing.edgeNodeBetweenLayers': '16',
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '14',
      'elk.spacing.edgeLabel': '6',
    },
    children: [toNode(chart, chart.root, measure)],
    edges: [
      ...chart.transitions.flatMap((transition) => toEdges(transition, measure)),
      ...startEdges(chart.root),
    ],
  };
}

/** Converts node positions from relative to absolute. */
function placesOf(node: ElkNode, from: Point, places: Map<string, Box>): ReadonlyMap<string, Box> {
  const { x = 0, y = 0, width = 0, height = 0 } = node;
  const place = { x: from.x + x, y: from.y + y, width, height };
  places.set(node.id, place);
  node.children?.forEach((child) => placesOf(child, place, places));
  return places;
}

function readRoute(edge: ElkExtendedEdge, places: ReadonlyMap<string, Box>): Route {
  const from = places.get(edge.container ?? '') ?? { x: 0, y: 0 };
  const shift = (point: Point): Point => ({ x: from.x + point.x, y: from.y + point.y });
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(shift),
  );
  const [label] = edge.labels ?? [];
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
  return { points, label: label ? { ...shift({ x, y }), width, height } : null };
}

/** Reads the layout from a graph that ELK has laid out. */
export function readLayout(chart: Chart, graph: ElkNode): ChartLayout {
  const places = placesOf(graph, { x: -(graph.x ?? 0), y: -(graph.y ?? 0) }, new Map());
  const routes = new Map((graph.edges ?? []).map((edge) => [edge.id, readRoute(edge, places)]));
  const routesOf = (ids: readonly string[]) => ids.flatMap((id) => routes.get(id) ?? []);
  const isStart = (id: string) => id.startsWith('start ');
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: new Map([...places].filter(([id]) => id !== graph.id && !isStart(id))),
    starts: new Map([...places].filter(([id]) => isStart(id))),
    routes: new Map([
      ...chart.transitions.map(
        ({ id, to }) => [id, routesOf(to.map((_, place) => `${id} ${place}`))] as const,
      ),
      ...[...routes.keys()].filter(isStart).map((id) => [id, routesOf([id])] as const),
    ]),
  };
}
