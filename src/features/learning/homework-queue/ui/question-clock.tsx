import { useTranslation } from 'react-i18next';
import { claimLapsesAt, type HomeworkQuestion } from '@/entities/homework/question';
import type { HomeworkFigures } from '@/entities/site-figure';
import { useFormats } from '@/shared/i18n';
import { answerBy } from '../model/answer-by';
import styles from './homework.module.css';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long a question has waited, and when its answer is expected. */
export function WaitingClock({
  question,
  figures,
  now,
}: {
  question: HomeworkQuestion;
  figures: HomeworkFigures;
  now: Date;
}) {
  const { t } = useTranslation('tutor-area');
  const { age } = useFormats();
  const by = answerBy(question, figures);
  const isLate = by !== null && by < now.getTime();
  const key = by === null ? 'unexpected' : isLate ? 'late' : 'expected';
  return (
    <p className={styles.clock}>
      {t('homework.clock.asked', { age: age(question.createdAt, now) })}{' '}
      <strong>{t(`homework.clock.${key}`, { age: by === null ? '' : age(new Date(by), now) })}</strong>
    </p>
  );
}

/** Time left of the own claim. An answer after it counts while nobody else has claimed the question. */
export function ClaimClock({ question, now }: { question: HomeworkQuestion; now: Date }) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const end = claimLapsesAt(question);
  if (end === null) return null;
  const left = end - now.getTime();
  if (left <= 0)
    return (
      <p className={styles.clock}>
        <strong>{t('homework.clock.lapsed')}</strong> {t('homework.clock.lapsedWords')}
      </p>
    );
  return (
    <p className={styles.clock}>
      <strong role="timer">
        {t('homework.clock.left', {
          hours: Math.floor(left / hourMs),
          minutes: Math.floor((left % hourMs) / minuteMs),
        })}
      </strong>{' '}
      {t('homework.clock.until', { date: date(new Date(end), 'time') })}
    </p>
  );
}
