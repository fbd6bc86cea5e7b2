import { Facts, type Fact } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Namespace } from '@/shared/i18n';
import { TextLink } from '@/shared/ui/links';
import styles from './review-part.module.css';

export interface ReviewPartProps {
  namespace: Namespace;
  step: string;
  /** Address of the step. */
  to: string;
  facts: readonly Fact[];
}

/** Answers of one step, with a link to change them. */
export function ReviewPart({ namespace, step, to, facts }: ReviewPartProps) {
  const { t } = useTranslation(namespace);
  const words = t as (key: string) => string;
  const name = words(`steps.${step}.name`);
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{name}</h2>
      <TextLink to={to} aria-label={`${words('change')}: ${name}`}>
        {words('change')}
      </TextLink>
      <Facts className={styles.facts} facts={facts} />
    </section>
  );
}
