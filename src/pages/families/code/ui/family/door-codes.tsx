import { Button, Note, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { compareDoor, useDoorEntriesQuery, type DoorFinding, type Lesson } from '@/entities/lesson';
import { createDoorCode, mostDoorCodes, useDoorCodesQuery, type DoorCode } from '@/entities/tuition-request';
import { useFormats } from '@/shared/i18n';
import type { DoorMoment } from '@/shared/choices';
import { issueDoorCode } from '../../model/family-acts';
import { codesOfLesson } from '../../model/known-codes';
import type { FamilyActs } from '../../model/use-family-acts';
import styles from './family.module.css';

export interface DoorCodesProps {
  code: string;
  acts: FamilyActs;
  lesson: Lesson;
  /** The lesson is taught: what the door said is shown, and nothing new is issued. */
  isOver?: boolean;
}

/** Four digits to be read out as the tutor comes, and other four as they go; and what the tutor typed of them, with its time. */
export function DoorCodes({ code, acts, lesson, isOver = false }: DoorCodesProps) {
  const { data: stored = [] } = useDoorCodesQuery(code);
  const { data: entries = [] } = useDoorEntriesQuery({ offerId: lesson.offerId, lessonId: lesson.id });
  const codes = codesOfLesson(lesson.id, stored, acts.acts);
  const arrival = compareDoor('arrival', codes, entries);
  const adult = codes.at(-1)?.adult ?? stored.at(-1)?.adult ?? '';
  const issueFor = (moment: DoorMoment) => () => {
    const issue = codes.filter((one) => one.moment === moment).length + 1;
    void acts.send(issueDoorCode(code, lesson, { moment, issue, code: createDoorCode(), adult }));
  };
  const shared = { isOver, adult };
  return (
    <Note tabIndex={-1} className={styles.stack}>
      <Moment moment="arrival" finding={arrival} {...shared} onIssue={issueFor('arrival')} />
      {arrival.kind === 'right' ? (
        <Moment
          moment="leaving"
          finding={compareDoor('leaving', codes, entries)}
          {...shared}
          onIssue={issueFor('leaving')}
        />
      ) : null}
    </Note>
  );
}

interface MomentProps extends Pick<DoorCode, 'moment' | 'adult'> {
  finding: DoorFinding;
  isOver: boolean;
  onIssue: () => void;
}

function Moment({ moment, finding, isOver, adult, onIssue }: MomentProps) {
  const { t } = useTranslation('code');
  const { date } = useFormats();
  switch (finding.kind) {
    case 'right':
      return (
        <p role="status">{t(`family.door.${moment}.right`, { time: date(finding.typedAt, 'moment') })}</p>
      );
    case 'waiting':
      return isOver ? (
        <p>{t(`family.door.${moment}.untyped`)}</p>
      ) : (
        <>
          <p>{t(`family.door.${moment}.use`)}</p>
          <p className={styles.digits} aria-label={Array.from(finding.code).join(' ')}>
            {finding.code}
          </p>
          {adult === '' ? null : <p>{t('family.door.adult', { adult })}</p>}
        </>
      );
    case 'wrong':
      return (
        <>
          <p role="status">{t(`family.door.${moment}.wrong`, { time: date(finding.at, 'moment') })}</p>
          {isOver ? null : (
            <Issue label={t('family.door.fresh')} issue={finding.issue + 1} onIssue={onIssue} />
          )}
        </>
      );
    default:
      return isOver ? (
        <p>{t(`family.door.${moment}.none`)}</p>
      ) : (
        <>
          <p>{t(`family.door.${moment}.before`)}</p>
          <Issue label={t(`family.door.${moment}.show`)} issue={1} onIssue={onIssue} />
        </>
      );
  }
}

function Issue({ label, issue, onIssue }: { label: string; issue: number; onIssue: () => void }) {
  const { t } = useTranslation('code');
  if (issue > mostDoorCodes) return <p>{t('family.door.tooMany')}</p>;
  return (
    <Row>
      <Button onClick={onIssue}>{label}</Button>
    </Row>
  );
}
