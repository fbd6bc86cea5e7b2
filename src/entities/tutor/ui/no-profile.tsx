import { EmptyState, Section } from 'design-system';
import { useTranslation } from 'react-i18next';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';

/** The user has the tutor role, but the office has not created the profile. */
export function NoProfile() {
  const { t } = useTranslation('tutor-area');
  return (
    <Section ground="surface">
      <EmptyState title={t('noProfile')}>
        <TextLink to={routes.apply}>{t('openProfile')}</TextLink>
      </EmptyState>
    </Section>
  );
}
