import { Field, Row, Select } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deskDays, lessonStateAt, useLazyLessonsMovedInQuery, type Lesson } from '@/entities/lesson';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { toCsv } from '@/shared/lib/csv';
import { BackendProblem } from '@/shared/ui/form';
import { lastMonths } from '../model/last-months';

interface SaveLessonsProps {
  /** Those of the desk. */
  lessons: readonly Lesson[];
  nameOf: (tutorId: string) => string;
  now: Date;
}

/**
 * Saves the lessons of the desk, or those that moved last in a month, which are read then. Without ids and
 * without what was written about a child.
 */
export function SaveLessons({ lessons, nameOf, now }: SaveLessonsProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const id = useId();
  const times = useTimeColumns();
  const [month, setMonth] = useState('');
  const [readMonth, { error }] = useLazyLessonsMovedInQuery();
  const toText = (rows: readonly Lesson[]) =>
    toCsv<Lesson>(
      [
        ...times<Lesson>(t('csv.starts'), ({ startsAt }) => startsAt, 'moment'),
        { title: t('csv.minutes'), value: ({ minutes }) => minutes },
        { title: t('csv.tutor'), value: ({ tutorId }) => nameOf(tutorId) },
        { title: t('columns.state'), value: (lesson) => t(`states.${lessonStateAt(lesson, now)}`) },
        { title: t('csv.price'), value: ({ price }) => price / 100 },
        { title: t('csv.transport'), value: ({ transport = 0 }) => transport / 100 },
      ],
      [...rows].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    );
  const csv = async () => {
    if (month === '') return toText(lessons);
    const { data } = await readMonth(month);
    return data === undefined ? null : toText(data);
  };
  return (
    <>
      <Row>
        <Field id={id} label={t('lessons.which')}>
          {(control) => (
            <Select {...control} value={month} onChange={(event) => setMonth(event.target.value)}>
              <option value="">{t('lessons.onDesk', { days: deskDays })}</option>
              {lastMonths(now).map((one) => (
                <option key={one} value={one}>
                  {t('lessons.movedIn', { month: date(`${one}-01`, 'month') })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </Row>
      <SaveList name="lessons" label={t('views.lessons')} csv={csv} hasCodes={false} />
      <BackendProblem error={error} />
    </>
  );
}
