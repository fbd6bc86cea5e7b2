import { useTranslation } from 'react-i18next';
import { deskDays, lessonStateAt, useLazyLessonsMovedInQuery, type Lesson } from '@/entities/lesson';
import { SaveByMonth, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

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
  const times = useTimeColumns();
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
  return (
    <SaveByMonth<Lesson>
      name="lessons"
      label={t('views.lessons')}
      words={{
        which: t('lessons.which'),
        shown: t('lessons.onDesk', { days: deskDays }),
        ofMonth: (month) => t('lessons.movedIn', { month }),
      }}
      now={now}
      items={lessons}
      readMonth={async (month) => (await readMonth(month)).data}
      error={error}
      csv={toText}
      hasCodes={false}
    />
  );
}
