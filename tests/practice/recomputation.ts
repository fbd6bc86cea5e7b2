import type { Question } from '@/entities/practice/pack/model/question';

/** The answer of a variant, found from its words alone and in another way than the template does. */
export interface Recomputation {
  /** What stands after the answer, or `GH₵` before it. Null: a number or a formula without a unit. */
  readonly unit: string | null;
  /** A number, or the whole text of the right option. */
  readonly answer: (numbers: readonly number[], text: string, question: Question) => number | string;
}

export type Recomputations = Readonly<Record<string, Recomputation>>;

/** The numbers of a text in their order. A minus sign belongs to a number that follows at once. */
export const numbersIn = (text: string): readonly number[] =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/−?\d+(?:\.\d+)?/g)].map(([found]) =>
    Number(found.replace('−', '-')),
  );

/** First of the candidates that satisfies the condition. */
export function search(
  least: number,
  most: number,
  step: number,
  satisfies: (value: number) => boolean,
): number {
  for (let count = 0; least + count * step <= most + 1e-9; count += 1)
    if (satisfies(least + count * step)) return least + count * step;
  return NaN;
}

export const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6;
