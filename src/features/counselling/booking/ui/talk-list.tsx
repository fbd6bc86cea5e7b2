import { Facts, Skeleton, stackStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useConsultationBookingsQuery } from '@/entities/consultancy/consultation';
import { useBookingQuery } from '@/entities/counselling/booking';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import styles from './talk-list.module.css';

interface TalkListProps {
  /** Code of the consultation. */
  code: string;
  /** Where a talk is opened. */
  addressOf: (booking: string) => string;
  /** Rendered when no talk was booked; nothing by default. */
  none?: string;
}

/**
 * The talks that a school booked, each with those that follow it: time, way and state. Needs the namespaces
 * of `TalkItem`.
 */
export function TalkList({ code, addressOf, none }: TalkListProps) {
  const { data: talks, error } = useConsultationBookingsQuery(code);
  if (talks === undefined) return <BackendProblem error={error} />;
  if (talks.length === 0) return none === undefined ? null : <p>{none}</p>;
  return (
    <ul className={styles.talks}>
      {talks.map(({ booking }) => (
        <PartBoundary key={booking} frame={asItem}>
          <TalkItem code={booking} addressOf={addressOf} />
        </PartBoundary>
      ))}
    </ul>
  );
}

function TalkItem({ code, addressOf }: { code: string } & Pick<TalkListProps, 'addressOf'>) {
  const { t } = useTranslation(['consultation', 'booking', 'appointment', 'shell']);
  const { date } = useFormats();
  const { data: talk, error, isLoading } = useBookingQuery(code);
  if (isLoading) {
    return (
      <li>
        <Skeleton label={t('shell:loading')} lines={2} />
      </li>
    );
  }
  // It was deleted, as junk is.
  if (talk === null) return null;
  const start = talk === undefined || talk.start === '' ? '' : date(talk.start, 'longMoment');
  return (
    <>
      <li className={stackStyles.near}>
        <TextLink className={styles.link} to={addressOf(code)}>
          {start === '' ? t('talk.open') : t('talk.openAt', { start })}
        </TextLink>
        {talk === undefined ? (
          <>
            <p>{t('appointment:unread')}</p>
            <BackendProblem error={error} />
          </>
        ) : (
          <Facts
            facts={[
              { label: t('talk.state'), value: t(`appointment:states.${talk.state}`) },
              { label: t('talk.way'), value: t(`booking:ways.${talk.way}`) },
            ]}
          />
        )}
      </li>
      {/* A counsellor arranged it: the consultation does not name it. */}
      {talk === undefined || talk.next === '' ? null : (
        <PartBoundary frame={asItem}>
          <TalkItem code={talk.next} addressOf={addressOf} />
        </PartBoundary>
      )}
    </>
  );
}
