import { InlineButton } from 'design-system';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { readAloud, type ReadingEnd } from './read-aloud';
import { textsOf } from './sentences';
import { findVoice, useHasVoice } from './use-voice';

export interface ListenKeyProps {
  /** What is read. */
  of: RefObject<Element | null>;
  /** Language of the text, as in the `lang` of HTML. */
  lang: string;
}

/** Reads a text aloud, and stops when it is pressed again or the text leaves the page. */
export function ListenKey({ of, lang }: ListenKeyProps) {
  const { t } = useTranslation('words');
  const hasVoice = useHasVoice(lang);
  const [state, setState] = useState<'reading' | ReadingEnd>('over');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const press = () => {
    const voice = findVoice(lang);
    if (state === 'reading') stop.current?.();
    else if (voice && of.current) {
      setState('reading');
      stop.current = readAloud(textsOf(of.current), voice, setState);
    }
  };
  if (!hasVoice) return null;
  return (
    <>
      <InlineButton onClick={press}>{t(state === 'reading' ? 'listenStop' : 'listen')}</InlineButton>
      <span role="status">{state === 'failed' ? t('listenFailed') : null}</span>
    </>
  );
}
