import { Button, Facts, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { compareDoor, useDoorEntriesQuery, type DoorFinding, type Lesson } from '@/entities/lesson';
import { useFamilyOfOfferQuery } from '@/entities/offer';
import { useDoorCodesQuery } from '@/entities/tuition-request';
import { formatMoney, useFormats } from '@/shared/i18n';
import { doorMoments } from '@/shared/choices';
import { BackendProblem } from '@/shared/ui/form';
import type { Officer } from '../api/desk-api';
import { useMoveLessonsMutation } from '../api/lessons-api';
import { shortCode } from '../model/desk-record';
import styles from './groups-view.module.css';

interface DisputedLessonProps {
  lesson: Lesson;
  /** The name of the tutor. */
  tutor: string;
  officer: Officer;
}

/** A lesson that the family disputes: what the door says of it, and the two decisions. */
export function DisputedLesson({ lesson, tutor, officer }: DisputedLessonProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { offerId, id: lessonId, report } = lesson;
  const { data: ref } = useFamilyOfOfferQuery(offerId);
  const { data: codes } = useDoorCodesQuery(ref ?? '', { skip: ref === undefined });
  const { data: entries } = useDoorEntriesQuery({ offerId, lessonId });
  const [move, { error, isLoading }] = useMoveLessonsMutation();
  const own = (codes ?? []).filter((code) => code.lessonId === lessonId);
  const inWords = (finding: DoorFinding) =>
    'at' in finding
      ? t(`lessons.door.${finding.kind}`, { time: date(finding.at, 'moment') })
      : t(`lessons.door.${finding.kind}`);
  return (
    <li className={styles.group}>
      <h3>{t('lessons.lesson', { time: date(lesson.startsAt, 'moment'), minutes: lesson.minutes })}</h3>
      <Facts
        facts={[
          { label: t('lessons.tutor'), value: tutor },
          { label: t('columns.code'), value: ref ? shortCode(ref) : '' },
          { label: t('offers.price'), value: formatMoney(lesson.price) },
          ...doorMoments.map((moment) => ({
            label: t(`lessons.${moment}`),
            value: entries && codes ? inWords(compareDoor(moment, own, entries)) : '',
          })),
          {
            label: t('lessons.report'),
            value:
              report.attendance === ''
                ? ''
                : t('lessons.reportValue', {
                    attendance: t(`lessons.attendance.${report.attendance}`),
                    topic: report.topic,
                  }),
          },
        ]}
      />
      <Row>
        <Button
          isSmall
          disabled={isLoading}
          onClick={() =>
            void move({ lessons: [lesson], event: 'dispute.rejected', to: 'confirmed', by: officer })
          }
        >
          {t('lessons.reject')}
        </Button>
        <Button
          variant="second"
          isSmall
          disabled={isLoading}
          onClick={() =>
            void move({ lessons: [lesson], event: 'dispute.upheld', to: 'cancelled', by: officer })
          }
        >
          {t('lessons.uphold')}
        </Button>
      </Row>
      <BackendProblem error={error} />
    </li>
  );
}
