import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

/** What a control needs so that its label, hint and message belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message of a bad value; shown between label and control. */
  error?: string | undefined;
  /** Shown behind the label when the field may stay empty. */
  optional?: string | undefined;
  /** The id of the control; made up when left out. */
  id?: string | undefined;
  /** Sets the label as a question of the form. */
  isQuestion?: boolean | undefined;
  className?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, message and one control. */
export function Field({ label, hint, error, optional, id, isQuestion, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div className={classNames(styles.field, error && styles.bad, className)}>
      <label htmlFor={controlId} className={classNames(styles.label, isQuestion && styles.question)}>
        {label} {optional ? <span className={styles.optional}>{optional}</span> : null}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <ErrorMessage id={`${controlId}-error`}>{error}</ErrorMessage> : null}
      {children({
        id: controlId,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
    </div>
  );
}

export interface FieldGroupProps extends Omit<FieldProps, 'children' | 'label'> {
  legend: ReactNode;
  children: ReactNode;
}

/** Several controls that answer one question: a fieldset. The id is focusable, for links from an error summary. */
export function FieldGroup({
  legend,
  hint,
  error,
  optional,
  id,
  isQuestion,
  className,
  children,
}: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const described = [hint ? `${groupId}-hint` : '', error ? `${groupId}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      aria-describedby={described || undefined}
      className={classNames(styles.group, error && styles.bad, className)}
    >
      <legend className={classNames(styles.legend, isQuestion && styles.question)}>
        {legend} {optional ? <span className={styles.optional}>{optional}</span> : null}
      </legend>
      {hint ? (
        <p className={styles.hint} id={`${groupId}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? <ErrorMessage id={`${groupId}-error`}>{error}</ErrorMessage> : null}
      {children}
    </fieldset>
  );
}

/** A box with its message above it; the box names itself. */
export function TickField({
  id,
  error,
  children,
}: {
  id: string;
  error: string | undefined;
  children: (control: Pick<ControlProps, 'id' | 'aria-describedby' | 'aria-invalid'>) => ReactNode;
}) {
  return (
    <div className={classNames(styles.group, error && styles.bad)}>
      {error ? <ErrorMessage id={`${id}-error`}>{error}</ErrorMessage> : null}
      {children({
        id,
        'aria-describedby': error ? `${id}-error` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  );
}

/** The message of a bad value, with the diamond that says "needs you". */
function ErrorMessage({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      {children}
    </p>
  );
}
