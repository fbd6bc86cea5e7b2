import { Button, Note, Section, Skeleton, StopHeading } from 'design-system';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { useFormats } from '@/shared/i18n';
import { LinkButton } from '@/shared/ui/links';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { SlotPicker, type FreeSlot } from '@/entities/counselling/schedule';
import { slotWith, type ChosenSlot } from '@/entities/counselling/booking';
import { useRightNow } from '@/shared/lib/clock';
import { isStillFree, slotOf } from '../model/use-free-times';
import { useTimesAhead } from '../model/use-times-ahead';
import { useBookingAddress } from '../model/use-booking-address';
import { firstWeek, weekOf } from '../model/first-week';
import styles from './book-talk.module.css';
import { BookingForm } from './booking-form';
import { ChoiceFields } from './choice-fields';
import { CounsellorList } from './counsellor-list';
import { TimesAway } from './free-times';
import { NextFree } from './next-free';

export interface BookTalkProps {
  /** The list of schools on this device, to take along; empty for none. */
  choices?: string;
}

/** Books a talk: what and how, a free time, the form, and the counsellors. */
export function BookTalk({ choices = '' }: BookTalkProps) {
  const { t } = useTranslation(['counsellors', 'times', 'booking', 'shell']);
  const { date } = useFormats();
  const time = useRightNow();
  const { now } = time;
  const details = useRef<HTMLHeadingElement>(null);
  const timesPart = useRef<HTMLHeadingElement>(null);
  const address = useBookingAddress();
  const { choice, choose } = address;
  const search = { way: choice.way, topic: choice.topic, counsellor: choice.counsellor, now };
  const times = useTimesAhead(search, {
    from: firstWeek(now),
    turned: choice.week || weekOf(choice.start),
  });
  const people = times.counsellors ?? [];
  const chosenPerson = people.find(
    ({ id }) => id === (choice.start === '' ? choice.counsellor : choice.with),
  );
  const slot: ChosenSlot | null =
    choice.start === '' || choice.with === ''
      ? null
      : slotWith({ id: choice.with, room: chosenPerson?.room ?? '' }, choice.start, choice.way);
  // Only a week that is shown and read says that a time is gone.
  const isShown =
    slot !== null && !times.isReading && times.error === undefined && weekOf(slot.start) === times.week;
  const isGone = isShown && !times.slots.some((free) => isSlotIn(slot, free));
  // The topic can be chosen after the time.
  const isOther = chosenPerson !== undefined && !times.sought.includes(chosenPerson);
  const goneWhy = !isGone ? null : isOther ? 'topic' : 'taken';

  const take = (free: FreeSlot) => {
    const taken = slotOf(free, choice.way, { counsellors: times.sought, taken: times.taken });
    if (taken) choose({ start: taken.start, with: taken.counsellor }, true);
  };
  const turn = (monday: string) => choose({ week: monday });
  const goTo = (heading: HTMLHeadingElement | null) => {
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };

  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('find.heading')}</StopHeading>
        <ChoiceFields address={address} counsellors={people} />
      </Section>
      <Section>
        <StopHeading ref={timesPart} tabIndex={-1}>
          {t('timesHeading')}
        </StopHeading>
        {times.counsellors === undefined && times.error !== undefined ? (
          <TimesAway onAgain={() => void times.readAgain()} />
        ) : times.counsellors === undefined ? (
          <Skeleton label={t('shell:loading')} lines={6} />
        ) : times.isOffered ? (
          <SlotPicker
            slots={times.slots}
            week={times.week}
            onWeek={turn}
            first={times.first}
            chosen={choice.start}
            onChoose={take}
            now={now}
            isBusy={times.isReading}
            whenEmpty={<NextFree {...{ search }} week={times.week} onWeek={turn} />}
          />
        ) : (
          <p role="status">{t('times:nobody')}</p>
        )}
        {slot === null || chosenPerson === undefined ? null : (
          <Note tone="plain" role="status" className={styles.chosen}>
            <p>{t('times:chosen', { start: date(slot.start, 'longMoment'), name: chosenPerson.name })}</p>
            <Button isSmall onClick={() => goTo(details.current)}>
              {t('booking:goOn')}
            </Button>
          </Note>
        )}
      </Section>
      <Section ground="surface">
        <StopHeading ref={details} tabIndex={-1}>
          {t('booking:heading')}
        </StopHeading>
        <PartBoundary>
          <BookingForm
            address={address}
            slot={slot}
            gone={goneWhy}
            checkSlot={async (asked) => isStillFree(asked, search, await times.readAgain())}
            choices={choices}
            counsellorName={chosenPerson?.name ?? ''}
            slots={times.slots}
            onChoose={take}
            time={time}
          />
        </PartBoundary>
      </Section>
      <Section>
        <StopHeading>{t('people.heading')}</StopHeading>
        {times.counsellors !== undefined && people.length === 0 ? (
          <>
            <p>{t('people.none')}</p>
            <LinkButton variant="second" to={routes.enquiryAbout('counselling')}>
              {t('people.write')}
            </LinkButton>
          </>
        ) : (
          <p className={styles.lead}>{t('people.lead')}</p>
        )}
        <CounsellorList
          counsellors={people}
          chosen={choice.counsellor}
          onChoose={(counsellor) => {
            choose({ counsellor, start: '', with: '' });
            goTo(timesPart.current);
          }}
          now={now}
        />
      </Section>
    </>
  );
}

const isSlotIn = ({ start, counsellor }: ChosenSlot, free: FreeSlot): boolean =>
  free.start === start && free.counsellors.includes(counsellor);
