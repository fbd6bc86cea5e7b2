import { Button, buttonClassName, Hold, Icon, Row, textStyles, Toast } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeGroups, formatReferenceCode, kindOfCode, type ReferenceCode } from '@/entities/reference-code';
import { copyText } from '@/shared/lib/device';
import { spellOut } from '../model/timeline';
import styles from './code-hold.module.css';

/** The reference code, with buttons to copy, share and save it. */
export function CodeHold({ code }: { code: ReferenceCode }) {
  const { t } = useTranslation(['code', 'words']);
  const place = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const shown = formatReferenceCode(code);
  const kind = kindOfCode(code);
  const topic = kind === 'enquiry' || kind === 'application' || kind === 'concern' ? kind : 'tuition';
  // The shared text contains only the code and the kind of service, because messages get forwarded.
  const text = t('shareText', { code: shown, topic: t(`shareTopics.${topic}`) });
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  const copy = async () => setOutcome((await copyText(shown, place.current)) ? 'copied' : 'notCopied');

  return (
    <>
      <Hold>
        <p className={styles.code}>
          <span ref={place} className={styles.groups} aria-hidden="true">
            {codeGroups(code).map((group, index) => (
              <span key={index}>{group}</span>
            ))}
          </span>
          <span className={textStyles.hidden}>{t('codeLabel', { spelled: spellOut(code) })}</span>
        </p>
        <Row className={styles.actions}>
          <Button onClick={() => void copy()}>
            <Icon name="copy" />
            {t('words:copy')}
          </Button>
          <a
            className={buttonClassName({ variant: 'second' })}
            href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          >
            <Icon name="whatsapp" />
            {t('whatsapp')}
          </a>
          {canShare ? (
            <Button variant="text" onClick={() => void share({ title: t('shareTitle'), text })}>
              <Icon name="share" />
              {t('words:share')}
            </Button>
          ) : null}
          <Button variant="text" onClick={() => window.print()}>
            <Icon name="print" />
            {t('words:print')}
          </Button>
        </Row>
        <p className={styles.hint}>{t('whatsappHint')}</p>
      </Hold>
      <Toast>{outcome ? t(outcome) : null}</Toast>
    </>
  );
}

async function share(content: ShareData): Promise<void> {
  try {
    await navigator.share(content);
  } catch (cause) {
    // Closing the share sheet is not an error.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
}
