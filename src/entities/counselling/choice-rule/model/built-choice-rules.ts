import type { ChoiceRule, ChoiceRules, RuleSet, RuleSeverity } from './choice-rules';

/** Day on which all sources below were read. */
const seen = '2026-11-22';

const rule = (limit: number, severity: RuleSeverity, words: string, source: string): ChoiceRule => ({
  limit,
  severity,
  words,
  source,
  seen,
});

const unknown = (words: string): ChoiceRule => ({
  limit: 0,
  severity: 'unknown',
  words,
  source: '',
  seen: '',
});

const guideline2025 =
  'https://broadcastergh.com/ministry-of-education-releases-2025-school-selection-guidelines-for-bece-candidates/';
const opening2025 = 'https://www.adomonline.com/school-selection-for-2025-bece-candidates-begins/';
const parents2025 =
  'https://kpdonline.net/how-parents-and-guardians-can-support-the-2025-free-shs-selection-process/amp';
const reinstated2025 = 'https://ancempireradio.com/pre-exam-school-selection-restored-for-bece-candidates';
const form2024 = 'https://pretertiary.com/news/ges-releases-cssps-second-cycle-school-selection-form-pdf/';
const guide2024 = 'https://exams.educonpublications.com/?p=324';
const dosAndDonts = 'https://www.adomonline.com/dos-and-donts-of-school-placement/';
const coordinator =
  'https://angelonline.com.gh/2021/12/01/school-placement-dont-choose-schools-you-would-regret-later-cssps-coordinator';
const selfPlaced2025 =
  'https://www.myjoyonline.com/over-107000-bece-candidates-to-undertake-self-placement-education-ministry';
const sites2023 = 'https://kingcyrusonline.com https://colemanpublication.com';

/** Rules that the sources give for no single year. */
const everyYear = {
  programme: rule(
    0,
    'error',
    'Each choice names a programme that the school offers: look in the school register.',
    dosAndDonts,
  ),
  stay: rule(
    0,
    'error',
    'Each choice says day or boarding. Who chooses day cannot count on changing to boarding later.',
    dosAndDonts,
  ),
  gender: {
    limit: 0,
    severity: 'warning',
    words:
      "No rule on boys' and girls' schools was found in any guideline. The school register says of each school whom it takes.",
    source: '',
    seen,
  },
  reach: rule(0, 'question', 'A day school must be one that the child can reach every day.', dosAndDonts),
  filler: rule(
    0,
    'warning',
    'A child can be placed in any school of the list, so choose none that you would not accept. In 2025, 107,509 candidates (18.2 %) got none of their choices and had to place themselves.',
    `${coordinator} ${selfPlaced2025}`,
  ),
} as const;

const rules2025: RuleSet = {
  ...everyYear,
  main: rule(5, 'error', 'Five main choices, in order of preference.', guideline2025),
  alternatives: rule(
    2,
    'error',
    'Two alternatives besides the five main choices: seven schools in all.',
    guideline2025,
  ),
  secondRound: unknown('No list for a second round was found for 2025.'),
  categoryA: rule(1, 'error', 'At most one Category A school among the five main choices.', guideline2025),
  categoryB: rule(2, 'error', 'At most two Category B schools among the five main choices.', guideline2025),
  categoryC: rule(
    4,
    'warning',
    'The sources disagree: not all five from Category C, as the coordinator was quoted, or up to five, as the guidelines say.',
    `${opening2025} ${guideline2025} ${parents2025} ${reinstated2025}`,
  ),
  categoryD: unknown('No rule on Category D was found for 2025.'),
  secondA: unknown('No list for a second round was found for 2025.'),
  secondB: unknown('No list for a second round was found for 2025.'),
  secondC: unknown('No list for a second round was found for 2025.'),
  boarding: rule(
    3,
    'error',
    'Of the five main choices at least three are boarding.',
    `${guideline2025} ${opening2025}`,
  ),
  day: rule(2, 'error', 'Of the five main choices two are day.', `${guideline2025} ${parents2025}`),
  lastDay: unknown(
    'The 2024 rule of the sixth choice, a day school within 16 km, was not found in the texts of 2025.',
  ),
  tvet: rule(
    5,
    'error',
    'A TVET list has five main choices from TVET schools: at most one A, two B, or all C.',
    guideline2025,
  ),
  repeat: rule(
    0,
    'warning',
    'No school twice. The text found is of 2024, about the second round; none of 2025 was found.',
    guide2024,
  ),
};

