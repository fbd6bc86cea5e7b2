import { createContext } from 'react';
import type { Faq } from '@/entities/content/faq';

/** Shows the office's questions in the list of the page. */
export const ShowQuestionsContext = createContext<(questions: readonly Faq[]) => void>(() => undefined);
