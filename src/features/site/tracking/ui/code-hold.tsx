import { Button, buttonClassName, Hold, Icon, Row, textStyles, Toast } from 'design-system';
import { useTranslation } from 'react-i18next';
import { codeGroups, formatReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { shareContent, useCopying } from '@/shared/lib/device';
import { spellOut, topicOfCode } from '../model/timeline';
import styles from './code-hold.module.css';

/** The reference code, with buttons to copy, share and save it. */
export function CodeHold({ code }: { code: ReferenceCode }) {
  const { t } = useTranslation(['code', 'words']);
  const shown = formatReferenceCode(code);
  const { place, outcome, copy } = useCopying<HTMLSpanElement>(shown);
  const topic = topicOfCode(code);
  // The shared text contains only the code and the kind of service, because messages get forwarded.
  const text = t('shareText', { code: shown, topic: t(`shareTopics.${topic}`) });
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator;

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
          <Button onClick={copy}>
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
            <Button variant="text" onClick={() => void shareContent({ title: t('shareTitle'), text })}>
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
