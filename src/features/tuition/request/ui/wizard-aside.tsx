import { Facts, Note, Tag } from 'design-system';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { DataScope } from '@/shared/api';
import { schoolClasses, type SchoolClass } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import { priceOf } from '@/shared/lesson-price';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import type { RequestWizard } from '../model/use-request-wizard';
import { WaitingTime } from './waiting-time';
import type { PricedTutor } from './wished-price';
import styles from './wizard-aside.module.css';

// Lazy: most families wish for no particular tutor.
const WishedPrice = lazy(async () => {
  try {
    const part = await import(/* webpackChunkName: "part-wish" */ './wished-price');
    return { default: part.WishedPrice };
  } catch {
    // Offline: the usual rate.
    return { default: UsualPrice };
  }
});

const UsualPrice = ({ usual }: { usual: ReactNode }) => usual;

/** Sidebar: price so far, waiting time, and who sees the answers. */
export function WizardAside({ values, step }: Pick<RequestWizard, 'values' | 'step'>) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const hasOwnRates = useHasOwnRates();
  const { trialPayer } = useOffice();
  return (
    <aside className={styles.aside} aria-label={t('price.heading')}>
      <Note>
        <h2>{t('price.heading')}</h2>
        <PriceLines values={values} />
        <p className={styles.small}>
          {hasOwnRates ? null : <Tag>{t('price.sample')}</Tag>} {t('price.words')}
        </p>
        {trialPayer === '' ? null : <p className={styles.small}>{t(`guide.trial.${trialPayer}`)}</p>}
      </Note>
      {/* The last step shows it in the form: on a phone the sidebar is below the button. */}
      {step === 'send' ? null : (
        <Note tone="plain">
          <h2>{t('wait.heading')}</h2>
          <WaitingTime subject={values.prioritySubject} otherwise={<p>{t('wait.words')}</p>} />
        </Note>
      )}
      <Note tone="plain">
        <h2>{t('seen.heading')}</h2>
        <p>{t('seen.words')}</p>
        <p>
          <TextLink to={routes.privacy} target="_blank">
            {t('seen.link')}
          </TextLink>
        </p>
      </Note>
    </aside>
  );
}

/** The sum with the price of the wished tutor, once it is known; else with the rate of the level. */
function PriceLines({ values }: { values: TuitionRequestInput }) {
  const { t } = useTranslation('tuition');
  const schoolClass = schoolClasses.find((known) => known === values.schoolClass);
  if (!schoolClass) return <p className={styles.small}>{t('price.chooseClass')}</p>;
  const perWeek = Number(values.lessonsPerWeek);
  const usual = <Sum {...{ schoolClass, perWeek }} />;
  if (values.wishedTutor === '') return usual;
  return (
    <DataScope fallback={usual}>
      <Suspense fallback={usual}>
        <WishedPrice id={values.wishedTutor} usual={usual}>
          {(tutor) => <Sum {...{ schoolClass, perWeek, tutor }} />}
        </WishedPrice>
      </Suspense>
    </DataScope>
  );
}

interface SumProps {
  schoolClass: SchoolClass;
  perWeek: number;
  tutor?: PricedTutor;
}

function Sum({ schoolClass, perWeek, tutor }: SumProps) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  const { lessons, rate, trial, total, minutes, level } = priceOf(schoolClass, perWeek, office, {
    tutorPrice: tutor?.price,
  });
  const label = tutor
    ? t('price.rateOfTutor', { minutes, name: tutor.name })
    : t('price.rate', { minutes, level: t(`ghana:levels.${level}`) });
  return (
    <Facts
      className={styles.sum}
      facts={[
        { label: t('price.lessons', { count: perWeek }), value: lessons },
        { label, value: formatMoney(rate) },
        { label: t('price.trialFree'), value: trial > 0 ? `−${formatMoney(trial)}` : '' },
        { label: t('price.total'), value: formatMoney(total) },
      ]}
    />
  );
}
