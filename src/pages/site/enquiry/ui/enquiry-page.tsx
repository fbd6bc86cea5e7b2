import { Lead, Note, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { childAtRiskTopic } from '@/shared/choices';
import { dialled, replyBy, useOffice } from '@/shared/office-facts';
import { useFormats } from '@/shared/i18n';
import { useIsHydrated } from '@/shared/lib/hydration';
import { NextClosedDay } from '@/shared/ui/closed-day';
import { useOpeningHours } from '@/shared/ui/contact-ways';
import { PageHead } from '@/shared/ui/page-head';
import { Concern } from '@/features/site/concern';
import { DemoBanner } from '@/features/site/demo';
import { Enquiry } from '@/features/site/enquiry';
import styles from './enquiry-page.module.css';

/** The enquiry form, with the time by which the office answers; or the form for a worry about a child. */
export function EnquiryPage() {
  const { t } = useTranslation(['form', 'shell']);
  const { date } = useFormats();
  const isHydrated = useIsHydrated();
  const office = useOffice();
  const openingHours = useOpeningHours();
  const [params] = useSearchParams();
  const isConcern = params.get('topic') === childAtRiskTopic;
  const waiting = <Skeleton label={t('shell:loading')} lines={8} />;
  return (
    <>
      <DemoBanner />
      <Section isFirst className={styles.page}>
        <PageHead title={t(isConcern ? 'concern.title' : 'title')} description={t('description')} />
        <h1>{t(isConcern ? 'concern.heading' : 'heading')}</h1>
        <Lead className={styles.lead}>{t(isConcern ? 'concern.lead' : 'lead')}</Lead>
        {isConcern ? null : (
          <p className={styles.by}>
            {isHydrated ? t('by', { by: date(replyBy(new Date(), office), 'moment') }) : null}
          </p>
        )}
        <div className={styles.pair}>
          {isConcern ? <Concern waiting={waiting} /> : <Enquiry waiting={waiting} />}
          <aside aria-label={t('aside.heading')}>
            <Note>
              <h2 className={styles.title}>{t('aside.heading')}</h2>
              <p>
                <a className={styles.number} href={`tel:${office.phone}`}>
                  {dialled(office.phone)}
                </a>
              </p>
              <p>
                {t('aside.words', openingHours)}
                <NextClosedDay />
              </p>
            </Note>
          </aside>
        </div>
      </Section>
    </>
  );
}
