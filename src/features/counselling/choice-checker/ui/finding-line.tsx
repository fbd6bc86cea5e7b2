import { Tag } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '../model/finding';
import styles from './finding-line.module.css';

/** The words of a finding. */
export function useFindingWords(): (finding: Finding) => string {
  const { t } = useTranslation('choices');
  return ({ kind, values }) => t(`findings.${kind}`, values);
}

/** A finding in one line; its rule stands where the whole list is judged. */
export function FindingLine({ finding, children }: { finding: Finding; children?: ReactNode }) {
  const { t } = useTranslation('choices');
  const words = useFindingWords();
  const { severity } = finding;
  return (
    <li className={styles.line}>
      <Tag {...(severity === 'error' && { tone: 'call' })}>{t(`severities.${severity}`)}</Tag> {children}{' '}
      {words(finding)}
    </li>
  );
}
