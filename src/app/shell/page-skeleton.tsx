import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';

/** Placeholder of a page while its chunk or guard is pending. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Section>
      <Skeleton label={t('loading')} lines={5} />
    </Section>
  );
}
