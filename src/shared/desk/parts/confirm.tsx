import { Button, Note, Row } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusPart } from '@/shared/lib/focus';
import styles from './confirm.module.css';

interface ConfirmProps {
  /** Explains the consequences. */
  words: string;
  /** Label of the confirm button. */
  yes: string;
  /** `plain` where nothing is final and nobody loses anything. */
  tone?: 'call' | 'plain';
  /** Label of the button that leaves all as it is; by default that the record is kept. */
  leave?: string | undefined;
  /** More to know, below the words. */
  children?: ReactNode;
  onConfirm: () => void;
  onLeave: () => void;
}

/** Asks for confirmation before a final transition, or one of many records. */
export function Confirm({ words, yes, tone = 'call', leave, children, onConfirm, onLeave }: ConfirmProps) {
  const { t } = useTranslation('admin');
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  return (
    <div ref={part} tabIndex={-1}>
      <Note tone={tone} role="alert">
        <p className={styles.words}>{words}</p>
        {children}
        <Row>
          <Button variant={tone === 'call' ? 'stop' : 'main'} isSmall onClick={onConfirm}>
            {yes}
          </Button>
          <Button variant="second" isSmall onClick={onLeave}>
            {leave ?? t('cancelKeep')}
          </Button>
        </Row>
      </Note>
    </div>
  );
}
