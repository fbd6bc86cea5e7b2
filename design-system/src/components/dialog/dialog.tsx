import { clsx } from 'clsx/lite';
import { useEffect, useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import styles from './dialog.module.css';

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onClose'> {
  isOpen: boolean;
  /** Called when the person closes it with Escape, the back gesture or a click outside. */
  onClose: () => void;
  /** `drawer` slides in from the side and holds a menu. */
  kind?: 'dialog' | 'drawer';
}

/**
 * A native modal dialog: traps the focus, makes the page inert, and gives the focus back when it is closed or
 * removed. It has a ground of its own, whatever is around it.
 */
export function Dialog({ isOpen, onClose, kind = 'dialog', className, children, ...rest }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) {
      opener.current = document.activeElement;
      dialog.showModal();
    }
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  // One that is removed while it is open gives the focus back to nobody. The page is inert until it is gone.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) queueMicrotask(() => returnFocus(opener.current));
    };
  }, []);

  return (
    // Clicking outside is a shortcut for pointers; Escape does the same for the keyboard.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events
    <dialog
      data-ground="ground"
      {...rest}
      ref={ref}
      className={clsx(kind === 'drawer' ? styles.drawer : styles.dialog, className)}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      {isOpen ? children : null}
    </dialog>
  );
}

/** Moves the focus to where it was, unless something has taken it. */
function returnFocus(opener: Element | null): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere && opener instanceof HTMLElement && opener.isConnected) opener.focus();
}
