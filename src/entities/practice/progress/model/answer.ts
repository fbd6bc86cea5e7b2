/** An answer as it was given. What it means depends on the kind of the question. */
export type GivenAnswer =
  string | number | boolean | null | readonly GivenAnswer[] | { readonly [key: string]: GivenAnswer };

/** One question, at one version. */
export interface QuestionRef {
  readonly pack: string;
  /** Id of the written question, or of the template. */
  readonly question: string;
  readonly version: number;
  /** Of a variant. */
  readonly seed?: number;
}

/** What a screen says of an answer. */
export interface NewAnswer extends QuestionRef {
  readonly topic: string;
  readonly weakness?: string;
  readonly outcome: 'right' | 'wrong';
  /** What the wrong answer shows. */
  readonly misconception?: string;
  /** Misconception whose lesson asked this question. */
  readonly drill?: string;
  readonly hintsUsed: number;
  readonly given: GivenAnswer;
  /** Time from showing the question to the answer, in milliseconds. */
  readonly tookMs?: number;
}

/** A stored answer. Never changed. */
export interface Answer extends NewAnswer {
  readonly profile: string;
  readonly id: string;
  /** In milliseconds since the epoch; later than every earlier answer of the profile on this device. */
  readonly at: number;
  /** What the clock of the device showed, where that was before an earlier answer. */
  readonly clock?: number;
}

/** When the answer was given by the clock of the device. */
export const clockOf = ({ at, clock }: Pick<Answer, 'at' | 'clock'>): number => clock ?? at;
