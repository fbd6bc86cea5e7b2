import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { stepsOf, sumsOf, type SchoolProposal } from '@/entities/consultancy/proposal';
import { formatMoney, useFormats } from '@/shared/i18n';
import styles from './proposal.module.css';

interface ProposalContentProps {
  proposal: SchoolProposal;
  /** Level of the headings. */
  as?: 'h3' | 'h4';
}

/** What a version offers: price and days, aims, steps, what is measured. */
export function ProposalContent({ proposal, as: Heading = 'h3' }: ProposalContentProps) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const sums = sumsOf(proposal);
  return (
    <div className={styles.content}>
      <Facts
        facts={[
          { label: t('proposal.price'), value: formatMoney(sums.pesewas) },
          { label: t('proposal.days'), value: t('steps.days', { count: sums.days }) },
          {
            label: t('proposal.validUntil'),
            value: proposal.state === 'sent' ? date(proposal.validUntil, 'day') : '',
          },
          { label: t('proposal.sentAt'), value: date(proposal.createdAt, 'longMoment') },
        ]}
      />
      <Heading>{t('proposal.aims')}</Heading>
      <p className={styles.text}>{proposal.aims}</p>
      <Heading>{t('proposal.steps')}</Heading>
      <ol className={styles.steps}>
        {stepsOf(proposal).map(({ slot, what, day, days, pesewas }) => (
          <li key={slot}>
            <b>{what}</b>
            <span>
              {t('proposal.step', {
                day: date(day, 'day'),
                days: t('steps.days', { count: days }),
                price: formatMoney(pesewas),
              })}
            </span>
          </li>
        ))}
      </ol>
      <Heading>{t('proposal.measures')}</Heading>
      <p className={styles.text}>{proposal.measures}</p>
    </div>
  );
}

/** Who answered a version, and how. Nothing before. */
export function GivenAnswer({ proposal }: { proposal: SchoolProposal }) {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();
  const { state, answer, movedAt } = proposal;
  if (state !== 'accepted' && state !== 'declined') return null;
  const facts = { name: answer.name, position: answer.position, date: date(movedAt, 'longMoment') };
  // Names are removed with the person.
  const key = answer.name === '' ? 'unnamed' : 'named';
  return (
    <>
      <p>
        <b>{t(`proposal.answers.${state}.${key}`, facts)}</b>
      </p>
      {answer.words === '' ? null : <blockquote className={styles.text}>{answer.words}</blockquote>}
    </>
  );
}
