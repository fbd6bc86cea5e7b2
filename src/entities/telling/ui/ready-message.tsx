import { Button, Row } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText, useUntilNextAct } from '@/shared/lib/device';
import styles from './ready-message.module.css';

interface ReadyMessageProps {
  text: string;
  /** Language of the text as an HTML attribute; that of the page unless given. */
  lang?: string;
}

/** The ready message about a change, which can be copied. */
export function ReadyMessage({ text, lang }: ReadyMessageProps) {
  const { t } = useTranslation('telling');
  const message = useRef<HTMLQuoteElement>(null);
  const [isCopied, setCopied] = useUntilNextAct<boolean>();
  return (
    <>
      <blockquote ref={message} className={styles.message} lang={lang}>
        {text}
      </blockquote>
      <Row>
        <Button
          variant="text"
          isSmall
          onClick={() => void copyText(text, message.current).then((isDone) => setCopied(isDone))}
        >
          {t('copy')}
        </Button>
        <span role="status">{isCopied ? t('copied') : null}</span>
      </Row>
    </>
  );
}
