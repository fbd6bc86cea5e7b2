import { createContext, use } from 'react';
import type { LanguageCode } from '@/shared/i18n';

/** Loads the words of a language and shows the page in it. */
export type ChangeLanguage = (code: LanguageCode) => Promise<void>;

/** Provided by app/composition. */
export const ChangeLanguageContext = createContext<ChangeLanguage | null>(null);

export function useChangeLanguage(): ChangeLanguage {
  const change = use(ChangeLanguageContext);
  if (!change) throw new Error('useChangeLanguage must be used inside ChangeLanguageContext');
  return change;
}
