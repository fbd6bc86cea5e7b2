import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm.module.css';

interface AskedButtonProps {
  /** On the button that asks. */
  open: string;
  /** Names it where several say the same. */
  label?: string;
  variant?: 'second' | 'text';
  /** What comes of it. */
  words: string;
  /** On the button that does it. */
  send: string;
  disabled: boolean;
  onSend: () => void;
}

/** Something that others feel at once: one press asks, the second does it. */
export function AskedButton({ open, label, variant, words, send, disabled, onSend }: AskedButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onSend();
  };
  // The same place for both: whoever opens or leaves the question by keyboard stays at it.
  return (
    <div tabIndex={-1}>
      {isOpen ? (
        <Note tone="call" role="alert">
          <p className={styles.words}>{words}</p>
          <Row>
            <Button variant="stop" isSmall onClick={confirm}>
              {send}
            </Button>
            <Button variant="second" isSmall onClick={() => setOpen(false)}>
              {t('ladder.leave')}
            </Button>
          </Row>
        </Note>
      ) : (
        <Button
          variant={variant}
          isSmall
          disabled={disabled}
          aria-label={label}
          onClick={() => setOpen(true)}
        >
          {open}
        </Button>
      )}
    </div>
  );
}
