import { Button, Row, textStyles, Tick } from 'design-system';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayReadQuiet, type Booking } from '@/entities/counselling/booking';
import { useAllCounsellorsQuery } from '@/entities/counselling/counsellor';
import { dayAt } from '@/entities/counselling/schedule';
import { useDuties, useStaff } from '@/entities/session';
import { deskStyles, type DeskWays, type ListActs, type Selection } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { junk } from '@/shared/lib/lifecycle';
import { nextShown, shownDays } from '../model/shown-days';
import { useTalkSelection } from '../model/talk-selection';
import { BookingPage } from './booking-page';
import { ChooseTalk } from './choose-talk';
import { AllBookings, PlainBookings } from './day-list';
import { JunkTalks } from './junk-talks';
import { SaveTalks } from './save-talks';
import { TellTalks } from './tell-talks';
import { useShownTalks } from './use-shown-talks';
import { useTalkActs } from './use-talk-acts';
import { WaitingList } from './waiting-list';

interface CounsellingViewProps {
  ways: DeskWays;
  /**
   * Leads to the talks that were marked as junk, deletes those that are chosen there, and makes one
   * transition of those that are chosen elsewhere.
   * @param tell tells whoever booked the chosen talks, one after the other
   */
  bar: (
    selection: Selection,
    offered: ListActs,
    tell: (records: readonly { readonly ref: string }[], onClose: () => void) => ReactNode,
  ) => ReactNode;
  /** Whom to tell of the latest change of a talk that is not quiet. @param path of its record */
  told: (path: string) => ReactNode;
}

/** Talks with counsellors: those of a day or a week, those that wait for a time, and junk. */
export function CounsellingView({ ways, bar, told }: CounsellingViewProps) {
  return ways.openRef === null ? (
    <Talks {...{ ways, bar, told }} />
  ) : (
    <BookingPage key={ways.openRef} reference={ways.openRef} ways={ways} told={told} />
  );
}

function Talks({ ways, bar: barOf, told }: CounsellingViewProps) {
  const { t } = useTranslation(['counselling-desk', 'admin']);
  const now = useNow();
  const staff = useStaff();
  const duties = useDuties();
  const readsAll = mayReadQuiet(duties);
  const { data: counsellors } = useAllCounsellorsQuery(null);
  const isCounsellor = counsellors?.some(({ id }) => id === staff.userId) ?? false;
  const [isEverybody, setEverybody] = useState(false);
  const isOwn = isCounsellor && readsAll && !isEverybody;
  const shown = shownDays(ways.place, now);
  const nameOf = (id: string) => counsellors?.find((one) => one.id === id)?.name;
  const counsellor = isOwn ? staff.userId : undefined;
  const isKeeper = duties.includes('counselling');
  const talks = useShownTalks({ days: shown.days, counsellor }, !isKeeper);
  const selection = useTalkSelection(talks, now, '');
  const acts = useTalkActs();
  const bar = (chosen: Selection, save: ReactNode = null) =>
    barOf(chosen, { acts, save }, (records, onClose) => <TellTalks {...{ records, told, onClose }} />);
  const list = {
    ways,
    now,
    days: shown.days,
    nameOf: isOwn ? () => undefined : nameOf,
    mark: (booking: Booking) => <ChooseTalk {...{ booking, selection }} />,
  };
  if (ways.place.state === junk && isKeeper)
    return <JunkTalks ways={ways} now={now} bar={bar} nameOf={nameOf} />;
  const turn = (direction: 1 | -1) => ways.go({ search: nextShown(shown, direction) });
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.counselling')}</h1>
      <p className={textStyles.soft}>{t(readsAll ? 'lead' : 'leadOffice')}</p>
      {bar(
        selection,
        <SaveTalks bookings={talks.filter(({ ref }) => selection.has(ref))} nameOf={nameOf} isChosen />,
      )}
      <nav aria-label={t('days.label')}>
        <Row>
          <Button variant="second" isSmall onClick={() => turn(-1)}>
            {t(`days.before.${shown.range}`)}
          </Button>
          <Button
            variant="second"
            isSmall
            aria-current={shown.days.includes(dayAt(now)) ? 'date' : undefined}
            onClick={() => ways.go({ search: '' })}
          >
            {t('days.today')}
          </Button>
          <Button variant="second" isSmall onClick={() => turn(1)}>
            {t(`days.after.${shown.range}`)}
          </Button>
          <Button
            variant="second"
            isSmall
            onClick={() => ways.go({ state: shown.range === 'week' ? 'waiting' : 'week' })}
          >
            {t(shown.range === 'week' ? 'days.showDay' : 'days.showWeek')}
          </Button>
        </Row>
      </nav>
      {isCounsellor && readsAll ? (
        <Tick checked={isEverybody} onChange={() => setEverybody(!isEverybody)}>
          {t('days.everybody')}
        </Tick>
      ) : null}
      {readsAll ? <AllBookings {...list} counsellor={counsellor} /> : <PlainBookings {...list} />}
      <WaitingList {...list} readsAll={readsAll} nameOf={nameOf} />
    </div>
  );
}
