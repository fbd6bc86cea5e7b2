import { Button, Note, Row, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { DoorFinding, Lesson } from '@/entities/lesson';
import { createDoorCode, maximumDoorCodes, type DoorCode } from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import { doorMoments, type DoorMoment } from '@/shared/choices';
import { doorSteps } from '../../model/door-steps';
import { issueDoorCode } from '../../model/family-writes';
import { useDoor } from '../../model/use-door';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { DoorSlip } from './door-slip';
import styles from './door.module.css';

export interface DoorCodesProps {
  code: string;
  acts: OwnPendingWrites;
  lesson: Lesson;
  now: Date;
  /** The lesson was taught: show the result, issue no new codes. */
  isOver?: boolean;
  /** Other lessons come first: show a code that there is, and no way to make one. */
  isEarly?: boolean;
}

/** The arrival and leaving codes, and what the tutor typed with its time. */
export function DoorCodes({ code, acts, lesson, now, isOver = false, isEarly = false }: DoorCodesProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { stored, codes, arrival, leaving } = useDoor(code, lesson, acts);
  const steps = doorSteps({ arrival: arrival.kind, leaving: leaving.kind, lesson, now });
  const adult = codes.at(-1)?.adult ?? stored.at(-1)?.adult ?? '';
  const fresh = useOwnAction(acts, (moments: readonly DoorMoment[]) =>
    moments.map((moment) => {
      const issue = codes.filter((one) => one.moment === moment).length + 1;
      return issueDoorCode(code, lesson, { moment, issue, code: createDoorCode(), adult });
    }),
  );
  if (isEarly && codes.length === 0) return null;
  const issue = (...moments: readonly DoorMoment[]) => void fresh.run(moments);
  const shared = { isOver, adult, isBusy: fresh.isRunning };
  return (
    <Note tabIndex={-1} className={stackStyles.near}>
      <Moment moment="arrival" finding={arrival} {...shared} onIssue={() => issue('arrival')} />
      {steps.asksWhetherCome && !isOver ? (
        <>
          <p>{t('door.came.words')}</p>
          <Row>
            <Button isBusy={fresh.isRunning} onClick={() => issue('leaving')}>
              {t('door.came.press')}
            </Button>
          </Row>
        </>
      ) : null}
      {steps.hasLeaving ? (
        <>
          {arrival.kind === 'waiting' && !isOver ? <p>{t('door.came.unseen')}</p> : null}
          <Moment moment="leaving" finding={leaving} {...shared} onIssue={() => issue('leaving')} />
        </>
      ) : null}
      {steps.hasSlip && !isOver ? (
        <DoorSlip
          time={date(lesson.startsAt, 'moment')}
          arrival={digitsOf(arrival)}
          leaving={digitsOf(leaving)}
          isBusy={fresh.isRunning}
          onMake={() => issue(...doorMoments.filter((moment) => !codes.some((one) => one.moment === moment)))}
        />
      ) : null}
    </Note>
  );
}

const digitsOf = (finding: DoorFinding) => (finding.kind === 'waiting' ? finding.code : null);

/**
 * Device clocks can be wrong: above this difference in milliseconds, the time of the backend is shown too.
 */
const farApartMs = 600_000;

const isFarApart = ({ at, typedAt }: { readonly at: string; readonly typedAt: string }) =>
  Math.abs(Date.parse(at) - Date.parse(typedAt)) > farApartMs;

interface MomentProps extends Pick<DoorCode, 'moment' | 'adult'> {
  finding: DoorFinding;
  isOver: boolean;
  /** A code is being issued. */
  isBusy: boolean;
  onIssue: () => void;
}

function Moment({ moment, finding, isOver, adult, isBusy, onIssue }: MomentProps) {
  const { t } = useTranslation('family');
  const { date } = useFormats();
  switch (finding.kind) {
    case 'right':
      return (
        <p role="status">
          {isFarApart(finding)
            ? t(`door.${moment}.rightLater`, {
                time: date(finding.typedAt, 'moment'),
                heard: date(finding.at, 'moment'),
              })
            : t(`door.${moment}.right`, { time: date(finding.typedAt, 'moment') })}
        </p>
      );
    case 'waiting':
      return isOver ? (
        <p>{t(`door.${moment}.untyped`)}</p>
      ) : (
        <>
          <p>{t(`door.${moment}.use`)}</p>
          <p className={styles.digits} aria-label={Array.from(finding.code).join(' ')}>
            {finding.code}
          </p>
          {adult === '' ? null : <p>{t('door.adult', { adult })}</p>}
        </>
      );
    case 'wrong':
      return (
        <>
          <p role="status">{t(`door.${moment}.wrong`, { time: date(finding.at, 'moment') })}</p>
          {isOver ? null : (
            <Issue label={t('door.fresh')} issue={finding.issue + 1} {...{ isBusy, onIssue }} />
          )}
        </>
      );
    default:
      return isOver ? (
        <p>{t(`door.${moment}.none`)}</p>
      ) : (
        <>
          <p>{t(`door.${moment}.before`)}</p>
          <Issue label={t(`door.${moment}.show`)} issue={1} {...{ isBusy, onIssue }} />
        </>
      );
  }
}

interface IssueProps extends Pick<MomentProps, 'isBusy' | 'onIssue'> {
  label: string;
  issue: number;
}

function Issue({ label, issue, isBusy, onIssue }: IssueProps) {
  const { t } = useTranslation('family');
  if (issue > maximumDoorCodes) return <p>{t('door.tooMany')}</p>;
  return (
    <Row>
      <Button isBusy={isBusy} onClick={onIssue}>
        {label}
      </Button>
    </Row>
  );
}
