import {
  Adinkra,
  Button,
  Field,
  Icon,
  Lead,
  Section,
  TextInput,
  textStyles,
  type AdinkraSymbol,
  askingSymbol,
  consultancySymbol,
  counsellingSymbol,
  jobsSymbol,
  practiceSymbol,
} from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import styles from './chooser.module.css';
import { LessonPrices } from './lesson-prices';

interface Need {
  readonly key: 'tuition' | 'practice' | 'counselling' | 'consultancy' | 'jobs';
  readonly to: string;
  readonly symbol: AdinkraSymbol;
}

const needs: readonly Need[] = [
  { key: 'tuition', to: routes.tuition, symbol: askingSymbol },
  { key: 'practice', to: routes.practice, symbol: practiceSymbol },
  { key: 'counselling', to: routes.counselling, symbol: counsellingSymbol },
  { key: 'consultancy', to: routes.consultancy, symbol: consultancySymbol },
  { key: 'jobs', to: routes.jobs, symbol: jobsSymbol },
];

/** First screen: five services, and the form to track a request. */
export function Chooser() {
  const { t } = useTranslation('home');
  return (
    <Section isFirst className={styles.hero}>
      <PageHead title={t('title')} description={t('description')} />
      <h1 className={textStyles.display}>{t('heading')}</h1>
      <Lead className={styles.lead}>{t('lead')}</Lead>
      <ul className={styles.needs}>
        {needs.map(({ key, to, symbol }) => (
          <li key={key}>
            <TextLink to={to} data-likely>
              <i className={styles.symbol}>
                <Adinkra symbol={symbol} />
              </i>
              <b>{t(`needs.${key}.title`)}</b>
              <span className={styles.words}>
                {t(`needs.${key}.words`)}
                {key === 'tuition' ? (
                  <span className={styles.price}>
                    <LessonPrices />
                  </span>
                ) : null}
              </span>
              <Icon name="arrow" className={styles.arrow} />
            </TextLink>
          </li>
        ))}
      </ul>
      <FollowForm />
    </Section>
  );
}

/** Opens the tracking page with the typed code; that page validates it. */
function FollowForm() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.follow}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(routes.codeOf(typed.trim()));
      }}
    >
      <Field label={t('follow.label')}>
        {(control) => (
          <div className={styles.followRow}>
            <TextInput
              {...control}
              aria-required={undefined}
              isCode
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder="LL-T 4TR8 …"
            />
            <Button type="submit">{t('follow.button')}</Button>
          </div>
        )}
      </Field>
    </form>
  );
}
