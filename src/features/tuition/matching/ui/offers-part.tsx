import { Button, Facts, Row, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { lapsesAt, offerStateAt, type Offer } from '@/entities/offer';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import { useAllTutorsQuery } from '@/entities/tutor';
import { slotText } from '@/shared/ghana';
import { formatMoney, useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { useChooseOfferMutation, useTransitionOfferMutation } from '../api/match-api';
import styles from './match-part.module.css';
import { offersHeadingId } from './offers-heading';
import { useNow } from '@/shared/lib/clock';

const answered: readonly string[] = ['accepted', 'amended'];

interface OffersPartProps {
  request: TuitionRequest;
  /** Offers of this request, newest first. */
  offers: readonly Offer[];
}

/** Offers of a request with deadlines, answers and actions. */
export function OffersPart({ request, offers }: OffersPartProps) {
  const { t } = useTranslation('admin');
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby={offersHeadingId}>
      <h3 id={offersHeadingId} tabIndex={-1}>
        {t('offers.heading')}
      </h3>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <OfferRow key={offer.id} request={request} offer={offer} offers={offers} />
        ))}
      </ul>
    </section>
  );
}

function OfferRow({ request, offer, offers }: OffersPartProps & { offer: Offer }) {
  const { t } = useTranslation(['admin', 'ghana']);
  const { date } = useFormats();
  const now = useNow();
  const { data: tutors } = useAllTutorsQuery(null);
  const name = tutors?.find(({ id }) => id === offer.tutorId)?.name ?? t('offers.somebody');
  const state = offerStateAt(offer, now);
  const hours = offer.answer.hours.map((slot) => slotText(slot, t as (key: string) => string));
  const { reason, words, transport } = offer.answer;
  return (
    <li className={styles.offer}>
      <p className={styles.name}>
        <b>{name}</b> <span>{t(`offers.states.${state}`)}</span>
      </p>
      <p className={textStyles.soft}>
        {state === 'sent'
          ? t('offers.until', { time: date(new Date(lapsesAt(offer)), 'moment') })
          : date(offer.movedAt, 'moment')}
      </p>
      <Facts
        facts={[
          { label: t('offers.price'), value: formatMoney(offer.price) },
          { label: t('offers.transport'), value: transport === undefined ? '' : formatMoney(transport) },
          { label: t('offers.children'), value: offer.groupSize > 1 ? offer.groupSize : '' },
          { label: t('offers.otherHours'), value: hours.join(', ') },
          { label: t('offers.reason'), value: reason === '' ? '' : t(`offers.reasons.${reason}`) },
          { label: t('offers.words'), value: words },
          {
            label: t('offers.ended'),
            value: offer.ending.reason === '' ? '' : t(`offers.endings.${offer.ending.reason}`),
          },
        ]}
      />
      <OfferActions request={request} offer={{ ...offer, state }} offers={offers} name={name} />
    </li>
  );
}

function OfferActions({ request, offer, offers, name }: OffersPartProps & { offer: Offer; name: string }) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const now = useNow();
  const [transition, moving] = useTransitionOfferMutation();
  const [choose, choosing] = useChooseOfferMutation();
  const isBusy = moving.isLoading || choosing.isLoading;
  const isAnswered = answered.includes(offer.state);
  if (offer.state !== 'sent' && !isAnswered) return null;

  const isOpen = (other: Offer) => ['sent', ...answered].includes(offerStateAt(other, now));
  const others = offers.filter((other) => other.id !== offer.id && isOpen(other));
  return (
    <>
      <Row className={styles.actions}>
        {isAnswered && request.state === 'offered' ? (
          <Button
            isSmall
            disabled={isBusy}
            onClick={() => void choose({ request, chosen: offer, others, by: staff })}
          >
            {t('offers.choose', { name })}
          </Button>
        ) : null}
        {isAnswered ? (
          <Button
            variant="second"
            isSmall
            disabled={isBusy}
            onClick={() => void transition({ offer, event: 'offer.passed', to: 'passed', by: staff })}
          >
            {t('offers.pass')}
          </Button>
        ) : null}
        <Button
          variant="text"
          isSmall
          disabled={isBusy}
          onClick={() => void transition({ offer, event: 'offer.withdrawn', to: 'withdrawn', by: staff })}
        >
          {t('offers.withdraw')}
        </Button>
      </Row>
      <BackendProblem error={moving.error ?? choosing.error} />
    </>
  );
}
