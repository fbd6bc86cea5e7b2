import { Button, Icon, InlineButton, Section, textStyles, Toast } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatReferenceCode, type ReferenceCode } from '@/entities/reference-code';
import { useCopying } from '@/shared/lib/device';
import { spellOut } from '../../model/timeline';
import { CodeHold } from '../code-hold';
import styles from './code-line.module.css';

/** The opened part replaces the button that opened it, and may end below the screen. */
function bringIntoView(part: HTMLElement | null): void {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'nearest' });
}

/** The code in one line, with a button to copy it. A press opens the receipt to share or print it. */
export function CodeLine({ code }: { code: ReferenceCode }) {
  const { t } = useTranslation(['code', 'now', 'words']);
  const [isOpen, setOpen] = useState(false);
  const shown = formatReferenceCode(code);
  const { place, outcome, copy } = useCopying<HTMLSpanElement>(shown);
  return (
    <Section as="div" className={styles.line}>
      {isOpen ? (
        <div ref={bringIntoView} tabIndex={-1} className={styles.whole}>
          <CodeHold code={code} />
        </div>
      ) : (
        <>
          <span>
            <span ref={place} className={styles.code} aria-hidden="true">
              {shown}
            </span>
            <span className={textStyles.hidden}>{t('codeLabel', { spelled: spellOut(code) })}</span>
          </span>
          <span className={styles.acts}>
            <Button variant="text" isSmall aria-label={t('now:copy')} onClick={copy}>
              <Icon name="copy" />
              {t('words:copy')}
            </Button>
            <InlineButton onClick={() => setOpen(true)}>{t('now:showCode')}</InlineButton>
          </span>
          <Toast>{outcome ? t(outcome) : null}</Toast>
        </>
      )}
    </Section>
  );
}
