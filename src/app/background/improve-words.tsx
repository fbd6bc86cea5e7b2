import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loadWordingMode } from '@/features/words/wording-mode';
import { toLanguageCode, type Namespace } from '@/shared/i18n';

interface ImproveWordsOptions {
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/** Creates the mode that `?words=improve` turns on, in every language but English. */
export function createImproveWords({ loadWords, log }: ImproveWordsOptions): ComponentType {
  return function ImproveWords() {
    const { i18n } = useTranslation();
    const [params] = useSearchParams();
    const navigate = useNavigate();
    const [Mode, setMode] = useState<Awaited<ReturnType<typeof loadWordingMode>> | null>(null);
    const language = toLanguageCode(i18n.language);
    const isOn = language !== 'en' && params.get('words') === 'improve';
    useEffect(() => {
      if (!isOn) return;
      let isHere = true;
      Promise.all([loadWordingMode(), loadWords(['wordings'])]).then(([Loaded]) => {
        if (isHere) setMode(() => Loaded);
      }, log);
      return () => {
        isHere = false;
      };
    }, [isOn]);
    if (!isOn || !Mode) return null;
    return <Mode key={language} language={language} onLeave={() => void navigate({ search: '' })} />;
  };
}
