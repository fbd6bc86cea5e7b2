import { createContext, use } from 'react';
import type { LanguageCode } from '@/shared/i18n';

/** Loads the translations of a language and switches the page to it. */
export type ChangeLanguage = (code: LanguageCode) => Promise<void>;

/** Provided by app/composition. */
export const ChangeLanguageContext = createContext<ChangeLanguage | null>(null);

export function useChangeLanguage(): ChangeLanguage {
  const change = use(ChangeLanguageContext);
  if (!change) throw new Error('useChangeLanguage must be used inside ChangeLanguageContext');
  return change;
}
