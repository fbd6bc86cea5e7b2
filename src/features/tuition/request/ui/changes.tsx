import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '@/shared/i18n';
import { weekSlots } from '@/shared/ghana';
import type { HelpfulChange, WishChange } from '../model/availability';
import type { RequestWizard } from '../model/use-request-wizard';
import styles from './fits.module.css';
import { useHoursWords } from './use-hours-words';

/** The changes shown: more would hide the form. */
const mostShown = 3;

interface ChangesProps {
  wizard: RequestWizard;
  changes: readonly HelpfulChange[];
}

/** Single changes with which somebody fits, each a button that makes it. */
export function Changes({ wizard, changes }: ChangesProps) {
  const { t } = useTranslation('tuition');
  const textOf = useChangeText();
  if (changes.length === 0) return null;
  return (
    <Row className={styles.changes}>
      {changes.slice(0, mostShown).map((change) => (
        <Button key={textOf(change)} variant="second" isSmall onClick={() => makeChange(wizard, change)}>
          {t('fits.change', { change: textOf(change), count: change.count })}
        </Button>
      ))}
    </Row>
  );
}

function useChangeText(): (change: WishChange) => string {
  const { t } = useTranslation(['tuition', 'ghana']);
  const { addedText } = useHoursWords();
  return (change) => {
    switch (change.field) {
      case 'where':
        return t(`fields.where.options.${change.value}`);
      case 'lessonsPerWeek':
        return t('fits.lessons', { count: change.value });
      case 'hours':
        return t('fits.also', { hours: addedText(change.value) });
      case 'prioritySubject':
        return t('fits.subjectFirst', { subject: t(`ghana:subjects.${change.value}`) });
      case 'tutorGender':
        return t('fields.tutorGender.options.any');
      case 'budget':
        return t('fits.upTo', { price: formatMoney(change.value) });
    }
  };
}

function makeChange({ form, draft }: RequestWizard, change: WishChange): void {
  const asChanged = { shouldDirty: true };
  switch (change.field) {
    case 'hours': {
      const all: readonly string[] = [...form.getValues('hours'), ...change.value];
      form.setValue(
        'hours',
        weekSlots.filter((slot) => all.includes(slot)),
        asChanged,
      );
      break;
    }
    case 'lessonsPerWeek':
      form.setValue('lessonsPerWeek', String(change.value), asChanged);
      break;
    case 'budget':
      form.setValue('budget', String(change.value / 100), asChanged);
      break;
    default:
      form.setValue(change.field, change.value, asChanged);
  }
  draft.keep();
}
