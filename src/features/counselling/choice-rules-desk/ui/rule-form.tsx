import { Button, Row } from 'design-system';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleSeverities, type ChoiceRules, type RuleId } from '@/entities/counselling/choice-rule';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { DraftForm, DraftNote, KeptNote, useDraftedForm } from '@/shared/drafts';
import { useFocusPart } from '@/shared/lib/focus';
import { BackendProblem, FormSummary, SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import { useChangeChoiceRulesMutation } from '../api/choice-rules-desk-api';
import { inputsOfRule, ruleSchema } from '../model/rule-inputs';

interface RuleFormProps {
  year: ChoiceRules;
  rule: RuleId;
  onClose: () => void;
}

/** Changes one rule: its number, how grave it is, its words, sources and the day on which they were read. */
export function RuleForm({ year, rule, onClose }: RuleFormProps) {
  const { t } = useTranslation('admin');
  const staff = useStaff();
  // As shown when the form opened: a colleague's change of the year meanwhile makes this one fail.
  const [shown] = useState(year);
  const empty = useMemo(() => inputsOfRule(shown.rules[rule]), [shown, rule]);
  const schema = useMemo(() => ruleSchema(shown.rules[rule]), [shown, rule]);
  const [change, { error, isLoading }] = useChangeChoiceRulesMutation();
  const { form, draft, onSubmit } = useDraftedForm({
    name: {
      form: `choice-rules.${staff.userId}.${String(shown.year)}.${rule}`,
      version: 1,
      isOfAccount: true,
    },
    schema,
    empty,
    hasSummary: true,
    action: {
      run: async (to) => {
        const result = await change({ shown, change: { rule, to }, by: staff });
        return result.error === undefined;
      },
    },
    onDone: onClose,
  });
  const part = useRef<HTMLDivElement>(null);
  useFocusPart(part);
  const labels = {
    limit: t('choiceRules.fields.limit'),
    severity: t('choiceRules.fields.severity'),
    words: t('choiceRules.fields.words'),
    source: t('choiceRules.fields.source'),
    seen: t('choiceRules.fields.seen'),
  };
  return (
    <div ref={part} tabIndex={-1}>
      <DraftForm draft={draft} className={deskStyles.form} onSubmit={onSubmit}>
        <FormSummary form={form} labels={labels} />
        <TextField
          form={form}
          name="limit"
          label={labels.limit}
          hint={t('choiceRules.hints.limit')}
          inputMode="numeric"
        />
        <SelectField
          form={form}
          name="severity"
          label={labels.severity}
          hint={t('choiceRules.hints.severity')}
        >
          {ruleSeverities.map((severity) => (
            <option key={severity} value={severity}>
              {t(`choiceRules.severities.${severity}`)}
            </option>
          ))}
        </SelectField>
        <TextAreaField form={form} name="words" label={labels.words} rows={4} />
        <TextAreaField
          form={form}
          name="source"
          label={labels.source}
          hint={t('choiceRules.hints.source')}
          rows={3}
          isOptional
        />
        <TextField form={form} name="seen" label={labels.seen} type="date" isShort isOptional />
        <KeptNote draft={draft} labels={labels} />
        <DraftNote draft={draft} isQuiet />
        <BackendProblem error={error} />
        <Row>
          <Button type="submit" isSmall isBusy={isLoading}>
            {t('settings.save')}
          </Button>
          <Button
            variant="second"
            isSmall
            onClick={() => {
              draft.forget();
              onClose();
            }}
          >
            {t('settings.leave')}
          </Button>
        </Row>
      </DraftForm>
    </div>
  );
}
