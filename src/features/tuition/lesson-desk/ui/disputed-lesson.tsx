import { Button, Facts, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  compareDoor,
  otherSide,
  proofOf,
  useDoorEntriesQuery,
  type DoorFinding,
  type Doubt,
  type Lesson,
  type LessonEvent,
  type LessonState,
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

interface Decision {
  readonly event: LessonEvent;
  readonly to: LessonState;
  /** Key in `lessons`. */
  readonly label: 'reject' | 'uphold' | 'doubt' | `decide.${'tutor' | 'family' | 'nobody'}`;
}

/** Possible decisions about a lesson, the one for the tutor's pay first. */
const decisionsOn = ({ state, missedBy }: Lesson): readonly [Decision, ...Decision[]] => {
  if (state === 'taught')
    return [
      { event: 'lesson.confirmed', to: 'confirmed', label: 'reject' },
      { event: 'lesson.disputed', to: 'disputed', label: 'doubt' },
    ];
  if (state !== 'contested' || missedBy === undefined)
    return [
      { event: 'dispute.rejected', to: 'confirmed', label: 'reject' },
      { event: 'dispute.upheld', to: 'cancelled', label: 'uphold' },
    ];
  return [
    { event: 'miss.disproved', to: 'confirmed', label: 'reject' },
    { event: 'miss.upheld', to: 'missed', label: `decide.${missedBy}` },
    { event: 'miss.reversed', to: 'missed', label: `decide.${otherSide(missedBy)}` },
    { event: 'miss.dropped', to: 'cancelled', label: 'decide.nobody' },
  ];
};

/** A lesson that is disputed, contested or unconfirmed: what was said, door evidence and the decisions. */
export function LessonToDecide({ lesson, tutor, clashes = [] }: LessonToDecideProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const { offerId, id: lessonId, report, state, missedBy } = lesson;
  const { words } = lesson.cancellation;
  const { data: ref } = useFamilyOfOfferQuery(offerId);
  const { data: codes } = useDoorCodesQuery(ref ?? '', { skip: ref === undefined });
  const { data: entries } = useDoorEntriesQuery({ offerId, lessonId });
  const [transition, { data: outcome, error, isLoading }] = useTransitionLessonsMutation();
  const own = (codes ?? []).filter((code) => code.lessonId === lessonId);
  const isSilent = state === 'taught';
  const proof = proofOf(lesson, own, entries ?? []);
  // The settlement confirms this lesson automatically.
  if (isSilent && clashes.length === 0 && (!codes || !entries || proof !== null)) return null;
  const isContested = state === 'contested' && missedBy !== undefined;
  const [first, ...others] = decisionsOn(lesson);
  const decide = ({ event, to }: Decision) => void transition({ lessons: [lesson], event, to, by: staff });
  const doubts: readonly Doubt[] = [...(proof === null ? (['no-proof'] as const) : []), ...clashes];
  const inWords = (finding: DoorFinding) =>
    'at' in finding
      ? t(`lessons.door.${finding.kind}`, { time: date(finding.at, 'moment') })
      : t(`lessons.door.${finding.kind}`);
  return (
    <li className={deskStyles.group}>
      <h3>{t('lessons.lesson', { time: date(lesson.startsAt, 'moment'), minutes: lesson.minutes })}</h3>
      {isSilent ? doubts.map((doubt) => <p key={doubt}>{t(`lessons.doubts.${doubt}`)}</p>) : null}
      {isContested ? <p>{t(`lessons.contested.${missedBy}`)}</p> : null}
      {words === '' ? null : (
        <blockquote>{t(`lessons.said.${isContested ? missedBy : 'family'}`, { words })}</blockquote>
      )}
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
        <Button isSmall disabled={isLoading} onClick={() => decide(first)}>
          {t(`lessons.${first.label}`)}
        </Button>
        {others.map((decision) => (
          <Button
            key={decision.event}
            variant="second"
            isSmall
            disabled={isLoading}
            onClick={() => decide(decision)}
          >
            {t(`lessons.${decision.label}`)}
          </Button>
        ))}
      </Row>
      <BackendProblem error={error ?? outcome?.refused[0]?.error} />
    </li>
  );
}
