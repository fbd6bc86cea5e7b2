import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';

/** Where a page will stand while its file, or the decision of its guard, is on the way. */
export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <Section>
      <Skeleton label={t('loading')} lines={5} />
    </Section>
  );
}
