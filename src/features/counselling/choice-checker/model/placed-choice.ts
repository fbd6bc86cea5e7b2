import type { ChoiceRules } from '@/entities/counselling/choice-rule';
import { isFilled, type Choice, type ChoiceList } from './choice';

/** Which list a place belongs to: `extra` is more than the year's form has. */
export type PartOfList = 'main' | 'alternatives' | 'secondRound' | 'extra';

/** A filled choice with its number in the list, from 1. */
export interface PlacedChoice extends Choice {
  readonly number: number;
  readonly part: PartOfList;
}

/** How many places each part of a year's list has; 0 where the year has none or nothing is known. */
export function placesOf({ rules }: ChoiceRules): Readonly<Record<Exclude<PartOfList, 'extra'>, number>> {
  const count = (id: 'main' | 'alternatives' | 'secondRound') =>
    rules[id].severity === 'unknown' ? 0 : rules[id].limit;
  return { main: count('main'), alternatives: count('alternatives'), secondRound: count('secondRound') };
}

/** The part to which a number of the list belongs. */
export function partOf(number: number, rules: ChoiceRules): PartOfList {
  const { main, alternatives, secondRound } = placesOf(rules);
  if (number <= main) return 'main';
  if (number <= main + alternatives) return 'alternatives';
  return number <= main + alternatives + secondRound ? 'secondRound' : 'extra';
}

/** The filled choices of a list. */
export const placedIn = (list: ChoiceList, rules: ChoiceRules): readonly PlacedChoice[] =>
  list.choices.flatMap((choice, index) =>
    isFilled(choice) ? [{ ...choice, number: index + 1, part: partOf(index + 1, rules) }] : [],
  );

export const numbersOf = (choices: readonly PlacedChoice[]): readonly number[] =>
  choices.map(({ number }) => number);
