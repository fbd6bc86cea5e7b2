import { Button, buttonClassName, Note, Row, stackStyles } from 'design-system';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { smsText } from '@/shared/i18n';
import { copyText, printAlone, useUntilNextAct } from '@/shared/lib/device';
import styles from './door.module.css';

interface DoorSlipProps {
  /** Formatted start time of the lesson. */
  time: string;
  /** Null when there is none yet. */
  arrival: string | null;
  leaving: string | null;
  /** A code is being issued. */
  isBusy: boolean;
  /** Issues the missing codes. */
  onMake: () => void;
}

/** Both door codes as text for the adult at home, who may be offline and without this phone. */
export function DoorSlip({ time, arrival, leaving, isBusy, onMake }: DoorSlipProps) {
  const { t } = useTranslation('family');
  const place = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, setCopied] = useUntilNextAct<boolean>();
  if (!isOpen || arrival === null || leaving === null) {
    return (
      <Row>
        <Button
          variant="second"
          isSmall
          isBusy={isBusy}
          onClick={() => {
            setOpen(true);
            if (arrival === null || leaving === null) onMake();
          }}
        >
          {t('door.slip.open')}
        </Button>
      </Row>
    );
  }
  const text = smsText(t('door.slip.text', { time, arrival, leaving }));
  const copy = async () => setCopied(await copyText(text, place.current));
  return (
    <Note tone="plain" className={stackStyles.near}>
      <h3 className={styles.title}>{t('door.slip.heading')}</h3>
      <p>{t('door.slip.words')}</p>
      <p>
        <strong ref={place}>{text}</strong>
      </p>
      <Row>
        <a
          className={buttonClassName({ variant: 'second', isSmall: true })}
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('door.slip.whatsApp')}
        </a>
        <a
          className={buttonClassName({ variant: 'second', isSmall: true })}
          href={`sms:?body=${encodeURIComponent(text)}`}
        >
          {t('door.slip.sms')}
        </a>
        <Button variant="second" isSmall onClick={() => void copy()}>
          {t('door.slip.copy')}
        </Button>
        <Button variant="second" isSmall onClick={() => printAlone('door-slip')}>
          {t('door.slip.print')}
        </Button>
      </Row>
      {createPortal(
        <p className={styles.slip} aria-hidden="true">
          {text}
        </p>,
        document.body,
      )}
      <p role="status">
        {isCopied === null ? null : t(isCopied ? 'door.slip.copied' : 'door.slip.notCopied')}
      </p>
    </Note>
  );
}
