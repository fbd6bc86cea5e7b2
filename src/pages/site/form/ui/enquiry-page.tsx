import { Lead, Note, Section } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerBy } from '@/shared/ghana';
import { office } from '@/shared/config';
import { useFormats } from '@/shared/i18n';
import { PageHead } from '@/shared/ui/page-head';
import { DemoBanner } from '@/features/demo';
import { EnquiryForm } from './enquiry-form';
import styles from './enquiry-page.module.css';

/** The enquiry form, with the hour by which it is answered. */
export function EnquiryPage() {
  const { t } = useTranslation('form');
  const { date } = useFormats();
  const [by] = useState(() => answerBy(new Date(), office.replyWorkingDays, office.opens));
  return (
    <>
      <DemoBanner />
      <Section isFirst className={styles.page}>
        <PageHead title={t('title')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead', { by: date(by, 'longMoment') })}</Lead>
        <div className={styles.pair}>
          <EnquiryForm />
          <aside aria-label={t('aside.heading')}>
            <Note>
              <h2 className={styles.title}>{t('aside.heading')}</h2>
              <p>
                <a className={styles.number} href={`tel:${office.phone}`}>
                  {office.phoneShown}
                </a>
              </p>
              <p>{t('aside.words')}</p>
            </Note>
          </aside>
        </div>
      </Section>
    </>
  );
}
