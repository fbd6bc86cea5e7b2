import type { Card as Memory } from 'ts-fsrs';
import type { Answer } from './answer';

/** How many outcomes a card keeps. Mastery looks at no more than these. */
export const keptOutcomes = 5;

/** What mastery needs of an answer. */
export type Outcome = Pick<
  Answer,
  'at' | 'outcome' | 'hintsUsed' | 'version' | 'seed' | 'misconception' | 'drill'
>;

/** State of FSRS, with times in milliseconds since the epoch. */
export interface CardMemory extends Omit<Memory, 'due' | 'last_review'> {
  readonly due: number;
  readonly last_review: number;
}

/** What is known of a profile's memory of one question. A pure function of the answers to it, in order. */
export interface PracticeCard {
  readonly profile: string;
  readonly pack: string;
  readonly question: string;
  /** The newest version that was answered. */
  readonly version: number;
  readonly topic: string;
  readonly weakness?: string;
  readonly memory: CardMemory;
  /** Right without a hint, in a row. */
  readonly streak: number;
  /** Right without a hint. */
  readonly right: number;
  /** Right after a hint. */
  readonly hinted: number;
  readonly wrong: number;
  /** The last outcomes, oldest first. */
  readonly recent: readonly Outcome[];
}

/** Whether the answer counts for mastery. */
export const isRightAlone = ({ outcome, hintsUsed }: Pick<Outcome, 'outcome' | 'hintsUsed'>): boolean =>
  outcome === 'right' && hintsUsed === 0;

/** How many answers of all time these cards stand for. */
export const countAnswers = (cards: readonly Pick<PracticeCard, 'right' | 'hinted' | 'wrong'>[]): number =>
  cards.reduce((sum, { right, hinted, wrong }) => sum + right + hinted + wrong, 0);
