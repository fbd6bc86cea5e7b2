import { Button, Note, Row, stackStyles } from 'design-system';
import { useState } from 'react';
import { useAction, type ActionOutcome } from '@/shared/lib/action';
import styles from './confirm-button.module.css';

export interface ConfirmButtonProps<Made> {
  disabled?: boolean | undefined;
  isSmall?: boolean | undefined;
  /** On the button that asks. */
  open: string;
  heading: string;
  /** What comes of it. */
  words: string;
  /** On the button that does it. */
  sendLabel: string;
  /** On the button that leaves it undone. */
  leave: string;
  /** The write. It is made once, however often the button is pressed. */
  make: () => Made;
  send: (made: Made) => Promise<ActionOutcome>;
}

/** Something that cannot be taken back: one press asks, the second does it. */
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
  // The same place for both: whoever opens or leaves the question by keyboard stays at it.
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
