import { useTranslation } from 'react-i18next';
import { TickField } from '@/shared/ui/form';
import { PrivacyNotice, Review } from '@/shared/form-wizard';
import type { ApplicationStep } from '../../model/application-steps';
import type { ApplicationWizard } from '../../model/use-application-wizard';
import { useReview } from './review';

const notice = ['what', 'why', 'who', 'referees', 'long'] as const;
const parts = [
  'you',
  'teaching',
  'travel',
  'papers',
  'referees',
  'declarations',
] as const satisfies ApplicationStep[];

/** Step 7: review, privacy notice and consent. */
export function SendStep({ wizard: { form, values, papers, addressOf } }: { wizard: ApplicationWizard }) {
  const { t } = useTranslation('apply');
  return (
    <>
      <Review
        namespace="apply"
        lead={t('review.lead')}
        steps={parts}
        facts={useReview(values, papers.items)}
        addressOf={addressOf}
      />
      <PrivacyNotice namespace="apply" lines={notice} />
      <TickField form={form} name="consent" label={t('fields.consent.label')} />
    </>
  );
}
