import { Button, Icon, Row, stackStyles, Toast } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isToCome, type Lesson } from '@/entities/lesson';
import { saveText } from '@/shared/lib/csv';
import { useUntilNextAct } from '@/shared/lib/device';
import { buildLessonCalendar, lessonsAhead } from '../../model/lesson-calendar';

interface CalendarPartProps {
  lessons: readonly Lesson[];
  /** Path of the page where the lessons are. */
  path: string;
  now: Date;
}

/** Saves the lessons ahead as a calendar file. */
export function CalendarPart({ lessons, path, now }: CalendarPartProps) {
  const { t } = useTranslation('lesson-plan');
  const [isSaved, setSaved] = useUntilNextAct<boolean>();
  const ahead = lessonsAhead(lessons, now);
  if (!ahead.some(({ state }) => isToCome(state))) return null;
  const save = async () => {
    const texts = {
      titleOf: ({ isTrial }: Lesson) => t(isTrial ? 'calendar.trial' : 'calendar.title'),
      descriptionOf: ({ minutes, where }: Lesson) =>
        t('calendar.description', { minutes, place: t(`places.${where}`).toLowerCase() }),
      address: window.location.origin + path,
    };
    saveText(await buildLessonCalendar(lessons, texts, new Date()), 'lessons.ics', 'text/calendar');
    setSaved(true);
  };
  return (
    <div className={stackStyles.near}>
      <Row>
        <Button variant="second" isSmall onClick={() => void save()}>
          <Icon name="download" />
          {t(ahead.some(({ move }) => move?.answer === 'accepted') ? 'calendar.again' : 'calendar.save')}
        </Button>
      </Row>
      <p>{t('calendar.words')}</p>
      <Toast>{isSaved ? t('calendar.saved') : null}</Toast>
    </div>
  );
}
