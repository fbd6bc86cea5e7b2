import { Button, Note, Row } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPart } from '@/shared/lib/focus';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** Explains the consequences. */
  words: string;
  /** Label of the confirm button. */
  yes: string;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a final transition. */
export function Confirm({ words, yes, onConfirm, onLeave }: ConfirmProps) {
  const { t } = useTranslation('admin');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone="call" role="alert">
        <p className={styles.words}>{words}</p>
        <Row>
          <Button variant="stop" isSmall onClick={onConfirm}>
            {yes}
          </Button>
          <Button variant="second" isSmall onClick={onLeave}>
            {t('cancelKeep')}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
