import { Button, Facts, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  compareDoor,
  proofOf,
  useDoorEntriesQuery,
  type DoorFinding,
  type Doubt,
  type Lesson,
} from '@/entities/lesson';
import { useFamilyOfOfferQuery } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import { useDoorCodesQuery } from '@/entities/tuition-request';
import { formatMoney, useFormats } from '@/shared/i18n';
import { doorMoments } from '@/shared/choices';
import { BackendProblem } from '@/shared/ui/form';
import { useTransitionLessonsMutation } from '../api/lessons-api';
import { shortCode } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';

interface LessonToDecideProps {
  lesson: Lesson;
  /** Name of the tutor. */
  tutor: string;
  /** Doubts about the lesson. */
  clashes?: readonly Exclude<Doubt, 'no-proof'>[];
}

/** Possible decisions, by lesson state. */
const decisions = {
  disputed: {
    yes: { event: 'dispute.rejected', to: 'confirmed' },
    no: { event: 'dispute.upheld', to: 'cancelled' },
  },
  taught: {
    yes: { event: 'lesson.confirmed', to: 'confirmed' },
    no: { event: 'lesson.disputed', to: 'disputed' },
  },
} as const;

/** A lesson that is disputed or unconfirmed: door evidence and the two decisions. */
export function LessonToDecide({ lesson, tutor, clashes = [] }: LessonToDecideProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { offerId, id: lessonId, report } = lesson;
  const { data: ref } = useFamilyOfOfferQuery(offerId);
  const { data: codes } = useDoorCodesQuery(ref ?? '', { skip: ref === undefined });
  const { data: entries } = useDoorEntriesQuery({ offerId, lessonId });
  const [transition, { data: outcome, error, isLoading }] = useTransitionLessonsMutation();
  const own = (codes ?? []).filter((code) => code.lessonId === lessonId);
  const isSilent = lesson.state === 'taught';
  const proof = proofOf(lesson, own, entries ?? []);
  // The settlement confirms this lesson automatically.
  if (isSilent && clashes.length === 0 && (!codes || !entries || proof !== null)) return null;
  const { yes, no } = decisions[isSilent ? 'taught' : 'disputed'];
  const doubts: readonly Doubt[] = [...(proof === null ? (['no-proof'] as const) : []), ...clashes];
  const inWords = (finding: DoorFinding) =>
    'at' in finding
      ? t(`lessons.door.${finding.kind}`, { time: date(finding.at, 'moment') })
      : t(`lessons.door.${finding.kind}`);
  return (
    <li className={deskStyles.group}>
      <h3>{t('lessons.lesson', { time: date(lesson.startsAt, 'moment'), minutes: lesson.minutes })}</h3>
      {isSilent ? doubts.map((doubt) => <p key={doubt}>{t(`lessons.doubts.${doubt}`)}</p>) : null}
      <Facts
        facts={[
          { label: t('lessons.tutor'), value: tutor },
          { label: t('columns.code'), value: ref ? shortCode(ref) : '' },
          { label: t('offers.price'), value: formatMoney(lesson.price) },
          {
            label: t('offers.transport'),
            value: lesson.transport === undefined ? '' : formatMoney(lesson.transport),
          },
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
          onClick={() => void transition({ lessons: [lesson], ...yes, by: staff })}
        >
          {t('lessons.reject')}
        </Button>
        <Button
          variant="second"
          isSmall
          disabled={isLoading}
          onClick={() => void transition({ lessons: [lesson], ...no, by: staff })}
        >
          {t(isSilent ? 'lessons.doubt' : 'lessons.uphold')}
        </Button>
      </Row>
      <BackendProblem error={error ?? outcome?.refused[0]?.error} />
    </li>
  );
}
