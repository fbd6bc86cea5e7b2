import { Lead, Note, Section, Skeleton } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { childAtRiskTopic } from '@/shared/choices';
import { answerBy } from '@/shared/ghana';
import { office } from '@/shared/config';
import { useFormats } from '@/shared/i18n';
import { useIsHydrated, wakeOnTouch } from '@/shared/lib/hydration';
import { PageHead } from '@/shared/ui/page-head';
import { DemoBanner } from '@/features/site/demo';
import { useWakeForDraft } from '@/shared/drafts';
import { TellTopic } from '../model/asked-topic';
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
  const [params] = useSearchParams();
  const asked = params.get('topic') ?? '';
  const [topic, setTopic] = useState(asked);
  useWakeForDraft(enquiryDraft, form.wake);
  // The prerendered form cannot know what the address asks for.
  useEffect(() => {
    if (asked !== '') form.wake();
  }, [asked]);
  // A report that a child may be at risk is read the same working day; the form says so.
  const hasAnswerTime = isHydrated && topic !== childAtRiskTopic;
  return (
    <>
      <DemoBanner />
      <Section isFirst className={styles.page}>
        <PageHead title={t('title')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Lead className={styles.lead}>{t('lead')}</Lead>
        <p className={styles.by}>{hasAnswerTime ? t('by', { by: date(replyTime(), 'moment') }) : null}</p>
        <div className={styles.pair}>
          <TellTopic value={setTopic}>
            <form.Part fallback={<Skeleton label={t('shell:loading')} lines={8} />} />
          </TellTopic>
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
