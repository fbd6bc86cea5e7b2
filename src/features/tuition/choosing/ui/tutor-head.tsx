import { Disclosure } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Offer } from '@/entities/offer';
import { TutorRating } from '@/entities/site-figure';
import { useTutorQuery } from '@/entities/tutor';
import { formatMoney } from '@/shared/i18n';
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
  return data?.name ?? t('family:tutor.somebody');
}

/** The tutor of an offer: profile, evidence, price and hours. */
export function TutorHead({ offer, now }: { offer: Offer; now: Date }) {
  const { t } = useTranslation(['family', 'profile']);
  const words = useTutorWords();
  const { data: tutor } = useTutorQuery(offer.tutorId);
  const name = useTutorName(offer.tutorId);
  const { hours, words: said, transport = 0 } = offer.answer;
  return (
    <>
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
      <p className={styles.price}>
        {formatMoney(offer.price)} {t('profile:perLesson')}
      </p>
      <p>
        {transport === 0
          ? t('family:proposals.noTransport')
          : t('family:proposals.transport', { amount: formatMoney(transport) })}
      </p>
      <p>
        {hours.length === 0
          ? t('family:proposals.hoursAsAsked', { hours: words.slots(offer.learner.hours) })
          : t('family:proposals.otherHours', { hours: words.slots(hours) })}
      </p>
      {said === '' ? null : <p>{t('family:proposals.says', { words: said })}</p>}
      {tutor ? (
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
      ) : null}
    </>
  );
}
