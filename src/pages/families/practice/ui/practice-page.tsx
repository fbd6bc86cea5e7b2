import { Adinkra, Note, practiceSymbol, Section, Skeleton } from 'design-system';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { whenIdle } from '@/shared/lib/device';
import { hydrateOnTouch, loadOrFallback } from '@/shared/lib/hydration';
import { PageHero } from '@/shared/ui/page-hero';
import { AboutPractice } from './about-practice';
import styles from './practice-page.module.css';

const importPacks = async () => (await import(/* webpackChunkName: "part-packs" */ './packs-part')).PacksPart;

const packs = hydrateOnTouch(importPacks, () => loadOrFallback(importPacks, PracticeOffline));

/** Preloads the chunk of the chooser. */
export async function loadPacks(): Promise<void> {
  await importPacks();
}

/** A view of the page in a chunk of its own. */
const lazily = (load: () => Promise<React.ComponentType>) =>
  lazy(async () => ({ default: await loadOrFallback(load, PracticeOffline) }));

const Subject = lazily(
  async () => (await import(/* webpackChunkName: "part-packs" */ './subject-part')).SubjectPart,
);

const Session = lazily(
  async () => (await import(/* webpackChunkName: "part-practice" */ './session-part')).SessionPart,
);

const Progress = lazily(
  async () => (await import(/* webpackChunkName: "part-practice-skills" */ './progress-part')).ProgressPart,
);

const Mock = lazily(
  async () => (await import(/* webpackChunkName: "practice-mock" */ './mock-part')).MockPart,
);

const Print = lazily(
  async () => (await import(/* webpackChunkName: "practice-print" */ './print-part')).PrintPart,
);

/** Views by the parameter of the address that asks for them. */
const views = [
  ['mock', Mock],
  ['settings', Mock],
  ['print', Print],
  ['set', Session],
  ['view', Progress],
  ['pack', Subject],
] as const;

/** Practice: the subjects of the exams; one subject, or a set of questions, as the address says. */
export function PracticePage() {
  const { t } = useTranslation('shell');
  const [search] = useSearchParams();
  const waiting = (
    <Section isFirst>
      <Skeleton label={t('loading')} lines={8} />
    </Section>
  );
  const View = views.find(([name]) => search.has(name))?.[1];
  if (View) {
    return (
      <Suspense fallback={waiting}>
        <View />
      </Suspense>
    );
  }
  return <Choosing />;
}

function Choosing() {
  const { t } = useTranslation(['practice', 'shell']);
  // The document has the subjects; what is kept on the device shows without waiting for a touch.
  useEffect(() => whenIdle(packs.hydrate), []);
  return (
    <>
      <PageHero title={t('title')} description={t('description')} heading={t('heading')} lead={t('lead')} />
      <Section ground="surface" isTight className={styles.subjects}>
        <Adinkra symbol={practiceSymbol} className={styles.symbol} />
        <packs.Part fallback={<Skeleton label={t('shell:loading')} lines={8} />} />
      </Section>
      <AboutPractice />
    </>
  );
}

/** Stands where a view would, when its chunk cannot load. */
function PracticeOffline() {
  const { t } = useTranslation('practice');
  return (
    <Section isFirst isTight>
      <Note role="status">
        <p>{t('away.part')}</p>
      </Note>
    </Section>
  );
}
