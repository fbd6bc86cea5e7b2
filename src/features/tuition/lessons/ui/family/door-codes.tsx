import { Button, Note, Row, stackStyles } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DoorFinding, Lesson } from '@/entities/lesson';
import { useTutorContactQuery } from '@/entities/offer';
import { useTutorQuery } from '@/entities/tutor';
import { createDoorCode, maximumDoorCodes, type DoorCode } from '@/entities/tuition-request';
import { unbrokenDay, useFormats } from '@/shared/i18n';
import { doorMoments, type DoorMoment } from '@/shared/choices';
import { createDeviceStore } from '@/shared/lib/storage';
import { codesFrom, doorSteps } from '../../model/door-steps';
import { issueDoorCode } from '../../model/family-writes';
import { readToldArrivals, tellArrival } from '../../model/told-arrivals';
import { useDoor } from '../../model/use-door';
import { useOwnAction, type OwnPendingWrites } from '@/shared/pending-writes';
import { PhoneLink } from '@/shared/ui/contact-links';
import { DoorSlip } from './door-slip';
import styles from './door.module.css';

const device = createDeviceStore();

export interface DoorCodesProps {
  code: string;
  acts: OwnPendingWrites;
  lesson: Lesson;
  now: Date;
  /** The lesson was taught: show the result, issue no new codes. */
  isOver?: boolean;
  /** Other lessons come first: only a lesson that has codes says when they show, and has a slip. */
  isEarly?: boolean;
}

/**
 * The arrival and leaving codes, and what the tutor typed with its time. Before the day of the lesson it says
 * when they show; the slip for another adult can be made all the same.
 */
export function DoorCodes({ code, acts, lesson, now, ...rest }: DoorCodesProps) {
  const { isEarly = false } = rest;
  const { t } = useTranslation('family');
  const { date } = useFormats();
  const { stored, codes, arrival, leaving } = useDoor(code, lesson, acts);
  const [told, setTold] = useState(() => readToldArrivals(device));
  const hasCome = told.includes(lesson.id);
  const { data: tutor } = useTutorQuery(lesson.tutorId);
  const steps = doorSteps({ arrival: arrival.kind, leaving: leaving.kind, hasCome, lesson, now });
  const isOver = rest.isOver === true || steps.isOver;
  const issued = codes.filter((one) => one.moment === 'arrival').length;
  // A wrong code of the arrival is mended also at the end: without a right one there is none for leaving.
  const isMending = arrival.kind === 'wrong' || issued > 1;
  const isArrivalOver = isOver || (steps.hasEnded && !isMending);
  const adult = codes.at(-1)?.adult ?? stored.at(-1)?.adult ?? '';
  const fresh = useOwnAction(acts, (moments: readonly DoorMoment[]) =>
    moments.map((moment) => {
      const issue = codes.filter((one) => one.moment === moment).length + 1;
      return issueDoorCode(code, lesson, { moment, issue, code: createDoorCode(), adult });
    }),
  );
  if (isEarly && codes.length === 0) return null;
  const issue = (...moments: readonly DoorMoment[]) => void fresh.run(moments);
  const slip =
    steps.hasSlip && !isOver ? (
      <DoorSlip
        time={date(lesson.startsAt, 'moment')}
        arrival={digitsOf(arrival)}
        leaving={digitsOf(leaving)}
        isBusy={fresh.isRunning}
        onMake={() => issue(...doorMoments.filter((moment) => !codes.some((one) => one.moment === moment)))}
      />
    ) : null;
  const from = codesFrom(lesson);
  if (now.getTime() < from && arrival.kind !== 'right' && arrival.kind !== 'wrong') {
    return (
      <Note tabIndex={-1} className={stackStyles.near}>
        <p>{t('door.from', { day: unbrokenDay(date(new Date(from), 'weekday')) })}</p>
        {adult === '' ? null : <p>{t('door.adult', { adult })}</p>}
        {slip}
      </Note>
    );
  }
  const confirmArrival = () => {
    setTold(tellArrival(device, told, lesson.id));
    // A slip has made it already.
    if (leaving.kind === 'no-code') issue('leaving');
  };
  const shared = { isOver, adult, isBusy: fresh.isRunning, hasPhoto: (tutor?.photo ?? '') !== '' };
  const came = (
    <>
      <p>{t('door.came.words')}</p>
      <Row>
        <Button isBusy={fresh.isRunning} onClick={confirmArrival}>
          {t('door.came.press')}
        </Button>
      </Row>
    </>
  );
  return (
    <Note tabIndex={-1} className={stackStyles.near}>
      {isArrivalOver && !isOver && arrival.kind === 'waiting' ? (
        <>
          <p>{t(hasCome ? 'door.came.unseen' : 'door.arrival.unheard')}</p>
          {steps.asksWhetherCome ? came : null}
        </>
      ) : (
        <Moment
          {...shared}
          moment="arrival"
          finding={arrival}
          isOver={isArrivalOver}
          onIssue={() => issue('arrival')}
        >
          {steps.asksWhetherCome ? came : null}
        </Moment>
      )}
      {steps.hasLeaving || (isOver && leaving.kind !== 'no-code') ? (
        <>
          {arrival.kind === 'waiting' && !isArrivalOver ? <p>{t('door.came.unseen')}</p> : null}
          <Moment moment="leaving" finding={leaving} {...shared} onIssue={() => issue('leaving')} />
        </>
      ) : null}
      {isOver ? null : <DoorNumber offerId={lesson.offerId} name={tutor?.name ?? ''} />}
      {slip}
    </Note>
  );
}

/** Whom to call when nobody is at the door. */
function DoorNumber({ offerId, name }: { offerId: string; name: string }) {
  const { t } = useTranslation('family');
  const phone = useTutorContactQuery(offerId).data?.phone;
  if (phone === undefined) return null;
  return (
    <div>
      <span>{t('tutor.number', { name: name || t('tutor.somebody') })}</span>
      <PhoneLink phone={phone} whatsApp={phone} />
    </div>
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
  /** Whether the family chose the tutor by a photo too. */
  hasPhoto: boolean;
  /** A code is being issued. */
  isBusy: boolean;
  onIssue: () => void;
  /** What is asked right below the digits. */
  children?: ReactNode;
}

const wrongWords = (moment: DoorMoment, hasPhoto: boolean, isOver: boolean) => {
  if (isOver) return 'door.wrongOver';
  return moment === 'arrival' && !hasPhoto ? 'door.arrival.wrongNoPhoto' : (`door.${moment}.wrong` as const);
};

function Moment({ moment, finding, isOver, hasPhoto, adult, isBusy, onIssue, children }: MomentProps) {
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
          {children}
          {adult === '' ? null : <p>{t('door.adult', { adult })}</p>}
          {moment === 'arrival' ? <p>{t('door.arrival.never')}</p> : null}
        </>
      );
    case 'wrong':
      return (
        <>
          <p role="status">{t(wrongWords(moment, hasPhoto, isOver), { time: date(finding.at, 'moment') })}</p>
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
