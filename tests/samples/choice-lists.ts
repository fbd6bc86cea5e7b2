import {
  emptyChoice,
  type Choice,
  type ChoiceList,
} from '@/features/counselling/choice-checker/model/choice';

type Some = Partial<Choice>;

const names = [
  'Alpha',
  'Beta',
  'Gamma',
  'Delta',
  'Epsilon',
  'Zeta',
  'Eta',
  'Theta',
  'Iota',
  'Kappa',
  'Lambda',
  'Mu',
];

/** A choice of which everything is known, in a place from 1. */
const choice = (place: number, category: Choice['category'], stay: Choice['stay'] = 'boarding'): Choice => ({
  ...emptyChoice,
  school: `${names[place - 1] ?? ''} SHS`,
  programme: 'General Science',
  category,
  stay,
  takes: 'both',
  kind: 'shs',
  km: stay === 'day' ? '4' : '',
  isAccepted: 'yes',
});

const good2025: readonly Choice[] = [
  choice(1, 'A'),
  choice(2, 'B'),
  choice(3, 'B'),
  choice(4, 'C', 'day'),
  choice(5, 'C', 'day'),
  choice(6, 'C'),
  choice(7, 'C'),
];

const good2024: readonly Choice[] = [
  choice(1, 'A'),
  choice(2, 'B'),
  choice(3, 'B'),
  choice(4, 'C'),
  choice(5, 'C'),
  choice(6, 'D', 'day'),
  choice(7, 'A'),
  choice(8, 'B'),
  choice(9, 'B'),
  choice(10, 'C'),
  choice(11, 'C'),
];

interface Given {
  readonly year?: number | null;
  readonly sex?: ChoiceList['sex'];
  readonly route?: ChoiceList['route'];
  /** Changes to choices by their number, from 1. */
  readonly but?: Readonly<Record<number, Some>>;
  readonly all?: Some;
  /** Numbers that are left empty. */
  readonly without?: readonly number[];
  readonly more?: readonly Choice[];
}

/** The list of a row. */
export function listWith({
  year = 2025,
  sex = '',
  route = '',
  but = {},
  all = {},
  without = [],
  more = [],
}: Given): ChoiceList {
  const good = year === 2025 || year === 2026 || year === null ? good2025 : good2024;
  const choices = [...good, ...more].map((one, index) =>
    without.includes(index + 1) ? emptyChoice : { ...one, ...all, ...but[index + 1] },
  );
  return { beceYear: year, sex, route, choices };
}

const boarding: Some = { stay: 'boarding', km: '' };
const day: Some = { stay: 'day', km: '4' };
const tvet = { kind: 'tvet' } as const;

