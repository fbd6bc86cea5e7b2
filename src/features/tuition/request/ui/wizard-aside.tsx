import { Facts, Note, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { schoolClasses, type SchoolClass } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import { priceOf, trialPayerOf } from '@/shared/lesson-price';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import type { RequestWizard } from '../model/use-request-wizard';
import { WaitingTime } from './waiting-time';
import styles from './wizard-aside.module.css';

/** Sidebar: price so far, waiting time, and who sees the answers. */
export function WizardAside({ values, step, tutors }: Pick<RequestWizard, 'values' | 'step' | 'tutors'>) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const hasOwnRates = useHasOwnRates();
  const trialPayer = trialPayerOf(useOffice());
  return (
    <aside className={styles.aside} aria-label={t('price.heading')}>
      <Note>
        <h2>{t('price.heading')}</h2>
        <PriceLines values={values} wished={tutors.known.wished} />
        <p className={styles.small}>
          {hasOwnRates ? null : <Tag>{t('price.sample')}</Tag>} {t('price.words')}
        </p>
        <p className={styles.small}>{t(`guide.trial.${trialPayer}`)}</p>
      </Note>
      {/* The last step shows it in the form: on a phone the sidebar is below the button. */}
      {step === 'send' ? null : <WaitingTime subject={values.prioritySubject} isNote />}
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
function PriceLines({ values, wished }: { values: TuitionRequestInput; wished: Tutor | null }) {
  const { t } = useTranslation('tuition');
  const schoolClass = schoolClasses.find((known) => known === values.schoolClass);
  if (!schoolClass) return <p className={styles.small}>{t('price.chooseClass')}</p>;
  const hasPrice = values.wishedTutor !== '' && wished !== null && wished.price > 0;
  return (
    <Sum {...{ schoolClass, perWeek: Number(values.lessonsPerWeek), ...(hasPrice && { tutor: wished }) }} />
  );
}

interface SumProps {
  schoolClass: SchoolClass;
  perWeek: number;
  /** Whose price stands in place of the rate. */
  tutor?: Pick<Tutor, 'name' | 'price'>;
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
