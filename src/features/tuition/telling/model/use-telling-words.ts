import { useEffect, useState } from 'react';
import { useLoadWords, type LanguageCode } from '@/shared/i18n';

/** Whether words are there: `unreached` when their file could not be loaded. */
export type WordsState = 'loading' | 'ready' | 'unreached';

/**
 * Loads the words about tellings, and the ready messages in the language of their reader: most visits need
 * neither.
 */
export function useTellingWords(reader: LanguageCode = 'en'): WordsState {
  const loadWords = useLoadWords();
  const [loaded, setLoaded] = useState<{ readonly reader: LanguageCode; readonly isDone: boolean } | null>(
    null,
  );
  useEffect(() => {
    let isWanted = true;
    const settle = (isDone: boolean) => {
      if (isWanted) setLoaded({ reader, isDone });
    };
    loadWords(['telling'], reader).then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isWanted = false;
    };
  }, [loadWords, reader]);
  if (loaded?.reader !== reader) return 'loading';
  return loaded.isDone ? 'ready' : 'unreached';
}