/** What is found in a list that is right but for what its row says. */
export const choiceLists: readonly (readonly [what: string, given: Given, expected: readonly string[]])[] = [
  ['2025: a list that is right', {}, []],
  ['2024: a list that is right', { year: 2024 }, []],
  ['2023: a list that is right', { year: 2023 }, []],
  ['no year yet', { year: null }, []],
  ['2026: has no rules, those of 2025 are taken and it says so', { year: 2026 }, ['warning otherYear']],
  ['2022: has none before it, those of 2023 are taken and it says so', { year: 2022 }, ['warning otherYear']],
  ['2025: nothing typed yet', { without: [1, 2, 3, 4, 5, 6, 7] }, []],
  ['2025: one main choice is missing', { without: [5] }, ['error mainMissing']],
  ['2025: an alternative is missing', { without: [7] }, ['error alternativesMissing']],
  ['2025: no alternatives', { without: [6, 7] }, ['error alternativesMissing']],
  ['2025: eight schools', { more: [choice(8, 'C')] }, ['error tooMany 8']],
  ['2024: five main choices', { year: 2024, without: [5] }, ['error mainMissing']],
  ['2024: seven more than the form has', { year: 2024, more: [choice(12, 'C')] }, ['error tooMany 12']],
  ['2023: five main choices are a warning', { year: 2023, without: [5] }, ['warning mainMissing']],
  ['2025: two of Category A', { but: { 2: { category: 'A' } } }, ['error categoryMany 1,2']],
  ['2025: three of Category B', { but: { 1: { category: 'B' } } }, ['error categoryMany 1,2,3']],
  [
    '2025: all five of Category C, on which the sources disagree',
    { all: { category: 'C' } },
    ['warning categoryMany 1,2,3,4,5'],
  ],
  ['2025: a second Category A among the alternatives is not ruled', { but: { 6: { category: 'A' } } }, []],
  ['2025: Category D is not ruled', { but: { 4: { category: 'D' }, 5: { category: 'D' } } }, []],
  ['2025: a category that is not known', { but: { 3: { category: '' } } }, ['question categoryUnknown 3']],
  ['2024: two of Category A', { year: 2024, but: { 2: { category: 'A' } } }, ['error categoryMany 1,2']],
  ['2024: three of Category B', { year: 2024, but: { 4: { category: 'B' } } }, ['error categoryMany 2,3,4']],
  [
    '2024: two of Category D',
    { year: 2024, but: { 5: { category: 'D', ...day } } },
    ['error categoryMany 5,6'],
  ],
  [
    '2024: boarding at a day school of the catchment area',
    { year: 2024, but: { 6: boarding } },
    ['error lastBoarding 6', 'warning dayInD 6'],
  ],
  [
    '2024: two of Category A in the second round',
    { year: 2024, but: { 8: { category: 'A' } } },
    ['warning secondMany 7,8'],
  ],
  [
    '2024: three of Category B in the second round',
    { year: 2024, but: { 10: { category: 'B' } } },
    ['warning secondMany 8,9,10', 'warning secondFew 7,8,9,10,11'],
  ],
  [
    '2024: one of Category C in the second round',
    { year: 2024, but: { 10: { category: 'D', ...day } } },
    ['warning secondFew 7,8,9,10,11'],
  ],
  ['2024: no second round', { year: 2024, without: [7, 8, 9, 10, 11] }, ['question secondRoundEmpty']],
  ['2024: a second round of four', { year: 2024, without: [11] }, ['error secondRoundMissing']],
  ['2023: Category A twice, of which nothing was found', { year: 2023, but: { 2: { category: 'A' } } }, []],
  ['2025: two boarding, three day', { but: { 3: day } }, ['error boardingFew']],
  ['2025: four boarding, one day', { but: { 4: boarding } }, ['error dayFew']],
  ['2025: boarding can still be enough', { but: { 3: { stay: '' } } }, ['error stayMissing 3']],
  ['2025: alternatives do not count as day', { but: { 6: day, 7: day } }, []],
  [
    '2024: five day choices, of which nothing was found',
    { year: 2024, but: { 1: day, 2: day, 3: day, 4: day } },
    [],
  ],
  [
    '2024: the sixth is boarding',
    { year: 2024, but: { 6: { ...boarding, category: 'C' } } },
    ['error lastBoarding 6'],
  ],
  [
    '2024: the sixth is a boarding school of Appendix 3',
    { year: 2024, but: { 6: { ...boarding, category: 'C', isSpecial: true } } },
    [],
  ],
  ['2024: the sixth is 20 km away', { year: 2024, but: { 6: { km: '20' } } }, ['error lastFar 6']],
  ['2024: the sixth is 16 km away', { year: 2024, but: { 6: { km: '16 km' } } }, []],
  [
    '2024: how far the sixth is, nobody knows',
    { year: 2024, but: { 6: { km: '' } } },
    ['question lastDistance 6'],
  ],
  ['2023: the sixth is 20 km away', { year: 2023, but: { 6: { km: '20,5' } } }, ['warning lastFar 6']],
  ['2025: a day school whose distance is not known', { but: { 4: { km: '' } } }, ['question reachUnknown 4']],
  ['2025: a distance that is no number', { but: { 4: { km: 'near' } } }, ['question kmUnclear 4']],
  ['2025: a day school 40 km away, of which no rule was found', { but: { 4: { km: '40' } } }, []],
  ['2025: a TVET list that is right', { route: 'tvet', all: tvet }, []],
  ['2025: a TVET list all of Category C', { route: 'tvet', all: { ...tvet, category: 'C' } }, []],
  [
    '2025: a TVET list with an SHS',
    { route: 'tvet', all: tvet, but: { 2: { kind: 'shs' } } },
    ['error tvetOther 2'],
  ],
  [
    '2025: a TVET list with a school of unknown kind',
    { route: 'tvet', all: tvet, but: { 2: { kind: '' } } },
    ['question tvetUnknown 2'],
  ],
  [
    '2024: a TVET list has no rule for the sixth',
    { year: 2024, route: 'tvet', all: tvet, but: { 6: { ...boarding, category: 'C' } } },
    [],
  ],
  ['2023: TVET lists, of which nothing was found', { year: 2023, route: 'tvet', but: { 6: day } }, []],
  ["a girl and a boys' school", { sex: 'girl', but: { 1: { takes: 'boys' } } }, ['warning genderOther 1']],
  ["a boy and a girls' school", { sex: 'boy', but: { 2: { takes: 'girls' } } }, ['warning genderOther 2']],
  ["a girl and a girls' school", { sex: 'girl', but: { 2: { takes: 'girls' } } }, []],
  [
    'whom a school takes, nobody knows',
    { sex: 'girl', but: { 2: { takes: '' } } },
    ['question genderUnknown 2'],
  ],
  [
    "a girls' school, and nobody said for whom",
    { but: { 2: { takes: 'girls' } } },
    ['question sexUnknown 2'],
  ],
  ['2025: one school twice', { but: { 4: { school: 'Alpha SHS' } } }, ['warning sameSchool 1,4']],
  [
    '2025: one school twice, spelt differently',
    { but: { 4: { school: 'ALPHA Senior High School' } } },
    ['warning sameSchool 1,4'],
  ],
  [
    '2025: St and Saint, with and without an apostrophe',
    { but: { 1: { school: "St. Mary's SHS" }, 7: { school: 'Saint Marys Senior High' } } },
    ['warning sameSchool 1,7'],
  ],
  [
    '2025: what can be one school',
    { but: { 4: { school: 'Alpha Technical SHS, Adenta' } } },
    ['question similarSchool 1,4'],
  ],
  [
    '2024: a main choice again in the second round',
    { year: 2024, but: { 11: { school: 'Alpha SHS' } } },
    ['warning sameSchool 1,11'],
  ],
  [
    'one school three times',
    { but: { 2: { school: 'Alpha SHS' }, 3: { school: 'alpha shs' } } },
    ['warning sameSchool 1,2', 'warning sameSchool 1,3'],
  ],
  ['a choice without a programme', { but: { 1: { programme: ' ' } } }, ['error programmeMissing 1']],
  ['an alternative without day or boarding', { but: { 6: { stay: '' } } }, ['error stayMissing 6']],
  ['a programme without a school', { but: { 1: { school: '' } } }, ['error nameMissing 1']],
  ['a filler', { but: { 3: { isAccepted: 'no' } } }, ['warning notAccepted 3']],
  [
    'nobody asked whether they would accept it',
    { but: { 3: { isAccepted: '' }, 5: { isAccepted: '' } } },
    ['question acceptUnknown 3,5'],
  ],
  [
    'the gravest comes first',
    { sex: 'girl', but: { 1: { isAccepted: '' }, 2: { category: 'A' }, 3: { takes: 'boys' } } },
    ['error categoryMany 1,2', 'warning genderOther 3', 'question acceptUnknown 1'],
  ],
];
