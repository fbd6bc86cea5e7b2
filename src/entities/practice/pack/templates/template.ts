import type { PackId } from '../model/pack';
import type { Question } from '../model/question';

/** Deterministic source of numbers: the same seed gives the same ones. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  readonly whole: (least: number, most: number) => number;
  /** @throws Error when the list is empty */
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly shuffle: <Item>(items: readonly Item[]) => readonly Item[];
}

type Variant<Kind> = Kind extends Question
  ? Omit<Kind, 'id' | 'version' | 'seed' | 'topic' | 'syllabus' | 'weakness' | 'difficulty'>
  : never;

export interface Template {
  /** Id of its variants: `ratio-shares`. */
  readonly id: string;
  /** Counts up when its variants change. */
  readonly version: number;
  readonly difficulty: 1 | 2 | 3;
  /** Packs that have it, with the topic of each: the name of a file of `content/practice`. */
  readonly topics: Readonly<Partial<Record<PackId, string>>>;
  /** Weakness that it trains, where examiners of the pack named exactly this. */
  readonly weaknesses: Readonly<Partial<Record<PackId, string>>>;
  /** Ids of topics of the syllabuses of all its packs. */
  readonly syllabus: readonly string[];
  /** Full ids of the misconceptions that its wrong answers show: `calculations/adds-the-parts`. */
  readonly misconceptions: readonly string[];
  /** Makes the variant of a seed. Its wrong options are what its misconceptions compute. */
  readonly make: (random: Random) => Variant<Question>;
}
