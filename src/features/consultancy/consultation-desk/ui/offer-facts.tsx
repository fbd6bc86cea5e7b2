import { Facts, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { stepsOf, sumsOf, type SchoolProposal } from '@/entities/consultancy/proposal';
import { formatMoney, useFormats } from '@/shared/i18n';
import styles from './consultation.module.css';

/** What a version offers, and who of the school answered it. */
export function OfferFacts({ proposal }: { proposal: SchoolProposal }) {
  const { t } = useTranslation('consultation-desk');
  const { date } = useFormats();
  const { aims, measures, validUntil, answer } = proposal;
  const { days, pesewas } = sumsOf(proposal);
  const steps = (
    <ol className={styles.steps}>
      {stepsOf(proposal).map(({ slot, what, day, days: count, pesewas: price }) => (
        <li key={slot}>
          {what}
          <br />
          <span className={textStyles.soft}>
            {t('proposal.stepFacts', { day: date(day, 'day'), count, price: formatMoney(price) })}
          </span>
        </li>
      ))}
    </ol>
  );
  return (
    <Facts
      facts={[
        { label: t('proposal.aims'), value: aims },
        { label: t('proposal.steps'), value: steps },
        {
          label: t('proposal.sum'),
          value: t('proposal.sumValue', { count: days, price: formatMoney(pesewas) }),
        },
        { label: t('proposal.measures'), value: measures },
        { label: t('proposal.validUntil'), value: date(validUntil, 'day') },
        {
          label: t('proposal.answeredBy'),
          value:
            answer.name === '' ? '' : t('proposal.person', { name: answer.name, position: answer.position }),
        },
        { label: t('proposal.answerWords'), value: answer.words },
      ]}
    />
  );
}
