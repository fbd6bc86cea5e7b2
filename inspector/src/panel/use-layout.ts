import { useEffect, useState } from 'react';
import type { Chart } from '../chart/chart';
import type { ChartLayout, Direction } from '../chart/chart-layout';
import type { MeasureText } from '../chart/chart-size';
import { layOut } from '../chart/lay-out';

/** Measures text in the site's font. */
function createMeasure(): MeasureText {
  const pen = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.documentElement).getPropertyValue('--ds-font-sans');
  return (text, weight, size) => {
    if (!pen) return text.length * size * 0.6;
    pen.font = `${weight} ${size}px ${family}`;
    return pen.measureText(text).width;
  };
}

interface Laid {
  readonly chart: Chart;
  readonly direction: Direction;
  readonly layout: ChartLayout | null;
  readonly problem: string | null;
}

/** The text measure of the panel. */
export function useMeasure(): MeasureText {
  const [measure] = useState(createMeasure);
  return measure;
}

/** Layout of a whole chart, null while it is computed or not wanted. */
export function useLayout(
  chart: Chart,
  direction: Direction,
  measure: MeasureText,
  isWhole: boolean,
): Pick<Laid, 'layout' | 'problem'> {
  const [laid, setLaid] = useState<Laid | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    let isWanted = true;
    const settle = (layout: ChartLayout | null, problem: string | null) => {
      if (isWanted) setLaid({ chart, direction, layout, problem });
    };
    layOut(chart, direction, measure).then(
      (layout) => settle(layout, null),
      (cause: unknown) => settle(null, String(cause)),
    );
    return () => {
      isWanted = false;
    };
  }, [chart, direction, measure, isWhole]);
  const isThis = laid?.chart === chart && laid.direction === direction;
  return { layout: isThis ? laid.layout : null, problem: isThis ? laid.problem : null };
}
