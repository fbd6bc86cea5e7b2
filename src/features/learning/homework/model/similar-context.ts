import { createContext, type ReactNode } from 'react';
import type { Question } from './question';

/** What is typed so far, for a search of what was asked before. */
export type TypedQuestion = Pick<Question, 'schoolClass' | 'subject' | 'question'>;

/** Renders an offer of similar questions. */
export type OfferSimilar = (typed: TypedQuestion) => ReactNode;

export const offerNothing: OfferSimilar = () => null;

/** Offers similar questions before the button. The page provides it: it belongs to another feature. */
export const SimilarContext = createContext<OfferSimilar>(offerNothing);
