import { Button, Row, stackStyles, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNewestSolvedQuestionsQuery, type SolvedQuestion } from '@/entities/homework/solved-question';
import { useHasDuty, useStaff } from '@/entities/session';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { useShowSolvedMutation } from '../api/solved-desk-api';
import styles from './homework-desk.module.css';

/** How many are shown at first, and more on request. */
const atOnce = 20;

/** Solved questions, published and taken back, newest first. */
export function SolvedList() {
  const { t } = useTranslation('homework-desk');
  const [count, setCount] = useState(atOnce);
  // One more, which tells whether there are more. The shorter list stands while a longer one is read.
  const { data, error, isFetching } = useNewestSolvedQuestionsQuery(count + 1);
  return (
    <section className={styles.solved}>
      <h2 className={styles.solvedHeading}>{t('solved.heading')}</h2>
      <p className={textStyles.soft}>{t('solved.words')}</p>
      <BackendProblem error={data ? undefined : error} />
      {data?.length === 0 ? <p>{t('solved.none')}</p> : null}
      <div className={stackStyles.apart}>
        <ul className={styles.similar}>
          {(data ?? []).slice(0, count).map((solved) => (
            <li key={solved.id}>
              <SolvedItem solved={solved} />
            </li>
          ))}
        </ul>
        {data && data.length > count ? (
          <Row>
            <Button variant="second" isSmall isBusy={isFetching} onClick={() => setCount(count + atOnce)}>
              {t('solved.more')}
            </Button>
          </Row>
        ) : null}
      </div>
    </section>
  );
}

/** One solved question with its address, and the button that takes it off the site. */
export function SolvedItem({ solved }: { solved: SolvedQuestion }) {
  const { t } = useTranslation(['homework-desk', 'ghana']);
  const by = useStaff();
  const isOffice = useHasDuty('office');
  const [show, { error, isLoading }] = useShowSolvedMutation();
  const isShown = solved.state === 'published';
  return (
    <div className={styles.message}>
      <p>
        {isShown ? (
          <Link className={styles.link} to={routes.solved(solved.slug)}>
            {solved.slug}
          </Link>
        ) : (
          <b>{t('solved.withdrawn', { slug: solved.slug })}</b>
        )}
      </p>
      <p className={styles.words}>
        {t(`ghana:subjects.${solved.subject}`)}, {t(`ghana:classes.${solved.schoolClass}`)}: {solved.question}
      </p>
      {isOffice ? (
        <Row>
          <Button
            variant="second"
            isSmall
            isBusy={isLoading}
            aria-label={t(isShown ? 'solved.takeBackOne' : 'solved.putBackOne', { slug: solved.slug })}
            onClick={() => void show({ solved, by })}
          >
            {t(isShown ? 'solved.takeBack' : 'solved.putBack')}
          </Button>
        </Row>
      ) : null}
      <BackendProblem error={error} />
    </div>
  );
}
