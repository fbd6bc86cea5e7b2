import { Button, Hold, Note, Section, textStyles } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { codeGroups } from '@/entities/reference-code';
import { useFormats } from '@/shared/i18n';
import type { QuietReceipt as Receipt } from '../model/quiet-machine';
import styles from './quiet.module.css';

/** The code and the three words of a quiet booking, shown once. No button copies, shares or prints them. */
export function QuietReceipt({ receipt, onClose }: { receipt: Receipt; onClose: () => void }) {
  const { t } = useTranslation(['quiet-booking', 'shell']);
  const { date } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { reserved, slot } = receipt;
  const { words, digit } = reserved.words;
  return (
    <Section isFirst>
      <div className={styles.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t(slot === null ? 'sent.headingWaiting' : 'sent.heading')}
        </h1>
        <p className={styles.lead}>
          {slot === null ? t('sent.waiting') : t('sent.booked', { start: date(slot.start, 'moment') })}
        </p>
        <h2>{t('sent.wordsHeading')}</h2>
        <Hold>
          <p className={styles.words} aria-hidden="true">
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
            <span>{digit}</span>
          </p>
          <p className={textStyles.hidden}>{t('sent.spoken', { words: words.join(', '), digit })}</p>
        </Hold>
        <p>{t('sent.wordsLead', { follow: t('shell:nav.code') })}</p>
        <h2>{t('sent.codeHeading')}</h2>
        <p className={styles.code}>{codeGroups(reserved.ref).join(' ')}</p>
        <Note tone="call">
          <p>{t('sent.careful')}</p>
        </Note>
        <Button onClick={onClose}>{t('sent.close')}</Button>
      </div>
    </Section>
  );
}
