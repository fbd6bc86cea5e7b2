import { clsx } from 'clsx/lite';
import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { isConfirmedAt, useLessonsQuery, type Lesson } from '@/entities/lesson';
import { duesOf, usePaidOfFamilyQuery } from '@/entities/money/account';
import { formatMoney } from '@/shared/i18n';
import { useOffice } from '@/shared/office-facts';
import { entriesOf } from '../model/family-account';
import { HowToPay } from './how-to-pay';
import styles from './own-account.module.css';

export interface DuesCardProps {
  /** Reference code of the request. */
  code: string;
  /** Offers that have had lessons. */
  offerIds: readonly string[];
  now: Date;
  /** Whether nothing else is for the family to do. */
  isIdle: boolean;
  /** Place on the page: right below what is to be done now, or with the account. */
  place: 'top' | 'account';
}

/**
 * What a family has to pay, until when and how. Renders nothing while nothing of the kind is owed. The
 * lessons are those that the page reads; payments are read only once a lesson is confirmed.
 */
export function DuesCard(props: DuesCardProps) {
  return <Reading {...props} read={[]} />;
}

type ReadingProps = DuesCardProps & { read: readonly Lesson[] };

/** Reads the lessons within each other: a component has a fixed number of hooks, a family any of tutors. */
function Reading({ offerIds: [offerId, ...others], read, ...rest }: ReadingProps) {
  if (offerId !== undefined) return <ReadingOne {...rest} {...{ offerId, read }} offerIds={others} />;
  return read.some((lesson) => isConfirmedAt(lesson, rest.now)) ? <Dues {...rest} lessons={read} /> : null;
}

function ReadingOne({ offerId, offerIds, read, ...rest }: ReadingProps & { offerId: string }) {
  const { data } = useLessonsQuery(offerId);
  // With some of the lessons alone it would say too little.
  return data === undefined ? null : <Reading {...rest} offerIds={offerIds} read={[...read, ...data]} />;
}

function Dues({
  code,
  now,
  isIdle,
  place,
  lessons,
}: Omit<DuesCardProps, 'offerIds'> & { lessons: readonly Lesson[] }) {
  const { t } = useTranslation('family');
  const office = useOffice();
  const { data: paid } = usePaidOfFamilyQuery(code);
  if (paid === undefined) return null;
  const dues = duesOf(entriesOf({ lessons, ...paid }, office, now), office);
  if (dues === null) return null;
  const isLate = dues.by !== null && now.getTime() > dues.by;
  // What is late comes before everything; what is not stands behind what is to be done.
  if ((isLate || isIdle) !== (place === 'top')) return null;
  return (
    <Section ground="surface" isTight>
      <StopHeading className={clsx(isLate && styles.late)}>
        {t('pay.heading', { amount: formatMoney(dues.amount) })}
      </StopHeading>
      <HowToPay {...{ code, dues, now }} />
    </Section>
  );
}
