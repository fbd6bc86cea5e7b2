import { clsx } from 'clsx/lite';
import type { ComponentPropsWithRef } from 'react';
import styles from './field.module.css';

interface InputLook {
  /** At most 22rem wide. */
  isShort?: boolean;
  /** For reference codes. */
  isCode?: boolean;
}

/** A one-line text input. */
export function TextInput({
  isShort,
  isCode,
  className,
  ...rest
}: ComponentPropsWithRef<'input'> & InputLook) {
  return (
    <input
      {...rest}
      className={clsx(styles.input, isShort && styles.short, isCode && styles.code, className)}
    />
  );
}

/** A control for longer text. */
export function TextArea({ className, rows = 5, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return <textarea {...rest} rows={rows} className={clsx(styles.input, className)} />;
}

/** A native select. */
export function Select({
  isShort,
  className,
  ...rest
}: ComponentPropsWithRef<'select'> & Pick<InputLook, 'isShort'>) {
  return <select {...rest} className={clsx(styles.input, isShort && styles.short, className)} />;
}
