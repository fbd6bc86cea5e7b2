import { Section, StopHeading } from 'design-system';
import { useTranslation } from 'react-i18next';
import {
  badgeCriteriaOf,
  BadgeLines,
  badgeLines,
  TutorBadge,
  useRatingsQuery,
  useRepliesQuery,
} from '@/entities/site-figure';
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
  const { data: ratings } = useRatingsQuery(null);
  const { data: counted } = useRepliesQuery(null);
  // Before both are read it would say that the tutor has too little.
  if (ratings === undefined || counted === undefined) return null;
  const rating = ratings?.byTutor[tutorId];
  const figures = ownBadgeFigures(
    { lessons: lessons.map(({ item }) => item), rating, replies: counted?.byTutor[tutorId] },
    now,
  );
  const asked = badgeCriteriaOf(office);
  if (badgeLines(asked, figures).length === 0) return null;
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
