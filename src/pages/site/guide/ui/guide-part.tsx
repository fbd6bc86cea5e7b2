import { Button, Note, Section } from 'design-system';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { guideList, loadGuide, type Guide } from '@/entities/content/guide';
import { PageHead } from '@/shared/ui/page-head';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { GuideArticle } from './guide-article';
import { GuideGone } from './guide-gone';
import { GuideWaiting } from './guide-waiting';

/** Lazy: it loads the backend and reads Markdown, which no guide of the site needs. */
const ArticlePart = lazy(() =>
  import(/* webpackChunkName: "part-article" */ './article-part').then(({ ArticlePart: part }) => ({
    default: part,
  })),
);

/** A guide, or that it cannot be read now. */
const findGuide = (slug: string): Promise<Guide | null | 'away'> =>
  loadGuide(slug).catch((cause: unknown) => {
    // A file of the site that does not come: no network, or a release has removed it.
    if (cause instanceof Error) return 'away' as const;
    throw cause;
  });

/** The guide of the address, or what the office has written there. */
export function GuidePart() {
  const { id: slug = '' } = useParams();
  if (guideList.some((guide) => guide.slug === slug)) return <Finding key={slug} slug={slug} />;
  return (
    <PartBoundary key={slug}>
      <Suspense fallback={<GuideWaiting />}>
        <ArticlePart slug={slug} />
      </Suspense>
    </PartBoundary>
  );
}

function Finding({ slug }: { slug: string }) {
  const [finding, setFinding] = useState(() => findGuide(slug));
  return (
    <Suspense fallback={<GuideWaiting />}>
      <Found finding={finding} onAgain={() => setFinding(findGuide(slug))} />
    </Suspense>
  );
}

interface FoundProps {
  finding: ReturnType<typeof findGuide>;
  onAgain: () => void;
}

function Found({ finding, onAgain }: FoundProps) {
  const { t } = useTranslation('blog');
  const guide = use(finding);
  if (guide === 'away') {
    return (
      <Section isFirst>
        <PageHead title={t('guide.waitingTitle')} description={t('description')} />
        <h1>{t('heading')}</h1>
        <Note role="status">
          <p>{t('guide.away')}</p>
        </Note>
        <Button onClick={onAgain}>{t('guide.again')}</Button>
      </Section>
    );
  }
  return guide ? <GuideArticle guide={guide} /> : <GuideGone />;
}
