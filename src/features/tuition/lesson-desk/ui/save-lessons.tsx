import { useTranslation } from 'react-i18next';
import { lessonStateAt, type Lesson } from '@/entities/lesson';
import { SaveList, useTimeColumns } from '@/shared/desk';
import { toCsv } from '@/shared/lib/csv';

interface SaveLessonsProps {
  lessons: readonly Lesson[];
  nameOf: (tutorId: string) => string;
  now: Date;
}

/** Saves all lessons, without ids and without what was written about a child. */
export function SaveLessons({ lessons, nameOf, now }: SaveLessonsProps) {
  const { t } = useTranslation('admin');
  const times = useTimeColumns();
  const csv = () =>
    toCsv<Lesson>(
      [
        ...times<Lesson>(t('csv.starts'), ({ startsAt }) => startsAt, 'moment'),
        { title: t('csv.minutes'), value: ({ minutes }) => minutes },
        { title: t('csv.tutor'), value: ({ tutorId }) => nameOf(tutorId) },
        { title: t('columns.state'), value: (lesson) => t(`states.${lessonStateAt(lesson, now)}`) },
        { title: t('csv.price'), value: ({ price }) => price / 100 },
        { title: t('csv.transport'), value: ({ transport = 0 }) => transport / 100 },
      ],
      [...lessons].sort((one, other) => (one.startsAt < other.startsAt ? -1 : 1)),
    );
  return <SaveList name="lessons" label={t('views.lessons')} csv={csv} hasCodes={false} />;
}
