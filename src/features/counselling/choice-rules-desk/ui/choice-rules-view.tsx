import { Chip, Chips, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import {
  allChoiceRules,
  choiceRulesPath,
  ruleIds,
  useChoiceRulesQuery,
  type ChoiceRules,
  type RuleId,
} from '@/entities/counselling/choice-rule';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { RulePart } from './rule-part';
import { YearForm } from './year-form';
import { YearState } from './year-state';

/** The rules of school choices, by year: the checker of families follows them. */
export function ChoiceRulesView() {
  const { t } = useTranslation(['admin', 'shell']);
  const { data, error } = useChoiceRulesQuery(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [open, setOpen] = useState<RuleId | null>(null);
  if (data === undefined)
    return error ? <BackendProblem error={error} /> : <Skeleton label={t('shell:loading')} lines={8} />;
  const known = allChoiceRules(data) as readonly [ChoiceRules, ...ChoiceRules[]];
  const year = known.find((one) => one.year === chosen) ?? known[0];
  const show = (next: number) => {
    setChosen(next);
    setOpen(null);
  };
  return (
    <section className={deskStyles.view} aria-labelledby="choice-rules">
      <h2 id="choice-rules">{t('choiceRules.heading')}</h2>
      <p className={textStyles.soft}>{t('choiceRules.lead')}</p>
      <fieldset>
        <legend>{t('choiceRules.year')}</legend>
        <Chips>
          {known.map((one) => (
            <Chip
              key={one.year}
              type="radio"
              name="choice-rules-year"
              checked={one.year === year.year}
              onChange={() => show(one.year)}
            >
              {one.year}
            </Chip>
          ))}
        </Chips>
      </fieldset>
      <YearState key={year.year} year={year} />
      {ruleIds.map((rule) => (
        <RulePart
          key={`${String(year.year)} ${rule}`}
          year={year}
          rule={rule}
          isOpen={open === rule}
          onOpen={() => setOpen(rule)}
          onClose={() => setOpen(null)}
        />
      ))}
      <h3>{t('choiceRules.add.heading')}</h3>
      <YearForm known={known} onAdded={show} />
      <h3>{t('choiceRules.log', { year: year.year })}</h3>
      <ChangeList record={choiceRulesPath(year.year)} none={t('choiceRules.unchanged')} />
    </section>
  );
}
