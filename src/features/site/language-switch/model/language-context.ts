import { createContext } from 'react';
import type { LanguageCode } from '@/shared/i18n';
import { useProvided } from '@/shared/provided';

/** Loads the translations of a language and switches the page to it. */
export type ChangeLanguage = (code: LanguageCode) => Promise<void>;

/** Provided by app/composition. */
export const ChangeLanguageContext = createContext<ChangeLanguage | null>(null);

/** Words that no speaker has read yet; see docs/decisions/0023-drafts-are-marked.md. */
export interface DraftWords {
  /** Whether they are left out, so that English stands in their place. */
  readonly areLeftOut: () => boolean;
  /** Leaves them out, or shows them again, and keeps the choice on this device. */
  readonly leaveOut: (areLeftOut: boolean) => Promise<void>;
}

/** Provided by app/composition. */
export const DraftWordsContext = createContext<DraftWords | null>(null);

export const useDraftWords = (): DraftWords => useProvided(DraftWordsContext);

export const useChangeLanguage = (): ChangeLanguage => useProvided(ChangeLanguageContext);
