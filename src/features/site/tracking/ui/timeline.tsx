import { clsx } from 'clsx/lite';
import { Line, LineItem, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tracking } from '@/entities/tracking';
import { useFormats } from '@/shared/i18n';
import { timelineOf, wordsOfStep } from '../model/timeline';
import styles from './timeline.module.css';
import { useFieldWords } from './use-field-words';

/** Past and future steps. */
export function Timeline({ tracking }: { tracking: Tracking }) {
  const { t } = useTranslation('code');
  const words = t as (key: string) => string;
  const { date } = useFormats();
  const stops = timelineOf(tracking);
  const isOpen = stops.at(-1)?.state === 'todo';
  return (
    <Line kind="spine" isOpen={isOpen} className={styles.story}>
      {stops.map(({ what, at, state, isDashed, field }, index) => (
        <LineItem
          key={index}
          state={state}
          isDashed={isDashed}
          className={clsx(styles.stop, state === 'todo' && textStyles.soft)}
          aria-current={state === 'now' || state === 'call' ? 'step' : undefined}
        >
          {at === null ? null : <time dateTime={at}>{date(at, 'moment')}</time>}
          <b>
            {words(`steps.${wordsOfStep(tracking.topic.kind, what)}.title`)}
            {field === undefined ? null : <FieldPutRight field={field} />}
          </b>
          {at === null ? null : <span>{words(`steps.${wordsOfStep(tracking.topic.kind, what)}.words`)}</span>}
        </LineItem>
      ))}
    </Line>
  );
}

/** The field in words. A component, since other records than requests do not need its words. */
function FieldPutRight({ field }: { field: string }) {
  const fieldWords = useFieldWords();
  return `: ${fieldWords(field)}`;
}
