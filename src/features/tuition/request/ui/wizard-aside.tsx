import { Facts, Note, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import { schoolClasses, type SchoolClass } from '@/shared/ghana';
import { useHasOwnRates, useOffice } from '@/shared/office-facts';
import { priceOf, trialPayerOf } from '@/shared/lesson-price';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { availabilityOf } from '../model/availability';
import type { RequestWizard } from '../model/use-request-wizard';
import { wantedLessonsOf } from '../model/wanted-lessons';
import { usePriceRange } from './use-price-range';
import { WaitingTime } from './waiting-time';
import styles from './wizard-aside.module.css';

/** Sidebar: price so far, waiting time, and who sees the answers. */
export function WizardAside({ values, step, tutors }: Pick<RequestWizard, 'values' | 'step' | 'tutors'>) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const hasOwnRates = useHasOwnRates();
  const source = priceSourceOf({ values, tutors });
  const trialPayer = trialPayerOf(useOffice());
  return (
    <aside className={styles.aside} aria-label={t('price.heading')}>
      <Note>
        <h2>{t('price.heading')}</h2>
        <PriceLines {...{ values, source }} />
        <p className={styles.small}>
          {hasOwnRates || source.of !== 'office' ? null : <Tag>{t('price.sample')}</Tag>} {t('price.words')}
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

/** What is known of the price of one lesson: the rate of the office until tutors are known. */
type PriceSource =
  | { readonly of: 'office' }
  | { readonly of: 'tutor'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly of: 'fitting' | 'over'; readonly from: number; readonly to: number };

/**
 * The price of the wished tutor comes first, then the prices of those who fit, then of those who ask more
 * than the budget and fit else; in pesewas.
 */
function priceSourceOf({ values, tutors }: Pick<RequestWizard, 'values' | 'tutors'>): PriceSource {
  const { wished, list } = tutors.known;
  if (values.wishedTutor !== '') {
    if (wished === null || wished.price === 0) return { of: 'office' };
    return { of: 'tutor', name: wished.name, from: wished.price, to: wished.price };
  }
  if (list === null) return { of: 'office' };
  const wanted = wantedLessonsOf(values);
  const priceOfThose = (budget: number) => availabilityOf(list, { ...wanted, budget }, new Date()).price;
  const fitting = priceOfThose(wanted.budget);
  if (fitting !== null) return { of: 'fitting', ...fitting };
  const over = wanted.budget > 0 ? priceOfThose(0) : null;
  return over === null ? { of: 'office' } : { of: 'over', ...over };
}

function PriceLines({ values, source }: Pick<RequestWizard, 'values'> & { source: PriceSource }) {
  const { t } = useTranslation('tuition');
  const schoolClass = schoolClasses.find((known) => known === values.schoolClass);
  if (!schoolClass) return <p className={styles.small}>{t('price.chooseClass')}</p>;
  return <Sum {...{ schoolClass, perWeek: Number(values.lessonsPerWeek), source }} />;
}

interface SumProps {
  schoolClass: SchoolClass;
  perWeek: number;
  source: PriceSource;
}

function Sum({ schoolClass, perWeek, source }: SumProps) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  const range = usePriceRange();
  const priceAt = (tutorPrice?: number) => priceOf(schoolClass, perWeek, office, { tutorPrice });
  const [least, most] =
    source.of === 'office' ? [priceAt(), priceAt()] : [priceAt(source.from), priceAt(source.to)];
  const { lessons, minutes, level } = least;
  const label =
    source.of === 'tutor'
      ? t('price.rateOfTutor', { minutes, name: source.name })
      : source.of === 'fitting'
        ? t('price.rateOfFitting', { minutes })
        : source.of === 'over'
          ? t('price.rateOver', { minutes })
          : t('price.rate', { minutes, level: t(`ghana:levels.${level}`) });
  return (
    <Facts
      className={styles.sum}
      facts={[
        { label: t('price.lessons', { count: perWeek }), value: lessons },
        { label, value: range(least.rate, most.rate) },
        { label: t('price.trialFree'), value: least.trial > 0 ? `−${range(least.trial, most.trial)}` : '' },
        { label: t('price.total'), value: range(least.total, most.total) },
      ]}
    />
  );
}
