import words from '../../locales/en.json';
import { Icon, ToolButton, VisuallyHidden } from 'design-system';
import { useEffect, useMemo, useRef, useState } from 'react';
import { statesWithin, type Chart, type ChartTransition } from '../chart/chart';
import type { Box, ChartLayout, Direction } from '../chart/chart-layout';
import { isLong, laneLayout } from '../chart/lanes';
import { mermaidText } from '../chart/mermaid';
import { standaloneSvg } from '../chart/standalone-svg';
import { fill } from '../fill';
import type { Light } from '../subject';
import { ChartDrawing } from './chart-drawing';
import styles from './chart-view.module.css';
import { copyText } from './copy-text';
import { LaneDrawing } from './lane-drawing';
import { saveFile } from './save-file';
import { useLayout, useMeasure } from './use-layout';
import { useOpened } from './use-opened';

interface ChartViewProps {
  chart: Chart;
  light: Light;
  onSend: ((transition: ChartTransition) => void) | null;
}

/** Minimum scale for fitting; below it the chart scrolls. */
const readable = 0.8;

const steps = { least: 0.3, most: 2, by: 1.25 } as const;

const within = (scale: number) => Math.min(steps.most, Math.max(steps.least, scale));

/** Scale at which the whole drawing fits. */
function fitting({ width, height }: Pick<ChartLayout, 'width' | 'height'>, room: HTMLElement): number {
  return within(Math.min(1, (room.clientWidth - 16) / width, (room.clientHeight - 16) / height));
}

/** Scrolls to the active state when it is out of view. */
function showBox(room: HTMLElement, { x, y, width, height }: Box, scale: number): void {
  const [left, top] = [x * scale, y * scale];
  const isSeen =
    left >= room.scrollLeft &&
    top >= room.scrollTop &&
    left + width * scale <= room.scrollLeft + room.clientWidth &&
    top + height * scale <= room.scrollTop + room.clientHeight;
  if (isSeen) return;
  room.scrollTo({
    left: left - (room.clientWidth - width * scale) / 2,
    top: top - (room.clientHeight - height * scale) / 2,
    behavior: 'instant',
  });
}

const tokenValue = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(token);

/** The states as a list for screen readers, with the active one. */
function StatesInWords({ chart, light }: { chart: Chart; light: Light }) {
  return (
    <VisuallyHidden>
      <ul aria-label={words.chart.stateList}>
        {statesWithin(chart.root).map(({ id, name, kind }) => {
          const pattern = light.live.has(id)
            ? words.chart.isNow
            : light.visited.has(id)
              ? words.chart.isVisited
              : kind === 'final'
                ? words.chart.isFinal
                : '{{name}}';
          return <li key={id}>{fill(pattern, { name })}</li>;
        })}
      </ul>
    </VisuallyHidden>
  );
}

/** A chart with its tools: lanes or the whole, zoom, direction, save, copy. */
export function ChartView({ chart, light, onSend }: ChartViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [isInLanes, setInLanes] = useState(() => isLong(chart));
  const [direction, setDirection] = useState<Direction>('DOWN');
  const [chosenScale, setChosenScale] = useState<number | null>(null);
  const [fitScale, setFitScale] = useState(1);
  const [note, setNote] = useState('');
  const measure = useMeasure();
  const { opened, turn } = useOpened(chart, light);
  const lanes = useMemo(
    () => (isInLanes ? laneLayout(chart, opened, measure) : null),
    [chart, isInLanes, opened, measure],
  );
  const { layout, problem } = useLayout(chart, direction, measure, !isInLanes);
  const laid = lanes ?? layout;
  const scale = chosenScale ?? fitScale;

  useEffect(() => {
    const element = room.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !laid) return undefined;
    // An observer of the window in which the chart stands: it may not be the page's.
    const observer = new view.ResizeObserver(() => setFitScale(Math.max(readable, fitting(laid, element))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [laid]);

  const innermost = [...light.live].at(-1);
  useEffect(() => {
    const box = innermost === undefined ? undefined : laid?.states.get(innermost);
    if (room.current && box) showBox(room.current, box, scale);
  }, [laid, innermost, scale]);

  const save = () => {
    if (!drawing.current) return;
    const title = fill(words.chart.label, { name: chart.name });
    saveFile(`${chart.name}.svg`, 'image/svg+xml', standaloneSvg(drawing.current, title, tokenValue));
  };
  const copy = async () => {
    const view = room.current?.ownerDocument.defaultView ?? null;
    setNote((await copyText(mermaidText(chart), view)) ? words.chart.copied : words.chart.notCopied);
  };

  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <ToolButton
          onClick={() => {
            setInLanes(!isInLanes);
            setChosenScale(null);
          }}
        >
          {isInLanes ? words.chart.whole : words.chart.lanes}
        </ToolButton>
        {isInLanes ? null : (
          <ToolButton onClick={() => setDirection(direction === 'DOWN' ? 'RIGHT' : 'DOWN')}>
            {direction === 'DOWN' ? words.chart.turnRight : words.chart.turnDown}
          </ToolButton>
        )}
        <ToolButton onClick={() => setChosenScale(within(scale / steps.by))} aria-label={words.chart.smaller}>
          −
        </ToolButton>
        <ToolButton onClick={() => setChosenScale(laid && room.current ? fitting(laid, room.current) : null)}>
          {words.chart.fit}
        </ToolButton>
        <ToolButton onClick={() => setChosenScale(within(scale * steps.by))} aria-label={words.chart.larger}>
          +
        </ToolButton>
        <ToolButton onClick={save} disabled={!laid}>
          <Icon name="download" />
          {words.chart.saveSvg}
        </ToolButton>
        <ToolButton onClick={() => void copy()}>
          <Icon name="copy" />
          {words.chart.copyMermaid}
        </ToolButton>
        <span role="status">{note}</span>
      </div>
      <div ref={room} className={styles.room}>
        {lanes ? (
          <LaneDrawing
            ref={drawing}
            chart={chart}
            layout={lanes}
            light={light}
            scale={scale}
            onOpen={turn}
            onSend={onSend}
          />
        ) : layout ? (
          <ChartDrawing
            ref={drawing}
            chart={chart}
            layout={layout}
            light={light}
            scale={scale}
            measure={measure}
            onSend={onSend}
          />
        ) : (
          <p role="status">
            {problem === null ? words.chart.working : fill(words.chart.failed, { message: problem })}
          </p>
        )}
        <StatesInWords chart={chart} light={light} />
      </div>
    </div>
  );
}
