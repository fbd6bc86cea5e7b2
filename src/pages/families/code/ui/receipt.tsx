import { Button, buttonClassName, Hold, Icon, Lead, Row, Section, textStyles, Toast } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeGroups, formatReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import type { TrackingTopic } from '@/entities/tracking';
import { spellOut } from '../model/story';
import styles from './receipt.module.css';

/** The code, held by the line, with every way to keep it. */
export function Receipt({
  code,
  topic,
  isNew,
}: {
  code: ReferenceCode;
  topic: TrackingTopic;
  isNew: boolean;
}) {
  const { t } = useTranslation(['code', 'ghana', 'words']);
  const [isCopied, setCopied] = useState(false);
  const shown = formatReferenceCode(code);
  // The link carries the code and the kind of help only: messages are copied and forwarded.
  const text = t('shareText', { code: shown, topic: t(`shareTopics.${topic.kind}`) });
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

  const copy = async () => {
    await navigator.clipboard.writeText(shown);
    setCopied(true);
  };

  return (
    <Section isFirst className={styles.receipt}>
      <h1 className={styles.heading}>{t(isNew ? 'safe' : 'mine')}</h1>
      <Lead className={styles.lead}>
        {topic.kind === 'tuition'
          ? t('topic.tuition', {
              schoolClass: t(`ghana:classes.${topic.schoolClass}`),
              subject: t(`ghana:subjects.${topic.subject}`),
            })
          : t('topic.enquiry')}{' '}
        {t('words')}
      </Lead>
      <Hold>
        <p className={styles.code}>
          <span className={styles.groups} aria-hidden="true">
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
      <Toast>{isCopied ? t('copied') : null}</Toast>
    </Section>
  );
}

async function share(content: ShareData): Promise<void> {
  try {
    await navigator.share(content);
  } catch (cause) {
    // Closing the share sheet is a choice, not an error.
    if (!(cause instanceof DOMException && cause.name === 'AbortError')) throw cause;
  }
}
