import { useTranslation } from 'react-i18next';
import { TickField } from '@/shared/ui/form';
import { PrivacyNotice, Review } from '@/shared/form-wizard';
import type { RequestWizard } from '../../model/use-request-wizard';
import { useReview } from './review';
import { WaitingTime } from '../waiting-time';

const notice = ['what', 'why', 'children', 'who', 'long', 'optional'] as const;

/** Step 5: review, privacy notice and consent. */
export function SendStep({ wizard: { form, values, addressOf } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  return (
    <>
      <Review
        namespace="tuition"
        lead={t('review.lead')}
        steps={['who', 'lessons', 'place', 'reach']}
        facts={useReview(values)}
        addressOf={addressOf}
      />
      <WaitingTime subject={values.prioritySubject} />
      <PrivacyNotice namespace="tuition" lines={notice} />
      <TickField form={form} name="consent" label={t('fields.consent.label')} />
      <TickField form={form} name="news" label={t('fields.news.label')} />
    </>
  );
}
