import { Section, Skeleton } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '@/shared/ui/page-head';

/** The page before its question is read. */
export function SolvedWaiting({ problem }: { problem?: ReactNode }) {
  const { t } = useTranslation(['solved', 'shell']);
  return (
    <Section isFirst>
      <PageHead title={t('one.loading')} description={t('one.loadingWords')} />
      <h1>{t('one.waiting')}</h1>
      {problem ?? <Skeleton label={t('shell:loading')} lines={8} />}
    </Section>
  );
}
