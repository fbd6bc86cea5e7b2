import { useTranslation } from 'react-i18next';
import type { Lesson } from '@/entities/lesson';
import { useLearnerWords } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import type { LessonsArea } from '../../model/lessons-area';

interface LessonsThenProps {
  area: Pick<LessonsArea, 'offers'>;
  /** The lessons that stand in the way. */
  lessons: readonly Lesson[];
}

/** The lessons that the tutor has at a proposed time, a line each. */
export function LessonsThen({ area, lessons }: LessonsThenProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  return lessons.map((lesson) => {
    const offer = area.offers.find(({ item }) => item.id === lesson.offerId)?.item;
    return (
      <p key={lesson.id}>
        {t('lessons.move.taken', {
          time: date(lesson.startsAt, 'moment'),
          learner: offer ? words.learner(offer.learner) : '',
        })}
      </p>
    );
  });
}
