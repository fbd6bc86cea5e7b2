import { Note } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { useOffice } from '@/shared/office-facts';
import { TickField } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { ReviewPart } from '@/shared/form-wizard';
import type { ApplicationStep } from '../../model/application-steps';
import type { ApplicationWizard } from '../../model/use-application-wizard';
import { useReview } from './review';
import styles from './send-step.module.css';

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
  const office = useOffice();
  const review = useReview(values, papers.items);
  return (
    <>
      <div className={styles.review}>
        <p>{t('review.lead')}</p>
        {parts.map((step) => (
          <ReviewPart key={step} namespace="apply" step={step} to={addressOf(step)} facts={review[step]} />
        ))}
      </div>
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
    </>
  );
}
