import { Facts, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Tutor } from '@/entities/tutor';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { TutorReviews } from '@/entities/review';
import type { ProfileArea } from '../model/profile-area';
import { PendingWriteNotes } from '@/entities/tutor';
import { NoProfile } from '@/entities/tutor';
import { BadgePart } from './badge-part';
import { EvidencePart } from './evidence-part';
import { OwnFieldsForm } from './own-fields-form';
import { ProfilePhoto } from './profile-photo';
import styles from './profile.module.css';
import { RepliesPart } from './replies-part';

/** The public profile: the office's evidence and the tutor's own fields. */
export function ProfileView({ area }: { area: ProfileArea }) {
  const { t } = useTranslation('tutor-area');
  if (!area.tutor) return <NoProfile />;
  const { item: tutor } = area.tutor;
  return (
    <>
      <Section ground="surface">
        <StopHeading>{t('profile.heading')}</StopHeading>
        <p className={textStyles.intro}>
          {t('profile.lead')}{' '}
          <TextLink to={`${routes.tutors}?tutor=${encodeURIComponent(tutor.slug)}`}>
            {t('profile.see')}
          </TextLink>
        </p>
        <ProfilePhoto tutor={tutor} />
        <Vetted tutor={tutor} />
        <p>
          {t('profile.vettedWords')} <TextLink to={routes.enquiryAbout('teaching')}>{t('write')}</TextLink>
        </p>
      </Section>
      <EvidencePart tutor={tutor} now={area.now} />
      <RepliesPart tutorId={tutor.id} />
      <BadgePart tutorId={tutor.id} area={area} />
      <Section>
        <TutorReviews tutorId={tutor.id} empty={<p>{t('profile.noReviews')}</p>} />
      </Section>
      <Section ground="surface">
        <StopHeading>{t('profile.own')}</StopHeading>
        <PendingWriteNotes shown={area.tutor} area={area} />
        <OwnFieldsForm tutor={tutor} area={area} />
      </Section>
    </>
  );
}

function Vetted({ tutor }: { tutor: Tutor }) {
  const { t } = useTranslation(['tutor-area', 'ghana']);
  return (
    <>
      <h3 className={styles.vetted}>{t('profile.vetted')}</h3>
      <Facts
        facts={[
          { label: t('profile.name'), value: tutor.name },
          { label: t('profile.gender'), value: t(`profile.${tutor.gender}`) },
          {
            label: t('profile.subjects'),
            value: tutor.subjects.map((subject) => t(`ghana:subjects.${subject}`)).join(', '),
          },
          {
            label: t('profile.levels'),
            value: tutor.levels.map((level) => t(`ghana:levels.${level}`)).join(', '),
          },
          { label: t('profile.years'), value: tutor.years },
          { label: t('profile.qualification'), value: tutor.qualification },
          { label: t('profile.need'), value: t(tutor.hasNeedExperience ? 'profile.yes' : 'profile.no') },
        ]}
      />
    </>
  );
}
