import { createChangeId, logChange } from '../../src/entities/change-log';
import {
  addChoiceRules,
  addedLine,
  builtChoiceRules,
  choiceRulesLine,
  choiceRulesPath,
  writeChoiceRules,
  type ChoiceRule,
  type ChoiceRules,
  type ChoiceRulesChange,
} from '@/entities/counselling/choice-rule';
import type { DocumentData, Write } from '@/shared/backend';
import type { Documents } from './attempt';
import { asOffice, world, type Letter } from './matrix-people';
import { everybody, nobody, rowsOn, theOffice, type Row } from './matrix-row';

const [built] = builtChoiceRules as readonly [ChoiceRules];
const path = choiceRulesPath(2025);
const updatedAt = '2026-03-09T16:12:00.000Z';
const own = { main: { ...built.rules.main, words: 'Five schools.' }, categoryC: built.rules.categoryC };
const record = { year: 2025, base: '2025', copiedFrom: 2025, version: 3, isShown: true, rules: own } as const;
const shown: ChoiceRules = { ...record, updatedAt, own, rules: { ...built.rules, ...own } };
const stored: Documents = { ...world, [path]: { ...record, updatedAt, lastChange: 'before' } };
const unset = rowsOn(world);
const { get, list, commit } = rowsOn(stored);

/** An administrator's line; everybody else signs as the first one. */
const signed = (letter: Letter) => asOffice(theOffice.includes(letter) ? letter : 'A');

const withData = (write: Write, besides: DocumentData): Write =>
  write.type === 'update'
    ? { ...write, changes: { ...write.changes, ...besides } }
    : write.type === 'create'
      ? { ...write, data: { ...write.data, ...besides } }
      : write;

interface Given {
  /** Changes to the record that the line does not have. */
  readonly besides?: DocumentData;
  readonly line?: DocumentData;
  /** The rules that are copied or changed, as they are shown. */
  readonly from?: ChoiceRules;
}

const adds =
  (year: number, { from = built, besides = {}, line = {} }: Given = {}) =>
  (letter: Letter): readonly Write[] => {
    const id = createChangeId();
    return [
      withData(addChoiceRules(year, from, id), besides),
      logChange({ id, by: signed(letter), ...addedLine(year, from), ...line }),
    ];
  };

const changes =
  (change: ChoiceRulesChange, { from = shown, besides = {}, line = {} }: Given = {}) =>
  (letter: Letter): readonly Write[] => {
    const id = createChangeId();
    return [
      withData(writeChoiceRules(from, change, id), besides),
      logChange({ id, by: signed(letter), ...choiceRulesLine(from, change), ...line }),
    ];
  };

const categoryC: ChoiceRule = { ...built.rules.categoryC, limit: 5, severity: 'error' };
const change = { rule: 'categoryC', to: categoryC } as const;
const ofRule = (to: Partial<ChoiceRule>) => changes({ rule: 'categoryC', to: { ...categoryC, ...to } });

