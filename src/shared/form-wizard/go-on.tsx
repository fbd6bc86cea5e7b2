import { Button } from 'design-system';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useIsHydrated } from '@/shared/lib/hydration';
import { useFieldId } from '@/shared/ui/form';
import { LinkButton } from '@/shared/ui/links';
import type { Wizard } from './wizard';
import styles from './form-wizard.module.css';

export interface GoOnProps<Step extends string, Values extends FieldValues> {
  wizard: Wizard<Step, Values>;
  labels: Readonly<Partial<Record<string, string>>>;
}

/** The submit button, disabled with its reason while a field is missing, and the link back. */
export function GoOn<Step extends string, Values extends FieldValues>(props: GoOnProps<Step, Values>) {
  const { wizard, labels } = props;
  const { t } = useTranslation([wizard.namespace, 'words']);
  const words = t as (key: string, values?: Readonly<Record<string, unknown>>) => string;
  const { missing, next, previous, submission, addressOf } = wizard;
  const idOf = useFieldId();
  const isHydrated = useIsHydrated();
  const isOff = missing !== null;
  const label = next
    ? words('nextTo', { step: words(`steps.${next}.next`) })
    : words(submission.isSending ? 'sending' : 'send');
  return (
    <div className={styles.goOn}>
      <div className={styles.buttons}>
        <Button
          type="submit"
          isOff={isOff}
          disabled={submission.isSending}
          aria-busy={submission.isSending}
          aria-describedby={isOff ? 'why-off' : undefined}
        >
          {label}
        </Button>
        {previous ? (
          <LinkButton variant="text" to={addressOf(previous)}>
            {words('words:back')}
          </LinkButton>
        ) : null}
      </div>
      <div className={styles.reasons}>
        {/* Before hydration the form does not know the answers, so it shows "getting ready" instead of
             the missing field. */}
        {isHydrated ? null : <p className={styles.ready}>{words('words:gettingReady')}</p>}
        {isOff ? (
          <p id="why-off" className={styles.why}>
            <strong>{words(next ? 'nextIsOff' : 'sendIsOff')}</strong>{' '}
            {words('until', { field: asSentenceEnd(labels[missing] ?? '') })}{' '}
            <a
              href={`#${idOf(missing)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(missing))?.focus();
              }}
            >
              {words('goThere')}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** A label that ends a sentence: a question keeps its own mark. */
function asSentenceEnd(label: string): string {
  return /[?!.…]$/.test(label) ? label : `${label}.`;
}
