import { createContext } from 'react';
import type { LanguageCode } from '@/shared/i18n';
import { useProvided } from '@/shared/provided';

/** Loads the translations of a language and switches the page to it. */
export type ChangeLanguage = (code: LanguageCode) => Promise<void>;

/** Provided by app/composition. */
export const ChangeLanguageContext = createContext<ChangeLanguage | null>(null);

export const useChangeLanguage = (): ChangeLanguage => useProvided(ChangeLanguageContext);