export const choiceRulesRows: readonly Row[] = [
  get('choiceRules get', path, everybody),
  unset.get('choiceRules get, of a year that nobody stored', path, everybody),
  list('choiceRules', everybody),
  unset.commit(
    'choiceRules create, a rule of the build is changed',
    theOffice,
    changes(change, { from: built }),
  ),
  unset.commit(
    'choiceRules create, a year of the build is hidden',
    theOffice,
    changes({ isShown: false }, { from: built }),
  ),
  unset.commit(
    'choiceRules create, a rule of the build with values before',
    nobody,
    changes(change, { from: built, line: { before: { rule: 'categoryC', ...built.rules.categoryC } } }),
  ),
  unset.commit(
    'choiceRules create, a rule of a year that the build does not have',
    nobody,
    changes(change, { from: { ...built, year: 2026, copiedFrom: 2026 } }),
  ),
  unset.commit('choiceRules create, a new year', theOffice, adds(2026)),
  commit('choiceRules create, a new year, of one that is stored', theOffice, adds(2026, { from: shown })),
  commit(
    'choiceRules create, a new year, without what the copied one has',
    nobody,
    adds(2026, { from: shown, besides: { rules: {} } }),
  ),
  unset.commit(
    'choiceRules create, a new year, with a rule that the copied one has not',
    nobody,
    adds(2026, { besides: { rules: own } }),
  ),
  unset.commit(
    'choiceRules create, a new year, with another base',
    nobody,
    adds(2026, { besides: { base: '2024' } }),
  ),
  unset.commit(
    'choiceRules create, shown before anybody looked',
    nobody,
    adds(2026, { besides: { isShown: true } }),
  ),
  unset.commit('choiceRules create, a year that is far away', nobody, adds(2060)),
  unset.commit(
    'choiceRules create, at the path of another year',
    nobody,
    adds(2026, { besides: { year: 2024 } }),
  ),
  unset.commit('choiceRules create, with a field more', nobody, adds(2026, { besides: { note: 'x' } })),
  unset.commit(
    'choiceRules create, whose line names another year',
    nobody,
    adds(2026, { line: { after: { copiedFrom: 2024 } } }),
  ),
  unset.commit('choiceRules create, without a line', nobody, (letter) => adds(2026)(letter).slice(0, 1)),
  commit('choiceRules create, again', nobody, changes(change, { from: built })),
  commit('choiceRules update, a rule', theOffice, changes(change)),
  commit('choiceRules update, a rule of the build', theOffice, changes({ rule: 'stay', to: categoryC })),
  commit('choiceRules update, a rule without sources', theOffice, ofRule({ source: '', seen: '' })),
  commit('choiceRules update, hidden', theOffice, changes({ isShown: false })),
  commit('choiceRules update, without a change', nobody, changes({ rule: 'main', to: own.main })),
  commit(
    'choiceRules update, of two rules',
    nobody,
    changes(change, {
      besides: { rules: { ...own, categoryC, main: { ...own.main, limit: 6 } } },
    }),
  ),
  commit(
    'choiceRules update, a rule and the switch',
    nobody,
    changes(change, { besides: { isShown: false } }),
  ),
  commit(
    'choiceRules update, a rule that is none',
    nobody,
    changes(change, { besides: { rules: { ...own, categoryC, wish: categoryC } } }),
  ),
  commit('choiceRules update, a negative number', nobody, ofRule({ limit: -1 })),
  commit('choiceRules update, another severity', nobody, ofRule({ severity: 'grave' as 'error' })),
  commit('choiceRules update, no words', nobody, ofRule({ words: '' })),
  commit(
    'choiceRules update, a source that is no address',
    nobody,
    ofRule({ source: 'javascript:alert(1)' }),
  ),
  commit('choiceRules update, a day that is none', nobody, ofRule({ seen: '2026-02-31' })),
  commit('choiceRules update, another year', nobody, changes(change, { besides: { copiedFrom: 2024 } })),
  commit('choiceRules update, another base', nobody, changes(change, { besides: { base: '2024' } })),
  commit(
    'choiceRules update, a rule that is taken away',
    nobody,
    changes(change, { besides: { rules: { main: own.main } } }),
  ),
  commit('choiceRules update, of an older version', nobody, changes(change, { besides: { version: 3 } })),
  commit(
    'choiceRules update, whose line says another value before',
    nobody,
    changes(change, { line: { before: { rule: 'categoryC', ...categoryC } } }),
  ),
  commit(
    'choiceRules update, whose line says another value',
    nobody,
    changes(change, { line: { after: { rule: 'categoryC', ...built.rules.categoryC } } }),
  ),
  commit(
    'choiceRules update, whose line is of another event',
    nobody,
    changes(change, { line: { event: 'settings.changed' } }),
  ),
  commit('choiceRules update, without a line', nobody, (letter) => changes(change)(letter).slice(0, 1)),
  commit('choiceRules delete', nobody, () => [{ type: 'delete', path }]),
];
