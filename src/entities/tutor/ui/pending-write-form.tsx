import { Button, Note, Row, type ButtonLook } from 'design-system';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as v from 'valibot';
import { DraftForm, DraftNote, KeptNote, useDraftedForm, type DraftName } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem } from '@/shared/ui/form';
import type { NewPendingWrite } from '@/shared/pending-writes';
import { useSignedAction, type Signature, type SignedWrites } from '@/shared/pending-writes';
import styles from './pending-write-form.module.css';

/**
 * A form that queues an act. Deletes its draft once the act is queued.
 * @param make creates the act from the validated values
 */
export function usePendingWriteForm<Values extends FieldValues, Given extends FieldValues>(
  draftName: DraftName,
  schema: v.GenericSchema<Values, Given>,
  empty: Values,
  area: Pick<SignedWrites, 'who' | 'send'>,
  make: (who: Signature, given: Given) => NewPendingWrite,
  onDone?: () => void,
) {
  const action = useSignedAction(area, make);
  const name: DraftName = { ...draftName, isOfAccount: true };
  const drafted = useDraftedForm({ name, schema, empty, action, onDone });
  return { ...drafted, isRunning: action.isRunning };
}

export interface PendingWriteFormProps extends Pick<ButtonLook, 'variant'> {
  act: Pick<ReturnType<typeof usePendingWriteForm>, 'draft' | 'onSubmit' | 'isRunning'>;
  area: Pick<SignedWrites, 'problem'>;
  heading: string;
  /** Field labels, by name. */
  labels: Readonly<Record<string, string>>;
  sendLabel: string;
  onClose?: () => void;
  /** The heading stands right above the form already. */
  isNamedAbove?: boolean;
  /** A few digits need no line about their draft. */
  isShort?: boolean;
  /** The focus goes to its first field. */
  takesField?: boolean;
  children: ReactNode;
}

/** Layout of an act form: heading, fields, draft notices and buttons. */
export function PendingWriteForm({
  act: { draft, onSubmit, isRunning },
  area,
  heading,
  labels,
  sendLabel,
  variant,
  onClose,
  isNamedAbove = false,
  isShort = false,
  takesField = false,
  children,
}: PendingWriteFormProps) {
  const { t } = useTranslation('tutor-area');
  const headingId = useId();
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part, onClose !== undefined);
  useEffect(() => {
    if (takesField) part.current?.querySelector('input')?.focus();
  }, [takesField]);
  const name = isNamedAbove ? { 'aria-label': heading } : { 'aria-labelledby': headingId };
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="plain" className={styles.note}>
        <DraftForm draft={draft} onSubmit={onSubmit} className={styles.form} {...name}>
          {isNamedAbove ? null : (
            <p id={headingId} className={styles.title}>
              {heading}
            </p>
          )}
          {children}
          <KeptNote draft={draft} labels={labels} />
          {isShort ? null : <DraftNote draft={draft} isQuiet />}
          <BackendProblem error={area.problem} />
          <Row>
            <Button type="submit" variant={variant} isBusy={isRunning}>
              {sendLabel}
            </Button>
            {onClose ? (
              <Button variant="second" onClick={onClose}>
                {t('close')}
              </Button>
            ) : null}
          </Row>
        </DraftForm>
      </Note>
    </div>
  );
}
