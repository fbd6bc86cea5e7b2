import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change, Measure, Spread, Summary } from '@/entities/consultancy/outcome';
import { barsOf, chartSize, hasLines, heightInBars, heightOf, ticksOf } from '../model/chart-shapes';
import styles from './measure-chart.module.css';

const { width, height, top, bottom } = chartSize;
const [left, right] = [74, 262];

interface MeasureChartProps {
  measure: Measure;
  summary: Summary;
}

/** A picture of one measure: a line for each pupil, or bars when there are many. Nothing without pupils. */
export function MeasureChart({ measure, summary }: MeasureChartProps) {
  const { t } = useTranslation('outcome');
  const id = useId();
  const { compared, before, after, rose, same, fell } = summary;
  if (before === null || after === null) return null;
  const isLines = hasLines(compared);
  const values = { count: compared.length, before: before.median, after: after.median, rose, same, fell };
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-words`}
        className={styles.chart}
      >
        <title id={`${id}-title`}>{t('chart.title', { measure: measure.name })}</title>
        <desc id={`${id}-words`}>{t('chart.description', values)}</desc>
        {isLines ? (
          <Lines {...{ measure, compared, before, after }} />
        ) : (
          <Bars {...{ measure, compared, before, after }} />
        )}
      </svg>
      <figcaption className={styles.caption}>{t(isLines ? 'chart.slope' : 'chart.bars')}</figcaption>
    </figure>
  );
}

interface PartProps {
  measure: Measure;
  compared: readonly Change[];
  before: Spread;
  after: Spread;
}

const wayOf = (by: number) => (by > 0 ? styles.rose : by < 0 ? styles.fell : styles.same);

function Lines({ measure, compared, before, after }: PartProps) {
  const { t } = useTranslation('outcome');
  const at = (value: number) => heightOf(value, measure);
  return (
    <>
      <text x={left} y={14} className={styles.head}>
        {t('chart.before')}
      </text>
      <text x={right} y={14} className={styles.head}>
        {t('chart.after')}
      </text>
      {ticksOf(measure).map((tick) => (
        <g key={tick}>
          <line x1={left} x2={right} y1={at(tick)} y2={at(tick)} className={styles.grid} />
          <text x={30} y={at(tick) + 4} className={styles.tick}>
            {tick}
          </text>
        </g>
      ))}
      <line x1={left} x2={left} y1={top} y2={height - bottom} className={styles.axis} />
      <line x1={right} x2={right} y1={top} y2={height - bottom} className={styles.axis} />
      {compared.map((change) => (
        <line
          key={change.number}
          x1={left}
          x2={right}
          y1={at(change.before)}
          y2={at(change.after)}
          className={wayOf(change.by)}
        />
      ))}
      <line x1={left} x2={right} y1={at(before.median)} y2={at(after.median)} className={styles.median} />
      <circle cx={left} cy={at(before.median)} r={5} className={styles.dot} />
      <circle cx={right} cy={at(after.median)} r={5} className={styles.dot} />
      <text x={left - 9} y={at(before.median) + 4} className={styles.left}>
        {before.median}
      </text>
      <text x={right + 9} y={at(after.median) + 4} className={styles.right}>
        {after.median}
      </text>
    </>
  );
}

/** Middle of the labels, and their half width. */
const [middle, label] = [width / 2, 34];

function Bars({ measure, compared, before, after }: PartProps) {
  const { t } = useTranslation('outcome');
  const bars = barsOf(compared, measure);
  const most = Math.max(...bars.flatMap((bar) => [bar.before, bar.after]), 1);
  const step = (height - bottom - top) / bars.length;
  const long = (count: number) => (count / most) * (width / 2 - label - 30);
  const [from, to] = [middle - label, middle + label];
  return (
    <>
      <text x={from - 30} y={14} className={styles.head}>
        {t('chart.before')}
      </text>
      <text x={to + 30} y={14} className={styles.head}>
        {t('chart.after')}
      </text>
      {bars.map((bar, index) => {
        const y = top + index * step;
        const line = y + step / 2 + 4;
        return (
          <g key={bar.label}>
            <text x={middle} y={line} className={styles.part}>
              {bar.label}
            </text>
            <rect
              x={from - long(bar.before)}
              y={y + 2}
              width={long(bar.before)}
              height={step - 4}
              className={styles.barBefore}
            />
            <rect x={to} y={y + 2} width={long(bar.after)} height={step - 4} className={styles.barAfter} />
            <text x={from - long(bar.before) - 4} y={line} className={styles.left}>
              {bar.before}
            </text>
            <text x={to + long(bar.after) + 4} y={line} className={styles.right}>
              {bar.after}
            </text>
          </g>
        );
      })}
      <Triangle x={from + 1} y={heightInBars(before.median, measure)} points="0,0 8,-5 8,5" />
      <Triangle x={to - 1} y={heightInBars(after.median, measure)} points="0,0 -8,-5 -8,5" />
    </>
  );
}

const Triangle = ({ x, y, points }: { x: number; y: number; points: string }) => (
  <polygon points={points} transform={`translate(${x} ${y})`} className={styles.dot} />
);
