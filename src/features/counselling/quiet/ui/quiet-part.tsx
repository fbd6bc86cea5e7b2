import { Button, Line, LineItem, Note, Row, Section, StopHeading } from 'design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { slotId, type ChosenSlot } from '@/entities/counselling/booking';
import type { CounsellingWay } from '@/shared/choices';
import { goToPlace } from '@/shared/lib/focus';
import { useOffice } from '@/shared/office-facts';
import { clearOnExit } from '@/shared/ui/quick-exit';
import { useQuietSession } from '../model/use-quiet-session';
import { QuietForm } from './quiet-form';
import { QuietReceipt } from './quiet-receipt';
import styles from './quiet.module.css';

/** What a part to choose a time is given. */
export interface SlotChoice {
  readonly way: CounsellingWay;
  readonly chosen: ChosenSlot | null;
  readonly onChoose: (slot: ChosenSlot) => void;
  /** A time that was refused, so that what is shown is read again; empty for none. */
  readonly refused: string;
}

export interface QuietPartProps {
  /** Numbers to call now. */
  help: ReactNode;
  /** Where a time is chosen; without it a counsellor agrees on one. */
  slots?: (choice: SlotChoice) => ReactNode;
  onClose: () => void;
}

/** A time that was chosen for a way of talking. */
interface ChosenTime {
  readonly way: CounsellingWay;
  readonly slot: ChosenSlot;
}

const kept = ['phone', 'network', 'who', 'long', 'history'] as const;

const noticePlace = 'quiet-notice';

/**
 * Books a talk quietly: the form, in it what the page keeps and when privacy ends, then the words to learn.
 * The first field is on the first screen of a phone.
 */
export function QuietPart({ help, slots, onClose }: QuietPartProps) {
  const { t } = useTranslation('quiet-booking');
  const session = useQuietSession();
  const [chosen, setChosen] = useState<ChosenTime | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => clearOnExit(() => setChosen(null)), []);
  const { taken } = session;
  // Another way may need another room, and a time that somebody else has is not chosen any more.
  const slotOf = (way: CounsellingWay): ChosenSlot | null =>
    chosen?.way !== way || chosen.slot === taken ? null : chosen.slot;
  const close = () => {
    session.clear();
    onClose();
  };
  if (session.receipt) return <QuietReceipt receipt={session.receipt} onClose={close} />;
  return (
    <>
      <Section isFirst isTight>
        <div className={styles.stack}>
          <h1 ref={heading} tabIndex={-1}>
            {t('heading')}
          </h1>
          <p className={styles.lead}>{t('lead')}</p>
          <p>{t('exit.hint')}</p>
          <Row>
            <Button variant="text" isSmall onClick={close}>
              {t('leave')}
            </Button>
            <Button variant="text" isSmall onClick={() => goToPlace(noticePlace)}>
              {t('ends.heading')}
            </Button>
          </Row>
        </div>
      </Section>
      <Section isTight>
        <QuietForm
          session={session}
          slotOf={slotOf}
          onNoTime={() => setChosen(null)}
          notice={<QuietNotice help={help} />}
          time={(way) =>
            slots?.({
              way,
              chosen: slotOf(way),
              onChoose: (slot) => setChosen({ way, slot }),
              refused: taken === null ? '' : slotId(taken),
            })
          }
        />
      </Section>
    </>
  );
}

/** When privacy ends, the numbers to call, and what the page keeps. */
function QuietNotice({ help }: Pick<QuietPartProps, 'help'>) {
  const { t } = useTranslation('quiet-booking');
  const office = useOffice();
  return (
    <div id={noticePlace} tabIndex={-1} className={styles.notice}>
      <Note tone="call" className={styles.ends}>
        <h2>{t('ends.heading')}</h2>
        <p>{t('ends.words')}</p>
        {office.leadName === '' ? null : <p>{t('ends.lead', { name: office.leadName })}</p>}
        {help}
      </Note>
      <div>
        <StopHeading>{t('kept.heading')}</StopHeading>
        <Line kind="spine" className={styles.list}>
          {kept.map((key) => (
            <LineItem key={key} state={key === 'history' ? 'todo' : 'done'}>
              {t(`kept.${key}`, { keepBookings: office.keepBookings })}
            </LineItem>
          ))}
        </Line>
      </div>
    </div>
  );
}
