import { useTranslation } from 'react-i18next';
import { lessonsBeside, type Lesson } from '@/entities/lesson';
import { useLearnerWords } from '@/entities/offer';
import { useFormats } from '@/shared/i18n';
import type { LessonsArea } from '../../model/lessons-area';
import styles from './lesson-card.module.css';

interface LessonsBesideProps {
  lesson: Lesson;
  area: Pick<LessonsArea, 'offers' | 'lessons'>;
}

/** The lessons that the tutor has at the same time, a line each. */
export function LessonsBeside({ lesson, area }: LessonsBesideProps) {
  const { t } = useTranslation('tutor-area');
  const { date } = useFormats();
  const words = useLearnerWords();
  const chosen = area.offers.map(({ item }) => item).filter(({ state }) => state === 'chosen');
  const offerOf = (id: string) => chosen.find((offer) => offer.id === id);
  // The lessons of a pair that has ended do not take place.
  if (offerOf(lesson.offerId) === undefined) return null;
  const others = lessonsBeside(
    lesson,
    area.lessons.map(({ item }) => item),
    chosen,
  );
  return others.map(({ id, offerId, startsAt }) => {
    const offer = offerOf(offerId);
    return (
      <p key={id} className={styles.line}>
        <b>
          {t('lessons.beside', {
            learner: offer ? words.learner(offer.learner) : '',
            time: date(startsAt, 'time'),
          })}
        </b>
      </p>
    );
  });
}
