import { Skeleton, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { logQuery } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { useWeekFiguresQuery } from '../api/week-figures-api';
import { eventOfStep, weekStarts, type WeekFigure } from '../model/week-figures';
import styles from './desk-figures.module.css';
import { FigureLine, FigurePart } from './figure-part';

/** From a request to its lessons in seven days, each figure with a bar. */
export function WeekFiguresPart({ now }: { now: Date }) {
  const { t } = useTranslation('today');
  return (
    <FigurePart heading={t('week.heading')}>
      {() => <Figures today={now.toISOString().slice(0, 10)} />}
    </FigurePart>
  );
}

function Figures({ today }: { today: string }) {
  const { t } = useTranslation(['today', 'shell']);
  const { data, error, isLoading } = useWeekFiguresQuery(today);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={5} />;
  const most = Math.max(1, ...(data ?? []).map(({ count }) => count));
  return (
    <>
      <BackendProblem error={error} />
      <ol className={styles.figures}>
        {data?.map((figure) => (
          <Figure key={figure.step} figure={figure} share={figure.count / most} today={today} />
        ))}
      </ol>
      <p className={textStyles.soft}>{t('week.words')}</p>
    </>
  );
}

interface FigureProps {
  figure: WeekFigure;
  /** Of the largest figure, 0 to 1. */
  share: number;
  today: string;
}

function Figure({ figure: { step, count, isAtLeast, before }, share, today }: FigureProps) {
  const { t } = useTranslation('today');
  return (
    <FigureLine
      name={t(`week.steps.${step}`)}
      figure={isAtLeast ? t('week.atLeast', { count }) : count}
      share={share}
      note={before === null ? t('week.manyBefore') : t('week.before', { count: before })}
      query={queryOf(step, today)}
    />
  );
}

/**
 * The lines of the change log behind a figure. A request that was sent has no line, and the list of requests
 * has those that are open, of any week.
 */
function queryOf(step: WeekFigure['step'], today: string): string | null {
  if (step === 'asked') return null;
  const { thisWeek } = weekStarts(new Date(today));
  return logQuery({ kind: eventOfStep[step], from: thisWeek });
}
