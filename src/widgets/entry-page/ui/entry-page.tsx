import { Note, Skeleton } from 'design-system';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { DemoBanner } from '@/features/site/demo';
import type { Role } from '@/shared/backend';
import { loadOrAway } from '@/shared/lib/hydration';
import { PageHero } from '@/shared/ui/page-hero';

export interface EntryPageProps {
  area: Role;
}

const importContent = () => import(/* webpackChunkName: "account" */ './entry-content');

const EntryContent = lazy(async () => ({
  default: await loadOrAway(async () => (await importContent()).EntryContent, EntryAway),
}));

/** Loads what signing in takes: the worker brings it to nobody who does not. */
export async function loadEntry(): Promise<void> {
  await importContent();
}

/** The open door of a guarded area: sign-in, then on to `?next=` or the area itself. */
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

function EntryAway() {
  const { t } = useTranslation('sign-in');
  return (
    <Note role="status">
      <p>{t('away')}</p>
    </Note>
  );
}
