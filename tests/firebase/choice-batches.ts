import { createChangeId, logChange } from '../../src/entities/change-log';
import {
  addChoiceRules,
  addedLine,
  builtChoiceRules,
  choiceRulesLine,
  choiceRulesPath,
  ruleIds,
  writeChoiceRules,
  type ChoiceRule,
  type ChoiceRules,
  type ChoiceRulesChange,
  type RuleSet,
} from '@/entities/counselling/choice-rule';
import type { Write } from '@/shared/backend';
import type { Documents } from '../policy/attempt';
import { asOffice, world, type Letter } from '../policy/matrix-people';

/** A rule whose fields are as long as they may be. */
const full = (letter: string): ChoiceRule => ({
  limit: 99,
  severity: 'unknown',
  words: letter.repeat(400),
  source: Array.from({ length: 2 }, () => `https://${letter.repeat(280)}`).join(' '),
  seen: '2026-11-22',
});

const rules = Object.fromEntries(ruleIds.map((id) => [id, full('a')])) as RuleSet;
const updatedAt = '2026-03-09T16:12:00.000Z';
const record = {
  year: 2025,
  base: '2025',
  copiedFrom: 2025,
  version: 9998,
  isShown: true,
  updatedAt,
  rules,
} as const;
const stored: ChoiceRules = { ...record, own: rules };
const [built] = builtChoiceRules as readonly [ChoiceRules];
const on: Documents = { ...world, [choiceRulesPath(2025)]: { ...record, lastChange: 'before' } };

const adds = (id = createChangeId()): readonly Write[] => [
  addChoiceRules(2026, stored, id),
  logChange({ id, by: asOffice('A'), ...addedLine(2026, stored) }),
];

const changes = (change: ChoiceRulesChange, from = stored, id = createChangeId()): readonly Write[] => [
  writeChoiceRules(from, change, id),
  logChange({ id, by: asOffice('A'), ...choiceRulesLine(from, change) }),
];

/** Writes of the rules of school choices, with all fields as long as they may be. */
export const choiceBatches: readonly (readonly [string, Letter, Documents, readonly Write[]])[] = [
  ['rules of a year that are copied', 'A', on, adds()],
  [
    'the first change of a rule of school choices',
    'A',
    world,
    changes({ rule: 'filler', to: full('b') }, built),
  ],
  ['a rule of school choices', 'A', on, changes({ rule: 'filler', to: full('b') })],
  ['rules of a year that are hidden', 'A', on, changes({ isShown: false })],
];
