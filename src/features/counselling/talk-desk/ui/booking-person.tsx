import { Facts } from 'design-system';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import {
  bookingPath,
  useBookingPersonQuery,
  type Booking,
  type BookingPerson,
} from '@/entities/counselling/booking';
import { useStaff } from '@/entities/session';
import { useFormats } from '@/shared/i18n';
import { EmailLink, PhoneLink } from '@/shared/ui/contact-links';
import { BackendProblem } from '@/shared/ui/form';
import styles from './counselling.module.css';

/** Who booked, how and when to reach them, and what they wrote. Opening it is written down. */
export function BookingPersonPart({ booking: { ref } }: { booking: Booking }) {
  const { t } = useTranslation('counselling-desk');
  const staff = useStaff();
  return (
    <section className={styles.part}>
      <h2>{t('person.heading')}</h2>
      <LoggedContact record={bookingPath(ref)} by={staff} hidden={t('person.hidden')} show={t('person.show')}>
        <StoredPerson reference={ref} />
      </LoggedContact>
    </section>
  );
}

function StoredPerson({ reference }: { reference: string }) {
  const { t } = useTranslation('admin');
  const { data, error } = useBookingPersonQuery(reference);
  if (data) return <PersonFacts person={data} />;
  return error?.code === 'not-found' ? <p>{t('removal.gone')}</p> : <BackendProblem error={error} />;
}

function PersonFacts({ person }: { person: BookingPerson }) {
  const { t } = useTranslation(['counselling-desk', 'admin']);
  const { date } = useFormats();
  const { name, phone, email, safeHours, words, learner, choices, consent } = person;
  return (
    <Facts
      facts={[
        { label: t('person.safeHours'), value: safeHours === '' ? '' : <strong>{safeHours}</strong> },
        { label: t('person.name'), value: name || t('admin:unnamed') },
        { label: t('person.phone'), value: phone === '' ? '' : <PhoneLink phone={phone} whatsApp={phone} /> },
        { label: t('person.email'), value: email === '' ? '' : <EmailLink email={email} /> },
        { label: t('person.words'), value: words === '' ? '' : <p className={styles.words}>{words}</p> },
        { label: t('person.age'), value: t(learner.isUnder18 ? 'person.under18' : 'person.over18') },
        {
          label: t('person.grownUp'),
          value: learner.grownUpKnows === '' ? '' : t(`person.grownUpKnows.${learner.grownUpKnows}`),
        },
        { label: t('person.mayTell'), value: learner.mayTell },
        {
          label: t('person.choices'),
          value: choices === '' ? '' : <p className={styles.words}>{choices}</p>,
        },
        {
          label: t('person.consent'),
          value: t('person.consentValue', { version: consent.version, day: date(consent.at, 'date') }),
        },
      ]}
    />
  );
}
