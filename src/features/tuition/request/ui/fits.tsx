import { clsx } from 'clsx/lite';
import { Button, Row } from 'design-system';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/shared/lib/device';
import { useFormats } from '@/shared/i18n';
import { useUncoveredFocus } from '@/shared/lib/focus';
import { availabilityOf, type Availability } from '../model/availability';
import type { RequestStep } from '../model/request-steps';
import type { RequestWizard } from '../model/use-request-wizard';
import { wantedLessonsOf } from '../model/wanted-lessons';
import { Changes } from './changes';
import styles from './fits.module.css';
import { useHoursWords } from './use-hours-words';
import { usePriceRange } from './use-price-range';
import { useWishedFit } from './use-wished-fit';

/** Steps whose answers decide who fits. */
const asking: readonly RequestStep[] = ['lessons', 'place'];

/**
 * How many tutors fit the answers so far, when and at which price. Stays in sight during the steps that
 * decide it, with what would help. The steps after them repeat the answer in its place.
 */
export function Fits({ wizard }: { wizard: RequestWizard }) {
  const { step, values, tutors } = wizard;
  const wanted = wantedLessonsOf(values);
  const { list } = tutors.known;
  const answer = list === null || wanted.schoolClass === '' ? null : availabilityOf(list, wanted, new Date());
  const isAsking = asking.includes(step);
  if (step === 'who' || (!isAsking && answer === null)) return null;
  const isEmpty = wanted.schoolClass === '';
  return (
    <Panel className={isEmpty ? undefined : clsx(styles.fits, isAsking && styles.inSight)}>
      <div role="status" className={styles.words}>
        {isEmpty ? null : answer === null ? (
          <Meanwhile wizard={wizard} />
        ) : (
          <Answer {...{ wizard, answer }} />
        )}
      </div>
      {isAsking && !isEmpty && !tutors.mayRead ? <AskForList wizard={wizard} /> : null}
      {isAsking && answer?.count === 0 ? <Changes {...{ wizard }} changes={answer.changes} /> : null}
    </Panel>
  );
}

/** Never covers the answer that it is about. */
function Panel({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useUncoveredFocus(ref);
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
}

/** Said until the list is read, and without it. */
function Meanwhile({ wizard: { tutors } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  const isOnline = useIsOnline();
  if (!tutors.mayRead) return null;
  return <p>{t(tutors.known.hasFailed || !isOnline ? 'fits.away' : 'fits.looking')}</p>;
}

function AskForList({ wizard: { tutors } }: { wizard: RequestWizard }) {
  const { t } = useTranslation('tuition');
  return (
    <Row>
      <Button variant="second" isSmall onClick={tutors.ask}>
        {t('fits.ask')}
      </Button>
    </Row>
  );
}

const nextOf = (step: RequestStep, { changes }: Availability) =>
  !asking.includes(step) ? 'fits.later' : changes.length > 0 ? 'fits.oneHelps' : 'fits.further';

function Answer({ wizard, answer }: { wizard: RequestWizard; answer: Availability }) {
  const { t } = useTranslation('tuition');
  const { date } = useFormats();
  const { hoursText } = useHoursWords();
  const priceRange = usePriceRange();
  const { step, values, tutors } = wizard;
  const wished = useWishedFit(wizard);
  const { count, hours, unmetHours, price } = answer;
  const isPlaceKnown = values.region !== '' || values.where === 'online';
  const { lessonsPerWeek } = wantedLessonsOf(values);
  const rest = {
    count,
    lessons: t('fits.lessons', { count: lessonsPerWeek }),
    hours: hoursText(hours),
    price: price === null ? '' : priceRange(price.from, price.to),
  };
  return (
    <>
      {wished === null ? null : <p className={styles.wished}>{wished}</p>}
      {count === 0 ? (
        <p>
          <b>{t('fits.none')}</b> {t(nextOf(step, answer))}
        </p>
      ) : (
        <p>
          <b>{t(price === null ? 'fits.unpriced' : 'fits.some', rest)}</b>{' '}
          {unmetHours.length === 0 ? null : t('fits.nobodyFree', { hours: hoursText(unmetHours) })}{' '}
          {isPlaceKnown ? null : t('fits.anywhere')}
        </p>
      )}
      {tutors.known.since === null ? null : (
        <p className={styles.since}>{t('fits.since', { date: date(tutors.known.since, 'longMoment') })}</p>
      )}
    </>
  );
}
