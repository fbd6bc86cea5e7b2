import { clsx } from 'clsx/lite';
import { useRef, type ComponentProps, type ComponentPropsWithoutRef } from 'react';
import { useRipple } from '../ripple/use-ripple';
import styles from './button.module.css';

/**
 * `go` is the green link home of the error screen; `stop` ends something; `white` is the main button on a
 * block.
 */
export type ButtonVariant = 'main' | 'second' | 'text' | 'go' | 'stop' | 'white';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  isSmall?: boolean | undefined;
  isWide?: boolean | undefined;
}

/** The class name of a button, for links that look like one. */
export function buttonClassName(
  { variant = 'main', isSmall, isWide }: ButtonLook,
  className?: string,
): string {
  return clsx(
    styles.button,
    variant !== 'main' && styles[variant],
    isSmall && styles.small,
    isWide && styles.wide,
    className,
  );
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /**
   * Disabled but focusable, so that its reason (`aria-describedby`) can be read. The click handler still
   * runs.
   */
  isOff?: boolean;
  /** Its action is running. The button stays focusable; the handler ignores presses. */
  isBusy?: boolean;
}

/** The button of the public pages: 52 px high, or 44 px when small. */
export function Button({
  variant,
  isSmall,
  isWide,
  isOff,
  isBusy,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  useRipple(ref);
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-disabled={isOff || isBusy ? true : rest['aria-disabled']}
      aria-busy={isBusy ? true : rest['aria-busy']}
      className={buttonClassName({ variant, isSmall, isWide }, className)}
    />
  );
}

/** A button styled as a link inside a sentence. */
export function InlineButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={clsx(styles.inline, className)} />;
}

/** A button of a toolbar: icon and label. */
export function ToolButton({ className, type = 'button', ...rest }: ComponentPropsWithoutRef<'button'>) {
  return <button {...rest} type={type} className={clsx(styles.tool, className)} />;
}

/** A wrapping row. */
export function Row({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div {...rest} className={clsx(styles.row, className)} />;
}
