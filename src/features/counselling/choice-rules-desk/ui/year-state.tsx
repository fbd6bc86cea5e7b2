import { Button, Tag } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { ChoiceRules } from '@/entities/counselling/choice-rule';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useChangeChoiceRulesMutation } from '../api/choice-rules-desk-api';

/** Version of a year, and whether families see it. */
export function YearState({ year }: { year: ChoiceRules }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const staff = useStaff();
  const [change, { error, isLoading }] = useChangeChoiceRulesMutation();
  const { version, updatedAt, copiedFrom, isShown } = year;
  return (
    <div>
      <p>
        <Tag {...(isShown ? { tone: 'leaf' } : { tone: 'call' })}>
          {t(isShown ? 'choiceRules.shown' : 'choiceRules.hidden')}
        </Tag>{' '}
        {version === 0
          ? t('choiceRules.built')
          : t('choiceRules.version', { version, at: date(updatedAt, 'longMoment') })}{' '}
        {copiedFrom === year.year ? null : t('choiceRules.copied', { from: copiedFrom })}
      </p>
      <BackendProblem error={error} />
      <Button
        variant="second"
        isSmall
        isBusy={isLoading}
        onClick={() => void change({ shown: year, change: { isShown: !isShown }, by: staff })}
      >
        {t(isShown ? 'choiceRules.hide' : 'choiceRules.show', { year: year.year })}
      </Button>
    </div>
  );
}
