import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lessonStateAt, type Lesson } from '@/entities/lesson';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { LessonItem, type LessonItemProps } from './lesson-item';

interface PastLessonsProps extends Pick<LessonItemProps, 'code' | 'acts' | 'now'> {
  /** Newest first. */
  lessons: readonly Lesson[];
}

/** States in which nothing is left to be done. */
const settled: readonly string[] = ['confirmed', 'paid', 'cancelled', 'stopped'];

/** The lessons that were: the newest, and whatever is not settled; the others are folded. */
export function PastLessons({ lessons, ...props }: PastLessonsProps) {
  const { t } = useTranslation(['family', 'lesson-plan']);
  if (lessons.length === 0) return null;
  const isFolded = (lesson: Lesson, index: number) =>
    index > 0 && settled.includes(lessonStateAt(lesson, props.now));
  const folded = lessons.filter(isFolded);
  const items = (some: readonly Lesson[]) =>
    some.map((lesson) => (
      <PartBoundary key={lesson.id}>
        <LessonItem {...props} lesson={lesson} />
      </PartBoundary>
    ));
  return (
    <>
      <h3>{t('lessons.past')}</h3>
      {items(lessons.filter((lesson, index) => !isFolded(lesson, index)))}
      {folded.length > 0 ? (
        <Disclosure summary={t('lesson-plan:planned.before', { count: folded.length })}>
          {items(folded)}
        </Disclosure>
      ) : null}
    </>
  );
}
