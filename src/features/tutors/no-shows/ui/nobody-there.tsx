import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { compareDoor, useDoorEntriesQuery, type Lesson } from '@/entities/lesson';
import { useFamilyOfOfferQuery } from '@/entities/offer';
import { useDoorCodesQuery } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { useFormats } from '@/shared/i18n';
import { deskQuery, startOf } from '@/shared/desk';
import { shortCode } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';

interface NobodyThereProps {
  lessons: readonly Lesson[];
  tutors: readonly Tutor[];
}

/**
 * Lessons for which only the tutor reported that nobody was there, for the office to check. Renders nothing
 * without any.
 */
export function NobodyThere({ lessons, tutors }: NobodyThereProps) {
  const { t } = useTranslation('admin');
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="nobody-there" className={deskStyles.part}>
      <h3 id="nobody-there">{t('ladder.alone.heading')}</h3>
      <p className={textStyles.soft}>{t('ladder.alone.lead')}</p>
      <ul className={deskStyles.groups}>
        {lessons.map((lesson) => (
          <LessonLine
            key={lesson.id}
            lesson={lesson}
            name={tutors.find(({ id }) => id === lesson.tutorId)?.name ?? t('offers.somebody')}
          />
        ))}
      </ul>
    </section>
  );
}

/** One such lesson: time, door entries and a link to the family. */
function LessonLine({ lesson, name }: { lesson: Lesson; name: string }) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { pathname } = useLocation();
  const { offerId, id: lessonId } = lesson;
  const { data: ref } = useFamilyOfOfferQuery(offerId);
  const { data: codes } = useDoorCodesQuery(ref ?? '', { skip: ref === undefined });
  const { data: entries } = useDoorEntriesQuery({ offerId, lessonId });
  const door =
    codes && entries
      ? compareDoor(
          'arrival',
          codes.filter((code) => code.lessonId === lessonId),
          entries,
        )
      : null;
  const time = door && 'at' in door ? date(door.at, 'moment') : '';
  return (
    <li className={deskStyles.tutor}>
      <span>
        {t('ladder.alone.one', { name, time: date(lesson.startsAt, 'moment') })}{' '}
        {door ? t('ladder.alone.arrival', { finding: t(`lessons.door.${door.kind}`, { time }) }) : null}
      </span>
      {ref === undefined ? null : (
        <Link className={deskStyles.request} to={`${pathname}${deskQuery(startOf('requests'))}#${ref}`}>
          {shortCode(ref)}
        </Link>
      )}
    </li>
  );
}
