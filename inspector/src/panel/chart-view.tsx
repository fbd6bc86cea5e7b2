import words from '../../locales/en.json';
import { Icon, ToolButton, VisuallyHidden } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import { statesWithin, type Chart, type ChartTransition } from '../chart/chart';
import type { Box, ChartLayout, Direction } from '../chart/chart-layout';
import { mermaidText } from '../chart/mermaid';
import { standaloneSvg } from '../chart/standalone-svg';
import { fill } from '../fill';
import type { Light } from '../subject';
import { ChartDrawing } from './chart-drawing';
import styles from './chart-view.module.css';
import { copyText } from './copy-text';
import { saveFile } from './save-file';
import { useLayout } from './use-layout';

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
function fitting({ width, height }: ChartLayout, room: HTMLElement): number {
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

/** A chart with its tools: zoom, direction, save, copy. */
export function ChartView({ chart, light, onSend }: ChartViewProps) {
  const room = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const [direction, setDirection] = useState<Direction>('DOWN');
  const [chosenScale, setChosenScale] = useState<number | null>(null);
  const [fitScale, setFitScale] = useState(1);
  const [note, setNote] = useState('');
  const { layout, problem, measure } = useLayout(chart, direction);
  const scale = chosenScale ?? fitScale;

  useEffect(() => {
    const element = room.current;
    if (!element || !layout) return undefined;
    const observer = new ResizeObserver(() => setFitScale(Math.max(readable, fitting(layout, element))));
    observer.observe(element);
    return () => observer.disconnect();
  }, [layout]);

  const innermost = [...light.live].at(-1);
  useEffect(() => {
    const box = innermost === undefined ? undefined : layout?.states.get(innermost);
    if (room.current && box) showBox(room.current, box, scale);
  }, [layout, innermost, scale]);

  const save = () => {
    if (!drawing.current) return;
    const title = fill(words.chart.label, { name: chart.name });
    saveFile(`${chart.name}.svg`, 'image/svg+xml', standaloneSvg(drawing.current, title, tokenValue));
  };
  const copy = async () =>
    setNote((await copyText(mermaidText(chart))) ? words.chart.copied : words.chart.notCopied);

  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <ToolButton onClick={save} disabled={!layout}>
          <Icon name="download" />
          {words.chart.saveSvg}
        </ToolButton>
        <ToolButton onClick={() => void copy()}>
          <Icon name="copy" />
          {words.chart.copyMermaid}
        </ToolButton>
        <ToolButton onClick={() => setDirection(direction === 'DOWN' ? 'RIGHT' : 'DOWN')}>
          {direction === 'DOWN' ? words.chart.turnRight : words.chart.turnDown}
        </ToolButton>
        <ToolButton onClick={() => setChosenScale(within(scale / steps.by))} aria-label={words.chart.smaller}>
          −
        </ToolButton>
        <ToolButton
          onClick={() => setChosenScale(layout && room.current ? fitting(layout, room.current) : null)}
        >
          {words.chart.fit}
        </ToolButton>
        <ToolButton onClick={() => setChosenScale(within(scale * steps.by))} aria-label={words.chart.larger}>
          +
        </ToolButton>
        <span role="status">{note}</span>
      </div>
      <div ref={room} className={styles.room}>
        {layout ? (
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
