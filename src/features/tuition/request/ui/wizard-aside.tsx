import { Facts, Note, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { TuitionRequestInput } from '@/entities/tuition-request';
import { schoolClasses } from '@/shared/ghana';
import { formatMoney } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { priceOf } from '../model/price';
import { useHasOwnRates } from '../model/use-has-own-rates';
import type { RequestWizard } from '../model/use-request-wizard';
import { WaitingTime } from './waiting-time';
import styles from './wizard-aside.module.css';

/** Sidebar: price so far, waiting time, and who sees the answers. */
export function WizardAside({ values, step }: Pick<RequestWizard, 'values' | 'step'>) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const hasOwnRates = useHasOwnRates();
  return (
    <aside className={styles.aside} aria-label={t('price.heading')}>
      <Note>
        <h2>{t('price.heading')}</h2>
        <PriceLines values={values} />
        <p className={styles.small}>
          {hasOwnRates ? null : <Tag>{t('price.sample')}</Tag>} {t('price.words')}
        </p>
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

function PriceLines({ values }: { values: TuitionRequestInput }) {
  const { t } = useTranslation(['tuition', 'ghana']);
  const office = useOffice();
  const schoolClass = schoolClasses.find((known) => known === values.schoolClass);
  if (!schoolClass) return <p className={styles.small}>{t('price.chooseClass')}</p>;
  const perWeek = Number(values.lessonsPerWeek);
  const { lessons, rate, total, minutes, level } = priceOf(schoolClass, perWeek, office);
  return (
    <Facts
      className={styles.sum}
      facts={[
        { label: t('price.lessons', { count: perWeek }), value: lessons },
        { label: t('price.rate', { minutes, level: t(`ghana:levels.${level}`) }), value: formatMoney(rate) },
        { label: t('price.total'), value: formatMoney(total) },
      ]}
    />
  );
}
