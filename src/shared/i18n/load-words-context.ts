import { createContext } from 'react';
import { useProvided } from '@/shared/provided';
import type { LoadWords } from './create-i18n';

/** Provided by app/shell. */
export const LoadWordsContext = createContext<LoadWords | null>(null);

/** Loads the words of a part that its page does not name, because most visits never open it. */
export const useLoadWords = (): LoadWords => useProvided(LoadWordsContext);
