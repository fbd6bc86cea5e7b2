import type { Fact } from 'design-system';
import type { Namespace } from '@/shared/i18n';
import { ReviewPart } from './review-part';
import styles from './review.module.css';

interface ReviewProps<Step extends string> {
  namespace: Namespace;
  lead: string;
  steps: readonly Step[];
  facts: Readonly<Record<Step, readonly Fact[]>>;
  addressOf: (step: Step) => string;
}

/** All answers by step, each with a link to change them. */
export function Review<Step extends string>({ namespace, lead, steps, facts, addressOf }: ReviewProps<Step>) {
  return (
    <div className={styles.review}>
      <p>{lead}</p>
      {steps.map((step) => (
        <ReviewPart key={step} namespace={namespace} step={step} to={addressOf(step)} facts={facts[step]} />
      ))}
    </div>
  );
}
