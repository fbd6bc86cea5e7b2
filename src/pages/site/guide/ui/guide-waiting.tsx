import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/shared/ui/page-head';

/** The page before its guide is read. */
export function GuideWaiting() {
  const { t } = useTranslation(['blog', 'shell']);
  return (
    <Section isFirst>
      <PageHead title={t('guide.waitingTitle')} description={t('description')} />
      <h1>{t('guide.loading')}</h1>
      <Skeleton label={t('shell:loading')} lines={8} />
    </Section>
  );
}
