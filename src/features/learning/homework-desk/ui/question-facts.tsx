import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HomeworkQuestion } from '@/entities/homework/question';
import { shownName, useAllTutorsQuery } from '@/entities/tutor';
import { formatMoney, useFormats } from '@/shared/i18n';
import { usePromisedWords } from './use-promised-words';
import styles from './homework-desk.module.css';

interface QuestionFactsProps {
  question: HomeworkQuestion;
  /** Time from which it is late; null when it cannot be. */
  lateFrom: number | null;
}

/** What was asked, by when, and who reads it. Whoever asked has no name. */
export function QuestionFacts({ question, lateFrom }: QuestionFactsProps) {
  const { t } = useTranslation('homework-desk');
  const { date } = useFormats();
  const promised = usePromisedWords('longMoment');
  const { data: tutors } = useAllTutorsQuery(null);
  const { tutor, createdAt, claimedAt, answeredAt, helped, reason, rate, state } = question;
  const { opened, checkAnswer, asksBack, mergedInto, isPaid, mayPublish } = question;
  const moment = (time: string) => (time === '' ? '' : date(time, 'longMoment'));
  const known = tutors?.find(({ id }) => id === tutor);
  const isAnswered = answeredAt !== '';
  return (
    <section>
      <h2>{t('facts.course')}</h2>
      <Facts
        facts={[
          {
            label: t('facts.promised'),
            value: promised(question, lateFrom),
          },
          { label: t('facts.sent'), value: moment(createdAt) },
          { label: t('facts.tutor'), value: tutor === '' ? '' : known ? shownName(known.name) : tutor },
          { label: t('facts.claimed'), value: moment(claimedAt) },
          { label: t('facts.answered'), value: moment(answeredAt) },
          { label: t('facts.asksBack'), value: asksBack === 0 ? '' : String(asksBack) },
          {
            label: t('facts.opened'),
            value: isAnswered && state !== 'answered' ? t('facts.openedWords', openedWords(opened)) : '',
          },
          { label: t('facts.checkAnswer'), value: checkAnswer },
          { label: t('facts.helped'), value: helped === '' ? '' : t(`facts.helpedWords.${helped}`) },
          { label: t('facts.reason'), value: reason === '' ? '' : t(`reasons.${reason}`) },
          {
            label: t('facts.rate'),
            value:
              rate === 0 ? '' : t(isPaid ? 'facts.ratePaid' : 'facts.rateOpen', { price: formatMoney(rate) }),
          },
          { label: t('facts.mayPublish'), value: isAnswered ? t(mayPublish ? 'facts.yes' : 'facts.no') : '' },
        ]}
      />
      {mergedInto === '' ? null : (
        <p>
          <Link className={styles.link} to={{ hash: mergedInto, search: window.location.search }}>
            {t('facts.mergedInto')}
          </Link>
        </p>
      )}
    </section>
  );
}

const openedWords = ({ hints, steps }: HomeworkQuestion['opened']) => ({ hints, steps });
