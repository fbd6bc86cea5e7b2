import type { RuleId } from '@/entities/counselling/choice-rule';
import { categories, type ChoiceList } from './choice';
import type { Reading } from './finding';
import { numbersOf, placesOf, type PlacedChoice } from './placed-choice';

/** How many choices each part of the list has. */
export function checkNumbers({ rules, report }: Reading, placed: readonly PlacedChoice[]): void {
  const wanted = placesOf(rules);
  const count = (part: PlacedChoice['part']) => placed.filter((choice) => choice.part === part).length;
  const lack = (part: 'main' | 'alternatives' | 'secondRound') => wanted[part] - count(part);
  const valuesOf = (part: 'main' | 'alternatives' | 'secondRound') => ({
    values: { count: lack(part), limit: wanted[part] },
  });
  if (lack('main') > 0) report('mainMissing', 'main', [], valuesOf('main'));
  if (lack('alternatives') > 0) report('alternativesMissing', 'alternatives', [], valuesOf('alternatives'));
  if (wanted.secondRound > 0 && count('secondRound') === 0)
    report('secondRoundEmpty', 'secondRound', [], { severity: 'question', ...valuesOf('secondRound') });
  else if (lack('secondRound') > 0) report('secondRoundMissing', 'secondRound', [], valuesOf('secondRound'));
  const extra = placed.filter(({ part }) => part === 'extra');
  const most = wanted.main + wanted.alternatives + wanted.secondRound;
  if (extra.length > 0) report('tooMany', 'main', numbersOf(extra), { values: { limit: most } });
}

/** How many schools of each category, among the main choices and in the second round. */
export function checkCategories(
  { rules: { rules }, report }: Reading,
  placed: readonly PlacedChoice[],
  { route }: ChoiceList,
): void {
  const main = placed.filter(({ part }) => part === 'main');
  const unknown = placed.filter(
    ({ category, part }) => category === '' && (part === 'main' || part === 'secondRound'),
  );
  for (const category of categories) {
    const rule = `category${category}` as const;
    // A TVET list can have a limit of its own: in 2025 all five from Category C.
    const ofTvet = category === 'C' && route === 'tvet' && rules.tvet.severity !== 'unknown';
    const limit = ofTvet && rules.tvet.limit > 0 ? rules.tvet.limit : rules[rule].limit;
    const found = main.filter((choice) => choice.category === category);
    if (found.length > limit)
      report('categoryMany', rule, numbersOf(found), { values: { category, count: found.length, limit } });
  }
  const boardingInD = placed.filter(({ category, stay }) => category === 'D' && stay === 'boarding');
  if (boardingInD.length > 0) report('dayInD', 'categoryD', numbersOf(boardingInD), { severity: 'warning' });

  const second = placed.filter(({ part }) => part === 'secondRound');
  for (const [category, rule] of [
    ['A', 'secondA'],
    ['B', 'secondB'],
  ] as const) {
    const found = second.filter((choice) => choice.category === category);
    const { limit } = rules[rule];
    if (found.length > limit)
      report('secondMany', rule, numbersOf(found), { values: { category, count: found.length, limit } });
  }
  const [wanted, { limit }] = [rules.secondRound.limit, rules.secondC];
  const open = Math.max(0, wanted - second.length) + second.filter(({ category }) => category === '').length;
  const inC = second.filter(({ category }) => category === 'C').length;
  if (second.length > 0 && inC + open < limit)
    report('secondFew', 'secondC', numbersOf(second), { values: { count: inC, limit } });

  const ruled = (['categoryA', 'categoryB', 'categoryC'] as const).find(
    (id: RuleId) => rules[id].severity !== 'unknown',
  );
  if (unknown.length > 0 && ruled)
    report('categoryUnknown', ruled, numbersOf(unknown), { severity: 'question' });
}

/** How many main choices are day or boarding: a finding once the places that are left cannot mend it. */
export function checkStays({ rules: year, report }: Reading, placed: readonly PlacedChoice[]): void {
  const main = placed.filter(({ part }) => part === 'main');
  const open = Math.max(0, placesOf(year).main - main.length) + main.filter(({ stay }) => stay === '').length;
  const check = (stay: 'boarding' | 'day') => {
    const count = main.filter((choice) => choice.stay === stay).length;
    const { limit } = year.rules[stay];
    if (main.length > 0 && count + open < limit)
      report(stay === 'day' ? 'dayFew' : 'boardingFew', stay, [], { values: { count, limit } });
  };
  check('boarding');
  check('day');
}
