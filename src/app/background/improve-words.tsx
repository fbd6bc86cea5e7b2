import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useChangeLanguage } from '@/features/site/language-switch';
import { loadWordingMode } from '@/features/words/wording-mode';
import { toLanguageCode, type Namespace } from '@/shared/i18n';

interface ImproveWordsOptions {
  readonly loadWords: (namespaces: readonly Namespace[]) => Promise<void>;
  readonly log: (cause: unknown) => void;
}

/** What `words` in the address opens: the mode, or the mode with the list of the texts of the whole site. */
const modes = { page: 'improve', site: 'list' } as const;

/** Creates the mode that `?words=improve` turns on, in every language but English. */
export function createImproveWords({ loadWords, log }: ImproveWordsOptions): ComponentType {
  return function ImproveWords() {
    const { i18n } = useTranslation();
    const [params] = useSearchParams();
    const navigate = useNavigate();
    const [Mode, setMode] = useState<Awaited<ReturnType<typeof loadWordingMode>> | null>(null);
    const language = toLanguageCode(i18n.language);
    const changeLanguage = useChangeLanguage();
    const mode = params.get('words');
    const isOn = language !== 'en' && (mode === modes.page || mode === modes.site);
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
    const showSite = (isOpen: boolean) => {
      const search = new URLSearchParams(params);
      search.set('words', isOpen ? modes.site : modes.page);
      void navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
    };
    return (
      <Mode
        key={language}
        language={language}
        isSiteOpen={mode === modes.site}
        onSite={showSite}
        onLanguage={(code) => void changeLanguage(code)}
        onLeave={() => void navigate({ search: '' })}
      />
    );
  };
}
