import { emptyChoice, type Choice } from './choice';

/** Exchanges a choice with the one before (`-1`) or after it (`1`). */
export function moveChoice(choices: readonly Choice[], index: number, by: -1 | 1): readonly Choice[] {
  const [one, other] = [choices[index], choices[index + by]];
  if (!one || !other) return choices;
  return choices.map((choice, at) => (at === index ? other : at === index + by ? one : choice));
}

/** Takes a choice out; those after it move up. */
export const removeChoice = (choices: readonly Choice[], index: number): readonly Choice[] => [
  ...choices.filter((_choice, at) => at !== index),
  emptyChoice,
];
