import { Button, Tag, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { ChoiceRules, RuleId } from '@/entities/counselling/choice-rule';
import { deskStyles } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { RuleForm } from './rule-form';

interface RulePartProps {
  year: ChoiceRules;
  rule: RuleId;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** One rule, or the form that changes it. */
export function RulePart({ year, rule, isOpen, onOpen, onClose }: RulePartProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const headingId = `choice-rule-${rule}`;
  const { limit, severity, words, source, seen } = year.rules[rule];
  return (
    <section className={deskStyles.group} aria-labelledby={headingId}>
      <h3 id={headingId}>{t(`choiceRules.names.${rule}`)}</h3>
      {isOpen ? (
        <RuleForm year={year} rule={rule} onClose={onClose} />
      ) : (
        <>
          <p>
            <Tag>{t(`choiceRules.severities.${severity}`)}</Tag>{' '}
            {limit === 0 ? null : <b>{t('choiceRules.limit', { limit })} </b>}
            {words}
          </p>
          <p className={textStyles.small}>
            {source === ''
              ? t('choiceRules.noSource')
              : source.split(' ').map((address) => (
                  <span key={address}>
                    <a href={address} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
                      {address}
                    </a>{' '}
                  </span>
                ))}
            {seen === '' ? null : t('choiceRules.seen', { date: date(seen, 'date') })}
          </p>
          <Button variant="second" isSmall aria-describedby={headingId} onClick={onOpen}>
            {t('settings.change')}
          </Button>
        </>
      )}
    </section>
  );
}
