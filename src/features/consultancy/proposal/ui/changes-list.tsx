import { useTranslation } from 'react-i18next';
import { formatMoney, useFormats } from '@/shared/i18n';
import type { ProposalChange, StepDifference } from '../model/compare-proposals';
import styles from './proposal.module.css';

/** What a newer version changes, each change in words: what was before, and what is now. */
export function ChangesList({ changes }: { changes: readonly ProposalChange[] }) {
  const { t } = useTranslation('consultation');
  const words = useChangeWords();
  if (changes.length === 0) return <p>{t('changes.none')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        <li key={index}>{words(change)}</li>
      ))}
    </ul>
  );
}

function useChangeWords() {
  const { t } = useTranslation('consultation');
  const { date } = useFormats();

  const shown = (field: string, value: string | number): string => {
    if (typeof value === 'number')
      return field === 'days' ? t('steps.days', { count: value }) : formatMoney(value);
    return field === 'day' || field === 'validUntil' ? date(value, 'day') : t('changes.quoted', { value });
  };

  const difference = ({ field, before, after }: StepDifference): string =>
    t('changes.difference', {
      what: t(`changes.fields.${field}`),
      before: shown(field, before),
      after: shown(field, after),
    });

  return (change: ProposalChange) => {
    switch (change.kind) {
      case 'added':
      case 'removed': {
        const { what, day, days, pesewas } = change.step;
        return (
          <>
            <b>{t(`changes.${change.kind}`)}</b> {what}.{' '}
            {t('proposal.step', {
              day: date(day, 'day'),
              days: t('steps.days', { count: days }),
              price: formatMoney(pesewas),
            })}
          </>
        );
      }
      case 'step':
        return (
          <>
            <b>{t('changes.step')}</b> {change.what}. {change.differences.map(difference).join(' ')}
          </>
        );
      default:
        return (
          <>
            <b>{t(`changes.wholes.${change.kind}`)}</b>{' '}
            {t('changes.beforeAfter', {
              before: shown(change.kind, change.before),
              after: shown(change.kind, change.after),
            })}
          </>
        );
    }
  };
}
