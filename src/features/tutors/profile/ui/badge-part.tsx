import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import { BadgeLines, TutorBadge, useRatingsQuery, useRepliesQuery } from '@/entities/site-figure';
import { useOffice } from '@/shared/office-facts';
import type { ProfileArea } from '../model/profile-area';
import { ownBadgeFigures } from '../model/own-badge';
import styles from './replies-part.module.css';

interface BadgePartProps {
  tutorId: string;
  area: Pick<ProfileArea, 'lessons' | 'now'>;
}

/** What the badge asks from the next count on, what the tutor has of it, and what families read now. */
export function BadgePart({ tutorId, area: { lessons, now } }: BadgePartProps) {
  const { t } = useTranslation(['tutor-area', 'profile']);
  const office = useOffice();
  const rating = useRatingsQuery(null).data?.byTutor[tutorId];
  const replies = useRepliesQuery(null).data?.byTutor[tutorId];
  const asked = {
    lessons: office.badgeLessons,
    families: office.badgeFamilies,
    reviews: office.badgeReviews,
    stars: office.badgeStars,
    replies: office.badgeReplies,
  };
  if (Object.values(asked).every((least) => least === 0)) return null;
  const figures = ownBadgeFigures({ lessons: lessons.map(({ item }) => item), rating, replies }, now);
  return (
    <Section ground="surface">
      <StopHeading>{t('profile:badge.name')}</StopHeading>
      <p className={styles.words}>{t('badge.lead')}</p>
      <BadgeLines asked={asked} figures={figures} />
      <p className={styles.words}>{t('badge.how')}</p>
      {rating?.badge ? (
        <>
          <h3>{t('badge.shown')}</h3>
          <TutorBadge tutorId={tutorId} />
        </>
      ) : null}
    </Section>
  );
}
