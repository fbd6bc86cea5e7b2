import { Button, Row } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '@/shared/lib/device';
import { formatMoney, useFormats } from '@/shared/i18n';
import { availabilityOf, type Availability } from '../model/availability';
import type { RequestWizard } from '../model/use-request-wizard';
import { wantedLessonsOf } from '../model/wanted-lessons';
import { Changes } from './changes';
import styles from './fits.module.css';
import { useHoursWords } from './use-hours-words';
import { useWishedFit } from './use-wished-fit';

/** Steps whose answers decide who fits. */
const asking = ['lessons', 'place'];

/** How many tutors fit the answers so far, when and at which price. Stays in sight during the step. */
export function Fits({ wizard }: { wizard: RequestWizard }) {
  const { step, values, tutors } = wizard;
  if (!asking.includes(step)) return null;
  const wanted = wantedLessonsOf(values);
  const { list } = tutors.known;
  const answer = list === null || wanted.schoolClass === '' ? null : availabilityOf(list, wanted, new Date());
  const isEmpty = wanted.schoolClass === '';
  return (
    <div className={isEmpty ? undefined : styles.fits}>
      <div role="status" className={styles.words}>
        {isEmpty ? null : answer === null ? (
          <Meanwhile wizard={wizard} />
        ) : (
          <Answer {...{ wizard, answer }} />
        )}
      </div>
      {!isEmpty && !tutors.mayRead ? <AskForList wizard={wizard} /> : null}
      {answer !== null && answer.count === 0 ? <Changes {...{ wizard }} changes={answer.changes} /> : null}
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

function Answer({ wizard, answer }: { wizard: RequestWizard; answer: Availability }) {
  const { t } = useTranslation('tuition');
  const { date } = useFormats();
  const { hoursText } = useHoursWords();
  const { values, tutors } = wizard;
  const wished = useWishedFit(wizard);
  const { count, hours, price } = answer;
  const isPlaceKnown = values.region !== '' || values.where === 'online';
  const rest = {
    count,
    hours: hoursText(hours),
    price: price === null ? '' : priceText(price, (from, to) => t('fits.prices', { from, to })),
  };
  return (
    <>
      {wished === null ? null : <p className={styles.wished}>{wished}</p>}
      {count === 0 ? (
        <p>
          <b>{t('fits.none')}</b> {t(answer.changes.length > 0 ? 'fits.oneHelps' : 'fits.further')}
        </p>
      ) : (
        <p>
          <b>{t(price === null ? 'fits.unpriced' : 'fits.some', rest)}</b>{' '}
          {isPlaceKnown ? null : t('fits.anywhere')}
        </p>
      )}
      {tutors.known.since === null ? null : (
        <p className={styles.since}>{t('fits.since', { date: date(tutors.known.since, 'longMoment') })}</p>
      )}
    </>
  );
}

const priceText = (
  { from, to }: { readonly from: number; readonly to: number },
  range: (from: string, to: string) => string,
): string => (from === to ? formatMoney(from) : range(formatMoney(from), formatMoney(to)));
