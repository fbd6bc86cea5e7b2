import { Note, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import type { Role } from '@/shared/backend';
import { loadOrFallback } from '@/shared/lib/hydration';
import { PageHero } from '@/shared/ui/page-hero';

export interface EntryPageProps {
  area: Role;
}

const importContent = () => import(/* webpackChunkName: "account" */ './entry-content');

const EntryContent = lazy(async () => ({
  default: await loadOrFallback(async () => (await importContent()).EntryContent, EntryOffline),
}));

/** Loads the sign-in chunk, which is not precached. */
export async function loadEntry(): Promise<void> {
  await importContent();
}

/** Sign-in page of a guarded area; continues to `?next=` or the area. */
export function EntryPage({ area }: EntryPageProps) {
  const { t } = useTranslation(['sign-in', 'shell']);
  const waiting = <Skeleton label={t('shell:loading')} />;
  return (
    <>
      <DemoBanner />
      <PageHero
        title={t(`${area}.title`)}
        description={t(`${area}.description`)}
        heading={t(`${area}.heading`)}
        lead={t(`${area}.lead`)}
      >
        <Suspense fallback={waiting}>
          <EntryContent area={area} />
        </Suspense>
      </PageHero>
    </>
  );
}

function EntryOffline() {
  const { t } = useTranslation('sign-in');
  return (
    <Note role="status">
      <p>{t('away')}</p>
    </Note>
  );
}
