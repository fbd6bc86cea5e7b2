import { Adinkra, checksSymbol, Note, Tag } from 'design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { TutorBadge, useReplyWords } from '@/entities/site-figure';
import { formatMoney, unbrokenName, useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { LinkButton, TextLink } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { EvidenceLadder, ProfileFacts, TutorPhoto } from '@/entities/tutor';
import { TutorReviews } from '@/entities/review';
import { requestAddress } from '../model/request-address';
import type { Directory } from '../model/use-directory';
import { KeepButton } from './keep-button';
import styles from './profile-view.module.css';

export interface ProfileViewProps {
  /** `unknown` when no active tutor has this slug. */
  profile: Tutor | 'unknown';
  directory: Directory;
  now: Date;
}

/** A profile: a full screen on a phone, beside the list on wide screens. */
export function ProfileView({ profile, directory, now }: ProfileViewProps) {
  const { t } = useTranslation(['tutors', 'profile']);
  const heading = useRef<HTMLHeadingElement>(null);
  const slug = profile === 'unknown' ? '' : profile.slug;

  // Move the focus as for a new page.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [slug]);

  const name = profile === 'unknown' ? t('unknown.heading') : unbrokenName(profile.name);
  return (
    <article className={styles.profile}>
      <PageHead title={t('profileTitle', { name })} description={t('description')} />
      <TextLink className={styles.back} to={directory.listAddress}>
        {t('backToList')}
      </TextLink>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        {name} {profile !== 'unknown' && profile.isSample ? <Tag>{t('profile:sampleProfile')}</Tag> : null}
      </h1>
      {profile === 'unknown' ? (
        <p>{t('unknown.words')}</p>
      ) : (
        <Known {...{ tutor: profile, directory, now }} />
      )}
    </article>
  );
}

function Known({ tutor, directory, now }: { tutor: Tutor; directory: Directory; now: Date }) {
  const { t } = useTranslation(['tutors', 'profile']);
  const { date } = useFormats();
  const { countedAt, wordsOf } = useReplyWords();
  const words = wordsOf(tutor.id);
  // What is not known is not said.
  const replies =
    countedAt === null
      ? ''
      : words === null
        ? t('profile:replies.few')
        : t('profile:replies.counted', { words, date: date(countedAt, 'day') });
  return (
    <>
      <TutorPhoto tutor={tutor} hasButton />
      {tutor.about === '' ? null : <p className={styles.about}>{tutor.about}</p>}
      <Note className={styles.ask}>
        <p className={styles.price}>
          {formatMoney(tutor.price)} <small>{t('profile:perLesson')}</small>
        </p>
        <LinkButton to={requestAddress(directory.filters, tutor.id)}>
          {t('request', { name: tutor.name })}
        </LinkButton>
        <KeepButton tutor={tutor} />
        <p className={styles.small}>{t('requestWords')}</p>
      </Note>
      <ProfileFacts tutor={tutor} now={now} more={[{ label: t('profile:replies.label'), value: replies }]} />
      <section className={styles.evidence}>
        <h2 className={styles.title}>
          <Adinkra symbol={checksSymbol} className={styles.symbol} />
          {t('profile:ladder.heading')}
        </h2>
        <p>{t('profile:ladder.lead')}</p>
        <EvidenceLadder evidence={tutor.evidence} now={now} />
      </section>
      <TutorBadge tutorId={tutor.id} headingClass={styles.title} />
      <TutorReviews tutorId={tutor.id} />
      <p>
        <TextLink to={routes.enquiryAbout('tuition')}>{t('notRight')}</TextLink>
      </p>
    </>
  );
}
