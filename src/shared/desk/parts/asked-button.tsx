import { Button, Note, Row } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './confirm.module.css';

interface AskedButtonProps {
  /** Label of the button that opens the confirmation. */
  open: string;
  /** Accessible name, where several buttons have the same text. */
  label?: string;
  variant?: 'second' | 'text';
  /** Explains the consequences. */
  words: string;
  /** Label of the confirm button. */
  send: string;
  disabled: boolean;
  onSend: () => void;
}

/** Button for an action with immediate effect on others. Needs confirmation. */
export function AskedButton({ open, label, variant, words, send, disabled, onSend }: AskedButtonProps) {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const confirm = () => {
    setOpen(false);
    onSend();
  };
  // One container for both states, so that keyboard focus stays in place.
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
