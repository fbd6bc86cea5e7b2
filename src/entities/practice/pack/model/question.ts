import type { Figure, RichText, Table } from './rich-text';

/** Why a wrong answer tempts, and the misconception behind it. */
export interface Slip {
  readonly why: RichText;
  /** Id of a misconception of the pack: `bece-math/adds-denominators`. */
  readonly misconception: string;
}

/** An option without a slip is right. */
export interface Option {
  readonly text: RichText;
  readonly slip?: Slip;
}

/** A place of a drawing, in units of its viewBox. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

interface AnyQuestion {
  /** Id of the written question, or of the template. Progress is kept under it. */
  readonly id: string;
  /** Counts up when a question is improved. */
  readonly version: number;
  /** Of a variant: the template gives the same question for the same seed. */
  readonly seed?: number;
  /** Id of a topic of the pack. */
  readonly topic: string;
  /** Ids of topics of the syllabuses. */
  readonly syllabus: readonly string[];
  /** Id of a weakness that chief examiners named. */
  readonly weakness?: string;
  readonly difficulty: 1 | 2 | 3;
  readonly statement: RichText;
  /** Key of a passage of the pack. */
  readonly passage?: string;
  readonly table?: Table;
  readonly figure?: Figure;
  readonly hints: readonly [RichText, RichText];
  readonly steps: readonly RichText[];
}

/** One option is right (`choice`), or several (`choices`). */
export interface ChoiceQuestion extends AnyQuestion {
  readonly kind: 'choice' | 'choices';
  readonly options: readonly Option[];
}

export interface NumberQuestion extends AnyQuestion {
  readonly kind: 'number';
  readonly value: number;
  /** How far off still counts as right; 0 is exact. */
  readonly tolerance: number;
  /** `GH₵` is shown before the number, every other unit after it. */
  readonly unit?: string;
  readonly wrong: readonly (Slip & { readonly value: number })[];
}

export interface OrderQuestion extends AnyQuestion {
  readonly kind: 'order';
  /** In the right order. */
  readonly items: readonly RichText[];
  readonly slip: Slip;
}

export interface MatchQuestion extends AnyQuestion {
  readonly kind: 'match';
  readonly pairs: readonly { readonly left: RichText; readonly right: RichText }[];
  readonly slip: Slip;
}

/** The statement contains `____`. */
export interface GapQuestion extends AnyQuestion {
  readonly kind: 'gap';
  readonly accept: readonly string[];
  readonly wrong: readonly (Slip & { readonly text: string })[];
}

export interface PointQuestion extends AnyQuestion {
  readonly kind: 'point';
  readonly figure: Figure;
  readonly target: Place;
  readonly wrong: readonly (Slip & Place)[];
}

export type Question =
  ChoiceQuestion | NumberQuestion | OrderQuestion | MatchQuestion | GapQuestion | PointQuestion;
