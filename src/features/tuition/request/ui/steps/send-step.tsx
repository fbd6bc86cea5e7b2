import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { useOffice } from '@/shared/office-facts';
import { TickField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { ReviewPart } from '@/shared/form-wizard';
import type { RequestWizard } from '../../model/use-request-wizard';
import { useReview } from './review';
import { WaitingTime } from '../waiting-time';
import styles from './send-step.module.css';

const notice = ['what', 'why', 'children', 'who', 'long', 'optional'] as const;

/** Step 5: review, privacy notice and consent. */
export function SendStep({ wizard: { form, values, addressOf } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const office = useOffice();
  const review = useReview(values);
  return (
    <>
      <div className={styles.review}>
        <p>{t('review.lead')}</p>
        <ReviewPart namespace="tuition" step="who" to={addressOf('who')} facts={review.who} />
        <ReviewPart namespace="tuition" step="lessons" to={addressOf('lessons')} facts={review.lessons} />
        <ReviewPart namespace="tuition" step="place" to={addressOf('place')} facts={review.place} />
        <ReviewPart namespace="tuition" step="reach" to={addressOf('reach')} facts={review.reach} />
      </div>
      <WaitingTime subject={values.prioritySubject} />
      <Note>
        <h2 className={styles.title}>{t('notice.heading')}</h2>
        <ul className={styles.notice}>
          {notice.map((key) => (
            <li key={key}>{t(`notice.${key}`, { ...office })}</li>
          ))}
        </ul>
        <TextLink className={styles.privacy} to={routes.privacy} target="_blank">
          {t('notice.more')}
        </TextLink>
      </Note>
      <TickField form={form} name="consent" label={t('fields.consent.label')} />
      <TickField form={form} name="news" label={t('fields.news.label')} />
    </>
  );
}
