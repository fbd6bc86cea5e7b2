import { Section } from 'design-system';
import { Suspense, use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumFigure } from '@/entities/content/album';
import {
  articleKey,
  isArticleAddress,
  sourcesOf,
  useArticleQuery,
  useBuiltArticles,
  type Article,
} from '@/entities/content/article';
import { loadMarkdown, type TextPicture } from '@/entities/content/guide';
import { DataScope, OptionalDataScope, publicOwner, useKeptSince } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { BackendProblem } from '@/shared/ui/form';
import { PageHead } from '@/shared/ui/page-head';
import { GuideArticle } from './guide-article';
import { GuideGone } from './guide-gone';
import { GuideWaiting } from './guide-waiting';

/** An article of the office, read from the backend or as this device keeps it. */
export function ArticlePart({ slug }: { slug: string }) {
  const built = useBuiltArticles()?.article;
  if (built?.slug !== slug) {
    return (
      <DataScope fallback={<GuideWaiting />}>
        <ReadArticle slug={slug} />
      </DataScope>
    );
  }
  return (
    <OptionalDataScope fallback={<ShownArticle article={built} />}>
      <ReadArticle slug={slug} built={built} />
    </OptionalDataScope>
  );
}

/** The article of the document, until it is read anew: as it is now, or as this device keeps it. */
function ReadArticle({ slug, built }: { slug: string; built?: Article }) {
  const { t } = useTranslation('blog');
  const { data, error } = useArticleQuery(slug);
  if (data === null) return <GuideGone />;
  const article = data ?? built;
  if (article)
    return (
      <Suspense fallback={<GuideWaiting />}>
        <ShownArticle article={article} pictureOf={(picture) => <AlbumFigure {...picture} />} />
      </Suspense>
    );
  if (!error) return <GuideWaiting />;
  return (
    <Section isFirst>
      <PageHead title={t('guide.waitingTitle')} description={t('description')} />
      <h1>{t('heading')}</h1>
      <BackendProblem error={error} />
    </Section>
  );
}

interface ShownArticleProps {
  article: Article;
  /** Left out before the backend is there: a picture is read from it. */
  pictureOf?: (picture: TextPicture) => ReactNode;
}

function ShownArticle({ article, pictureOf }: ShownArticleProps) {
  const { t } = useTranslation('blog');
  const { date } = useFormats();
  const { readMarkdown } = use(loadMarkdown());
  const since = useKeptSince(publicOwner, articleKey(article.slug));
  const { blocks } = readMarkdown(article.body, isArticleAddress);
  return (
    <GuideArticle
      guide={{ ...article, sources: sourcesOf(article), blocks }}
      {...(pictureOf && { pictureOf })}
      note={since === null ? null : <p role="status">{t('article.kept', { date: date(since, 'moment') })}</p>}
    />
  );
}
