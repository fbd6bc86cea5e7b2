import { useEffect, useState } from 'react';
import type { LanguageCode } from './languages';
import { useLoadWords } from './load-words-context';
import type { Namespace } from './namespaces';

/** Whether words are there: `unreached` when their files could not be loaded. */
export type LateWords = 'loading' | 'ready' | 'unreached';

interface Loaded {
  readonly namespaces: readonly Namespace[];
  readonly language: LanguageCode | undefined;
  readonly isDone: boolean;
}

/**
 * Loads words that the page does not name, because most visits do not need them.
 * @param namespaces always the same array, or one that is kept in a memo
 * @param language that of the page, unless somebody else is to read them
 */
export function useLateWords(namespaces: readonly Namespace[], language?: LanguageCode): LateWords {
  const loadWords = useLoadWords();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    const settle = (isDone: boolean) => {
      if (isWanted) setLoaded({ namespaces, language, isDone });
    };
    loadWords(namespaces, language).then(
      () => settle(true),
      () => settle(false),
    );
    return () => {
      isWanted = false;
    };
  }, [loadWords, namespaces, language]);
  if (loaded?.namespaces !== namespaces || loaded.language !== language) return 'loading';
  return loaded.isDone ? 'ready' : 'unreached';
}
