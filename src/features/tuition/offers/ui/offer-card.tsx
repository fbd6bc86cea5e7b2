import { Button, Disclosure, Facts, Row, Tag } from 'design-system';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { offerStateAt, type Offer } from '@/entities/offer';
import { mayTakeOffers } from '@/entities/tutor';
import { formatMoney, useFormats } from '@/shared/i18n';
import { trialPayerOf, tutorShareOf } from '@/shared/lesson-price';
import { slotText, type WeekSlot } from '@/shared/ghana';
import { useOffice } from '@/shared/office-facts';
import { BackendProblem } from '@/shared/ui/form';
import { answerOffer, yesFor } from '../model/offer-writes';
import type { OffersArea } from '../model/offers-area';
import { useSignedAction } from '@/shared/pending-writes';
import type { Shown } from '@/shared/pending-writes';
import { PendingWriteNotes } from '@/entities/tutor';
import { useLearnerWords } from '@/entities/offer';
import { loadAnswerForms } from './load-answer-forms';
import styles from './offer-card.module.css';
import { OfferClock } from './offer-clock';
import { OfferHours } from './offer-hours';

const DeclineForm = lazy(async () => ({ default: (await loadAnswerForms()).DeclineForm }));
const AmendForm = lazy(async () => ({ default: (await loadAnswerForms()).AmendForm }));

const grown = { girl: 'woman', boy: 'man', unsaid: 'unsaid' } as const;

/** From the age of 18 a learner is a woman or man instead of a girl or boy. */
const genderOf = ({ gender, age }: Offer['learner']) => (age < 18 ? gender : grown[gender]);

/** An offer: price, hours and place, the possible answers, the learner, and what else is known, folded. */
export function OfferCard({ shown, area }: { shown: Shown<Offer>; area: OffersArea }) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const { date } = useFormats();
  const words = useLearnerWords();
  const office = useOffice();
  const { item: offer } = shown;
  const { learner, answer } = offer;
  const state = offerStateAt(offer, area.now);
  const share = tutorShareOf(offer.price, office);
  const tutor = area.tutor?.item;
  const free = tutor ? tutor.hours.filter((slot) => !tutor.busy.includes(slot)) : [];
  const isOpen = state === 'sent';
  const slots = (hours: typeof free) =>
    hours.map((slot) => slotText(slot, t as (key: string) => string)).join(', ');
  const price = formatMoney(share ?? offer.price);
  const region = t(`ghana:regions.${learner.region}`);
  // What decides stands before the answer: the money, the hours, the way there, and a special need.
  const first = [
    t(share === null ? 'offers.forYou' : 'offers.share', { price, percent: office.tutorPercent }),
    answer.transport ? t('offers.transportOnTop', { price: formatMoney(answer.transport) }) : '',
    isOpen ? slots(learner.hours) : '',
    [t(`offers.places.${learner.where}`), learner.town || region].join(', '),
    learner.need === '' ? '' : t('offers.need', { need: learner.need }),
  ].filter(Boolean);
  const more = [
    { label: t('offers.facts.subject'), value: t(`ghana:subjects.${learner.prioritySubject}`) },
    { label: t('offers.facts.start'), value: date(learner.startDate, 'day') },
    { label: t('offers.facts.perWeek'), value: learner.perWeek },
    { label: t('offers.facts.familyPays'), value: share === null ? '' : formatMoney(offer.price) },
    { label: t('offers.facts.trial'), value: t(`offers.trialPayers.${trialPayerOf(office)}`) },
    {
      label: t('offers.facts.size'),
      value: offer.groupSize > 1 ? t('offers.group', { count: offer.groupSize }) : '',
    },
  ];
  return (
    <article
      id={`offer-${offer.id}`}
      tabIndex={-1}
      className={styles.card}
      aria-label={words.learner(learner)}
    >
      <h3 className={styles.title}>
        {t(`ghana:classes.${learner.schoolClass}`)}:{' '}
        {learner.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', ')}{' '}
        {offer.isSample ? <Tag>{t('sample')}</Tag> : null}
      </h3>
      {isOpen ? <OfferClock offer={offer} /> : <p>{t(`offers.states.${state}`)}</p>}
      {state === 'accepted' || state === 'amended' ? <p>{t('offers.afterYes')}</p> : null}
      <ul className={styles.first}>
        {first.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PendingWriteNotes shown={shown} area={area} />
      {isOpen && area.who ? (
        <AnswerButtons {...{ offer, area, free }} price={share === null ? null : price} />
      ) : null}
      <p>
        {[
          t('offers.learner', { gender: t(`offers.genders.${genderOf(learner)}`), age: learner.age }),
          ...(learner.town === '' ? [] : [region]),
        ].join(' · ')}
      </p>
      <Disclosure summary={t('offers.details')}>
        <Facts facts={more} />
        {isOpen ? <OfferHours asked={learner.hours} free={free} /> : null}
      </Disclosure>
    </article>
  );
}

interface AnswerButtonsProps {
  offer: Offer;
  area: OffersArea;
  /** The tutor's part of a lesson, as money; null while the office has not set it. */
  price: string | null;
  /** Hours in which the tutor teaches and nobody is taught yet. */
  free: readonly WeekSlot[];
}

function AnswerButtons({ offer, area, price, free }: AnswerButtonsProps) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  const [open, setOpen] = useState<'decline' | 'amend' | null>(null);
  const terms = yesFor(offer, free);
  const accept = useSignedAction(area, (who) => answerOffer(who, offer, terms.kind, terms.answer));
  const close = () => setOpen(null);
  const slotWords = (hours: readonly WeekSlot[]) =>
    hours.map((slot) => slotText(slot, t as (key: string) => string)).join(', ');
  if (open !== null) {
    const Form = open === 'decline' ? DeclineForm : AmendForm;
    return (
      <Suspense>
        <Form offer={offer} area={area} onClose={close} />
      </Suspense>
    );
  }
  const canAccept = area.tutor !== null && mayTakeOffers(area.tutor.item.state);
  return (
    <>
      <BackendProblem error={area.problem} />
      {canAccept && terms.kind === 'amended' ? (
        <p>
          {terms.answer.hours.length === 0
            ? t('offers.noneFree')
            : t('offers.partFree', { hours: slotWords(terms.answer.hours) })}
        </p>
      ) : null}
      {canAccept && (terms.kind === 'accepted' || terms.answer.hours.length > 0) ? (
        <div>
          <Button isBusy={accept.isRunning} onClick={() => void accept.run(undefined)}>
            {price === null ? t('offers.acceptUnset') : t('offers.accept', { price })}
          </Button>
        </div>
      ) : null}
      <p>{t(canAccept ? 'offers.numbers' : 'offers.onlyNo')}</p>
      <Row>
        {canAccept ? (
          <Button variant="second" onClick={() => setOpen('amend')}>
            {t('offers.amend')}
          </Button>
        ) : null}
        <Button variant="text" onClick={() => setOpen('decline')}>
          {t('offers.decline')}
        </Button>
      </Row>
    </>
  );
}
