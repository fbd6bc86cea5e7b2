import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import { amountOf } from '@/entities/lesson';
import { transportOf, type Offer } from '@/entities/offer';
import { TutorRating } from '@/entities/site-figure';
import { useTutorQuery } from '@/entities/tutor';
import { formatMoney, unbrokenName } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import {
  EvidenceLadder,
  EvidenceLegend,
  EvidenceSummary,
  ProfileFacts,
  TutorPhoto,
  useTutorWords,
} from '@/entities/tutor';
import styles from './choosing.module.css';

/** Display name of a tutor; “your tutor” while loading. */
export function useTutorName(tutorId: string): string {
  const { t } = useTranslation(['code', 'family']);
  const { data } = useTutorQuery(tutorId);
  return data ? unbrokenName(data.name) : t('family:tutor.somebody');
}

interface TutorHeadProps {
  offer: Offer;
  now: Date;
}

/** The tutor of an offer, for whoever chooses: profile, evidence, price and hours. */
export function TutorHead({ offer, now }: TutorHeadProps) {
  return (
    <>
      <Portrait tutorId={offer.tutorId} />
      <Price offer={offer} />
      <Terms offer={offer} />
      <Seen offer={offer} now={now} />
    </>
  );
}

/** The tutor of a family that has chosen: name and price. What it chose by is folded. */
export function ChosenHead({ offer, now }: TutorHeadProps) {
  const { t } = useTranslation('family');
  const name = useTutorName(offer.tutorId);
  return (
    <>
      <Portrait tutorId={offer.tutorId} />
      <Price offer={offer} />
      <HomePrice offer={offer} />
      <Disclosure summary={t('tutor.more', { name })}>
        <Terms offer={offer} />
        <Seen offer={offer} now={now} />
      </Disclosure>
    </>
  );
}

function Portrait({ tutorId }: { tutorId: string }) {
  const words = useTutorWords();
  const { data: tutor } = useTutorQuery(tutorId);
  const name = useTutorName(tutorId);
  return (
    <div className={styles.head}>
      {tutor ? <TutorPhoto tutor={tutor} hasButton /> : null}
      <div>
        <h3>{name}</h3>
        {tutor ? (
          <>
            <p>{words.subjects(tutor)}</p>
            <p>{words.experience(tutor)}</p>
            <TutorRating tutorId={tutor.id} />
          </>
        ) : null}
      </div>
    </div>
  );
}

function Price({ offer }: Pick<TutorHeadProps, 'offer'>) {
  const { t } = useTranslation('profile');
  return (
    <p className={styles.price}>
      {formatMoney(offer.price)} {t('perLesson')}
    </p>
  );
}

/** What a lesson at home costs with its transport, in pesewas. */
const homePriceOf = (offer: Offer): number =>
  amountOf({ price: offer.price, transport: transportOf(offer, 'home') });

/** The price with transport, which is folded otherwise. */
function HomePrice({ offer }: Pick<TutorHeadProps, 'offer'>) {
  const { t } = useTranslation('family');
  return transportOf(offer, 'home') === 0 ? null : (
    <p>{t('tutor.atHome', { sum: formatMoney(homePriceOf(offer)) })}</p>
  );
}

const isPartOf = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((one) => all.includes(one));

function Terms({ offer }: Pick<TutorHeadProps, 'offer'>) {
  const { t } = useTranslation('family');
  const words = useTutorWords();
  const { hours, words: said } = offer.answer;
  const { perWeek } = offer.learner;
  const transport = transportOf(offer, 'home');
  return (
    <>
      <p>
        {transport === 0
          ? t('proposals.noTransport')
          : t('proposals.transport', {
              amount: formatMoney(transport),
              sum: formatMoney(homePriceOf(offer)),
            })}
      </p>
      <p>
        {hours.length === 0
          ? t('proposals.hoursAsAsked', { hours: words.slots(offer.learner.hours) })
          : t(isPartOf(hours, offer.learner.hours) ? 'proposals.partHours' : 'proposals.otherHours', {
              hours: words.slots(hours),
            })}{' '}
        {hours.length > 0 && hours.length < perWeek ? t('proposals.fewHours', { count: perWeek }) : null}
      </p>
      {said === '' ? null : <p>{t('proposals.says', { words: said })}</p>}
    </>
  );
}

/** What the office saw of the tutor. */
function Seen({ offer, now }: TutorHeadProps) {
  const { t } = useTranslation(['family', 'profile']);
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const name = useTutorName(offer.tutorId);
  if (!tutor) return null;
  return (
    <>
      <EvidenceSummary evidence={tutor.evidence} now={now} />
      <EvidenceLegend />
      <Disclosure summary={t('profile:ladder.heading')}>
        <p>{t('profile:ladder.lead')}</p>
        <EvidenceLadder evidence={tutor.evidence} now={now} />
        <ProfileFacts tutor={tutor} now={now} />
        {tutor.about === '' ? null : <p>{tutor.about}</p>}
        <p>
          <TextLink to={`${routes.tutors}?tutor=${encodeURIComponent(tutor.slug)}`}>
            {t('family:tutor.profile', { name })}
          </TextLink>
        </p>
      </Disclosure>
    </>
  );
}
