import { useTranslation } from 'react-i18next';
import type { Change } from '../model/change';

/** What changed of the rules of school choices, before → after. Renders nothing for other changes. */
export function ChoiceRuleChange({
  change: { before, after },
}: {
  change: Pick<Change, 'before' | 'after'>;
}) {
  const { t } = useTranslation('admin');
  const words = t as (key: string) => string;
  if (typeof after.copiedFrom === 'number') return t('choiceRules.copied', { from: after.copiedFrom });
  if (typeof after.isShown === 'boolean')
    return t(after.isShown ? 'choiceRules.shown' : 'choiceRules.hidden');
  if (typeof after.rule !== 'string') return null;
  const text = (name: string, value: string | number | boolean | undefined) => {
    if (value === undefined) return t('choiceRules.ofBuild');
    return name === 'severity' ? words(`choiceRules.severities.${String(value)}`) : String(value);
  };
  return (
    <>
      {words(`choiceRules.names.${after.rule}`)}.{' '}
      {Object.entries(after).map(([name, value]) =>
        name === 'rule' || before[name] === value ? null : (
          <span key={name}>
            {words(`choiceRules.fields.${name}`)}: <del>{text(name, before[name])}</del> →{' '}
            <ins>{text(name, value)}</ins>{' '}
          </span>
        ),
      )}
    </>
  );
}