const rules2024: RuleSet = {
  ...everyYear,
  main: rule(
    6,
    'error',
    'Six schools in order of preference, each with programme and day or boarding.',
    form2024,
  ),
  alternatives: unknown('No alternatives besides the six choices were found for 2024.'),
  secondRound: rule(
    5,
    'error',
    'Five more schools from Appendix 4, for a second placement if all six are missed.',
    form2024,
  ),
  categoryA: rule(1, 'error', 'At most one Category A school among the six.', form2024),
  categoryB: rule(2, 'error', 'At most two Category B schools among the six.', form2024),
  categoryC: rule(5, 'error', 'At most five Category C schools among the six.', form2024),
  categoryD: rule(
    1,
    'error',
    'One school from Category D, the day schools of the catchment area, or from Appendix 3.',
    form2024,
  ),
  secondA: rule(1, 'warning', 'At most one Category A school in the second round.', guide2024),
  secondB: rule(2, 'warning', 'At most two Category B schools in the second round.', guide2024),
  secondC: rule(2, 'warning', 'At least two Category C schools in the second round.', guide2024),
  boarding: unknown('No number of boarding choices was found for 2024.'),
  day: unknown('No number of day choices, besides the sixth, was found for 2024.'),
  lastDay: rule(
    16,
    'error',
    'The sixth choice is a day school within 16 km of the JHS, or a boarding school from Appendix 3.',
    form2024,
  ),
  tvet: rule(
    0,
    'error',
    'A TVET list has all six from TVET institutes in A, B and C, day or boarding.',
    form2024,
  ),
  repeat: rule(0, 'warning', 'No school of the main choices again in the second round.', guide2024),
};

const rules2023: RuleSet = {
  ...everyYear,
  main: rule(6, 'warning', 'Six ranked schools, each with programme and day or boarding.', sites2023),
  alternatives: unknown('No alternatives besides the six choices were found for 2023.'),
  secondRound: rule(5, 'warning', 'Five more schools for a second round: eleven in all.', sites2023),
  categoryA: unknown('No limit for Category A among the six was found for 2023.'),
  categoryB: unknown('No limit for Category B among the six was found for 2023.'),
  categoryC: unknown('No limit for Category C among the six was found for 2023.'),
  categoryD: unknown('No limit for Category D was found for 2023.'),
  secondA: rule(1, 'warning', 'One Category A school in the second round.', sites2023),
  secondB: rule(2, 'warning', 'Two Category B schools in the second round.', sites2023),
  secondC: rule(2, 'warning', 'At least two Category C schools in the second round.', sites2023),
  boarding: unknown('No number of boarding choices was found for 2023.'),
  day: unknown('No number of day choices, besides the sixth, was found for 2023.'),
  lastDay: rule(
    16,
    'warning',
    'The sixth choice is a day school within 16 km, or a boarding school from a special list.',
    sites2023,
  ),
  tvet: unknown('No rule for TVET lists was found for 2023.'),
  repeat: rule(
    0,
    'warning',
    'No school twice. The text found is of 2024, about the second round.',
    guide2024,
  ),
};

const built = (base: ChoiceRules['base'], rules: RuleSet): ChoiceRules => ({
  year: Number(base),
  base,
  copiedFrom: Number(base),
  version: 0,
  isShown: true,
  updatedAt: '',
  rules,
  own: {},
});

/** What the build knows of each year, the newest first. */
export const builtChoiceRules: readonly ChoiceRules[] = [
  built('2025', rules2025),
  built('2024', rules2024),
  built('2023', rules2023),
];

/** The rules of each year: as the office stored them, else as built; the newest first. */
export function allChoiceRules(stored: readonly ChoiceRules[]): readonly ChoiceRules[] {
  const years = new Map(builtChoiceRules.map((rules) => [rules.year, rules]));
  for (const rules of stored) years.set(rules.year, rules);
  return [...years.values()].sort((one, other) => other.year - one.year);
}
