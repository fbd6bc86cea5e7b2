import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import styles from './confirm-button.module.css';

export interface ConfirmButtonProps<Made> {
  disabled?: boolean | undefined;
  isSmall?: boolean | undefined;
  /** Label of the button that opens the confirmation. */
  open: string;
  heading: string;
  /** Explains the consequences. */
  words: string;
  /** Label of the confirm button. */
  sendLabel: string;
  /** Label of the cancel button. */
  leave: string;
  /** Creates the write. Called once, even on repeated presses. */
  make: () => Made;
  send: (made: Made) => Promise<ActionOutcome>;
}

/** Button for an irreversible action. Needs confirmation. */
export function ConfirmButton<Made>({
  open,
  heading,
  words,
  sendLabel,
  leave,
  make,
  send,
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
          <h4 className={styles.title}>{heading}</h4>
          <p>{words}</p>
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
        <Button variant="second" {...{ disabled, isSmall }} onClick={() => setOpen(true)}>
          {open}
        </Button>
      )}
    </div>
  );
}
