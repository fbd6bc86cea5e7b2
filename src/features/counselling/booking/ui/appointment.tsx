import { Facts, Row, Section, Skeleton, stackStyles, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useBookingQuery, type Booking } from '@/entities/counselling/booking';
import { useCounsellorQuery } from '@/entities/counselling/counsellor';
import { useFormats } from '@/shared/i18n';
import { useRightNow } from '@/shared/lib/clock';
import { useOwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { AppointmentActs } from './appointment-acts';
import { AppointmentChanges } from './appointment-changes';
import { CalendarButton } from './calendar-button';

/** Length of a talk where the profile of the counsellor cannot be read. */
const usualMinutes = 45;

/** A talk by its code: counsellor, time, way, and what can still be done. */
export function Appointment({ code }: { code: string }) {
  const { t } = useTranslation(['appointment', 'shell']);
  const { data: booking, error, isLoading } = useBookingQuery(code);
  const acts = useOwnPendingWrites(code);
  const { now } = useRightNow();
  return (
    <Section id="now-talk" tabIndex={-1} className={stackStyles.apart}>
      <StopHeading>{t('heading')}</StopHeading>
      <AppointmentActs acts={acts} />
      {acts.problem === null ? null : <BackendProblem error={acts.problem} />}
      {isLoading ? <Skeleton label={t('shell:loading')} lines={4} /> : null}
      {booking ? (
        <>
          <TalkFacts booking={booking} now={now} />
          <AppointmentChanges booking={booking} acts={acts} now={now} />
          <AfterTalk booking={booking} />
        </>
      ) : isLoading ? null : (
        <>
          <p>{t('unread')}</p>
          <BackendProblem error={error} />
        </>
      )}
    </Section>
  );
}

function TalkFacts({ booking, now }: { booking: Booking; now: Date }) {
  const { t } = useTranslation('appointment');
  const { date } = useFormats();
  const { state, counsellor, start, wished, way } = booking;
  // Nobody reads the profile of somebody who has left.
  const { data: profile } = useCounsellorQuery(counsellor, { skip: counsellor === '' });
  const minutes = profile?.hours.talkMinutes ?? usualMinutes;
  const isAhead = state === 'booked' && Date.parse(start) > now.getTime();
  const isOpen = isAhead || state === 'waiting';
  return (
    <>
      <Facts
        facts={[
          { label: t('facts.time'), value: timeOf() },
          {
            label: t('facts.wished'),
            value: state === 'waiting' && wished !== '' ? date(wished, 'longMoment') : '',
          },
          {
            label: t('facts.with'),
            value: counsellor === '' ? t('facts.anyone') : (profile?.name ?? t('facts.gone')),
          },
          { label: t('facts.way'), value: t(`ways.${way}`) },
          { label: t('facts.minutes'), value: isOpen ? t('facts.length', { count: minutes }) : '' },
        ]}
      />
      <p>
        <b role="status">{t(`states.${state}`)}</b>
      </p>
      {isAhead ? (
        <div className={stackStyles.near}>
          <h3>{t('bring.heading')}</h3>
          <p>{t(`bring.${way}`)}</p>
          <CalendarButton booking={booking} minutes={minutes} />
        </div>
      ) : null}
    </>
  );

  function timeOf(): string {
    return start === '' ? t('facts.noTime') : t('facts.start', { start: date(start, 'longMoment') });
  }
}

/** What follows: another talk that the counsellor arranged, or a new booking. */
function AfterTalk({ booking: { state, next } }: { booking: Booking }) {
  const { t } = useTranslation('appointment');
  if (next !== '') {
    return (
      <p>
        {t('next')} <TextLink to={routes.codeOf(next)}>{t('nextLink')}</TextLink>
      </p>
    );
  }
  if (state === 'waiting' || state === 'booked') return null;
  return (
    <Row>
      <LinkButton variant="second" to={routes.counsellors}>
        {t('again')}
      </LinkButton>
    </Row>
  );
}
