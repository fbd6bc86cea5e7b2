import { Lead, Note, Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { answerBy } from '@/shared/ghana';
import { office } from '@/shared/config';
import { useFormats } from '@/shared/i18n';
import { useIsHydrated, wakeOnTouch } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';
import { DemoBanner } from '@/features/demo';
import { useWakeForDraft } from '@/features/drafts';
import { enquiryDraft } from '../model/enquiry-draft';
import styles from './enquiry-page.module.css';

const form = wakeOnTouch(async () => {
  const { EnquiryForm } = await import(/* webpackChunkName: "part-enquiry" */ './enquiry-form');
  return EnquiryForm;
});

const replyTime = () => answerBy(new Date(), office.replyWorkingDays, office.opens);

/** The enquiry form, with the hour by which it is answered. */
export function EnquiryPage() {
  const { t } = useTranslation(['form', 'shell']);
  const { date } = useFormats();
  const isHydrated = useIsHydrated();
  useWakeForDraft(enquiryDraft, form.wake);
  return (
    <>
      <DemoBanner />
      <Section isFirst className={styles.page}>
        <PageHead title={t('title')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead')}</Lead>
        <p className={styles.by}>{isHydrated ? t('by', { by: date(replyTime(), 'moment') }) : null}</p>
        <div className={styles.pair}>
          <form.Part fallback={<Skeleton label={t('shell:loading')} lines={8} />} />
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
