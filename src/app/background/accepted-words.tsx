import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftWords } from '@/features/site/language-switch';
import { loadWordOverlay } from '@/features/words/word-overlay';
import type { BackendPort } from '@/shared/backend';
import { toLanguageCode } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';
import { readWithoutSdk } from './read-without-sdk';

interface AcceptedWordsOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  /** Resolves once something has loaded the backend; loads nothing itself. */
  readonly backendLoaded: Promise<BackendPort>;
  /** Whether the site has a real backend. */
  readonly isReal: boolean;
  readonly log: (cause: unknown) => void;
}

/**
 * Creates what shows accepted words of the chosen language. In English it loads nothing. A visitor of a real
 * site does not load the SDK for them; where a request without it is refused, they come once something else
 * has loaded it.
 */
export function createAcceptedWords({
  device,
  loadBackend,
  backendLoaded,
  isReal,
  log,
}: AcceptedWordsOptions): ComponentType {
  const read = async (path: string) => {
    if (!isReal) return (await loadBackend()).documents.get(path);
    const found = await readWithoutSdk(path);
    return found === 'refused' ? (await backendLoaded).documents.get(path) : found;
  };
  return function AcceptedWords() {
    const { i18n } = useTranslation();
    const { areLeftOut } = useDraftWords();
    const language = toLanguageCode(i18n.language);
    useEffect(() => {
      if (language === 'en') return;
      let stop: (() => void) | null = null;
      let isHere = true;
      loadWordOverlay().then((follow) => {
        if (!isHere) return;
        stop = follow({
          ...{ i18n, language, device, log, read, isCheckedOnly: areLeftOut },
        });
      }, log);
      return () => {
        isHere = false;
        stop?.();
      };
    }, [i18n, language, areLeftOut]);
    return null;
  };
}
