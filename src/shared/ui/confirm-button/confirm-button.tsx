import { Button, Note, Row, stackStyles, type ButtonLook } from 'design-system';
import { useState } from 'react';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import { BackendProblem } from '../form';
import styles from './confirm-button.module.css';

export interface ConfirmButtonProps<Made> extends Pick<ButtonLook, 'variant' | 'isSmall'> {
  disabled?: boolean | undefined;
  /** Label of the button that opens the confirmation. */
  open: string;
  /** Accessible name of that button, where several read the same. */
  label?: string;
  heading?: string;
  /** Explains the consequences. */
  words: string;
  /** Label of the confirm button. */
  sendLabel: string;
  /** Label of the cancel button. */
  leave: string;
  /** Creates the write. Called once, even on repeated presses. */
  make: () => Made;
  send: (made: Made) => Promise<ActionOutcome>;
  /** Why the last try failed. */
  error?: unknown;
}

/** Button for an irreversible action. Needs confirmation. */
export function ConfirmButton<Made>({
  open,
  label,
  heading,
  words,
  sendLabel,
  leave,
  make,
  send,
  error,
  variant = 'second',
  disabled,
  isSmall,
}: ConfirmButtonProps<Made>) {
  const [isOpen, setOpen] = useState(false);
  const action = useAction<undefined, Made>({ make, send });
  const confirm = async () => {
    if (await action.run(undefined)) setOpen(false);
  };
  // One container for both states, so that keyboard focus stays in place.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Note tone="call" role="alert" className={stackStyles.near}>
          {heading === undefined ? null : <h4 className={styles.title}>{heading}</h4>}
          <p>{words}</p>
          <BackendProblem error={error} />
          <Row>
            <Button
              variant="stop"
              {...{ disabled, isSmall }}
              isBusy={action.isRunning}
              onClick={() => void confirm()}
            >
              {sendLabel}
            </Button>
            <Button variant="second" isSmall={isSmall} onClick={() => setOpen(false)}>
              {leave}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button aria-label={label} {...{ variant, disabled, isSmall }} onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
    </div>
  );
}
