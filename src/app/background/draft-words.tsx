import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadDraftWordsNotice, useDraftWords } from '@/features/site/language-switch';
import { storageKeys } from '@/shared/config';
import { toLanguageCode, type Namespace } from '@/shared/i18n';
import type { KeyValueStore } from '@/shared/lib/storage';

interface DraftWordsOptions {
  readonly device: KeyValueStore;
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/** Creates what says once of a chosen language that its words are a draft. In English it loads nothing. */
export function createDraftWordsNotice({ device, loadWords, log }: DraftWordsOptions): ComponentType {
  const readTold = () => device.get(storageKeys.draftWordsTold)?.split(' ') ?? [];
  return function DraftWords() {
    const { i18n } = useTranslation();
    const { areLeftOut } = useDraftWords();
    const [told, setTold] = useState(readTold);
    const [Part, setPart] = useState<Awaited<ReturnType<typeof loadDraftWordsNotice>> | null>(null);
    const language = toLanguageCode(i18n.language);
    const isWanted = language !== 'en' && !areLeftOut() && !told.includes(language);
    useEffect(() => {
      if (!isWanted) return;
      let isHere = true;
      // A file that cannot be loaded is asked for again with the next visit.
      Promise.all([loadDraftWordsNotice(), loadWords(['draft-words'])]).then(([Loaded]) => {
        if (isHere) setPart(() => Loaded);
      }, log);
      return () => {
        isHere = false;
      };
    }, [isWanted, language]);
    if (!isWanted || !Part) return null;
    return (
      <Part
        onSeen={() => {
          const all = [...readTold(), language];
          device.set(storageKeys.draftWordsTold, all.join(' '));
          setTold(all);
        }}
      />
    );
  };
}
