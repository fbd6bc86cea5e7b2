import { useEffect, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftWords } from '@/features/site/language-switch';
import { loadWordOverlay } from '@/features/words/word-overlay';
import type { BackendPort } from '@/shared/backend';
import { toLanguageCode } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

interface AcceptedWordsOptions {
  readonly device: KeyValueStore;
  readonly loadBackend: () => Promise<BackendPort>;
  readonly log: (cause: unknown) => void;
}

/** Creates what shows accepted words of the chosen language. In English it loads nothing. */
export function createAcceptedWords({ device, loadBackend, log }: AcceptedWordsOptions): ComponentType {
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
          ...{ i18n, language, device, log, isCheckedOnly: areLeftOut },
          read: async (path) => (await loadBackend()).documents.get(path),
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
