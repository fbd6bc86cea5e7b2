import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { addDays } from '@/entities/counselling/schedule';
import { useFormats } from '@/shared/i18n';
import { weekOf } from '../model/first-week';
import type { TimeSearch } from '../model/use-free-times';
import { useTimesAhead } from '../model/use-times-ahead';

interface NextFreeProps {
  search: Omit<TimeSearch, 'week'>;
  /** Monday of the week that has no free time. */
  week: string;
  onWeek: (monday: string) => void;
}

/** In a week without a free time, the next one after it: a press turns to its week. Needs `times`. */
export function NextFree({ search, week, onWeek }: NextFreeProps) {
  const { t } = useTranslation('times');
  const { date } = useFormats();
  const { slots } = useTimesAhead(search, { from: addDays(week, 7), turned: '' });
  const [next] = slots;
  if (!next) return null;
  return (
    <Row>
      <Button variant="second" isSmall onClick={() => onWeek(weekOf(next.start))}>
        {t('nextFree', { start: date(next.start, 'moment') })}
      </Button>
    </Row>
  );
}
