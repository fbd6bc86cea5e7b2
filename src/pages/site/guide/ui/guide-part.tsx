import { Button, Note, Section } from 'design-system';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { loadGuide, type Guide } from '@/entities/content/guide';
import { routes } from '@/shared/routes';
import { LinkButton } from '@/shared/ui/links';
import { PageHead } from '@/shared/ui/page-head';
import { GuideArticle } from './guide-article';
import { GuideWaiting } from './guide-waiting';

/** A guide, or that it cannot be read now. */
const findGuide = (slug: string): Promise<Guide | null | 'away'> =>
  loadGuide(slug).catch((cause: unknown) => {
    // A file of the site that does not come: no network, or a release has removed it.
    if (cause instanceof Error) return 'away' as const;
    throw cause;
  });

/** The guide of the address. */
export function GuidePart() {
  const { id: slug = '' } = useParams();
  return <Finding key={slug} slug={slug} />;
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
  return guide ? <GuideArticle guide={guide} /> : <NotThere />;
}

function NotThere() {
  const { t } = useTranslation('blog');
  return (
    <Section isFirst>
      <PageHead title={t('guide.goneHeading')} description={t('guide.gone')} />
      <meta name="robots" content="noindex" />
      <h1>{t('guide.goneHeading')}</h1>
      <p>{t('guide.gone')}</p>
      <LinkButton to={routes.blog}>{t('guide.all')}</LinkButton>
    </Section>
  );
}
