import { Button, Row, Skeleton, textStyles } from 'design-system';
import { Suspense, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllArticlesQuery, type Article } from '@/entities/content/article';
import { guideList, loadMarkdown, type Markdown } from '@/entities/content/guide';
import { deskStyles } from '@/shared/desk';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { ArticleItem } from './article-item';
import { NewArticle } from './new-article';
import { RecheckList } from './recheck-list';

const none: readonly Article[] = [];
const states = ['draft', 'published', 'archived'] as const;

/** Articles of the office, by state, and which texts of the site are to be checked again. */
export function ArticlesView() {
  return (
    <Suspense fallback={<Waiting />}>
      <Articles />
    </Suspense>
  );
}

function Waiting() {
  const { t } = useTranslation('shell');
  return <Skeleton label={t('loading')} lines={8} />;
}

function Articles() {
  const { t } = useTranslation(['article-desk', 'admin']);
  const markdown = use(loadMarkdown());
  const [isAdding, setAdding] = useState(false);
  const { data = none, error, isLoading } = useAllArticlesQuery(null);
  if (isLoading) return <Waiting />;
  const taken = [...guideList, ...data].map(({ slug }) => slug);
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.articles')}</h1>
      <p className={textStyles.soft}>{t('lead')}</p>
      <BackendProblem error={error} />
      <div tabIndex={-1}>
        {isAdding ? (
          <NewArticle markdown={markdown} taken={taken} onClose={() => setAdding(false)} />
        ) : (
          <Row>
            <Button isSmall onClick={() => setAdding(true)}>
              {t('open')}
            </Button>
          </Row>
        )}
      </div>
      <RecheckList articles={data} />
      {states.map((state) => (
        <ArticlesIn
          key={state}
          state={state}
          articles={data.filter((article) => article.state === state)}
          markdown={markdown}
        />
      ))}
    </div>
  );
}

interface ArticlesInProps {
  state: Article['state'];
  articles: readonly Article[];
  markdown: Markdown;
}

function ArticlesIn({ state, articles, markdown }: ArticlesInProps) {
  const { t } = useTranslation('article-desk');
  return (
    <section className={deskStyles.part} aria-labelledby={`articles-${state}`}>
      <h2 id={`articles-${state}`}>{t(`states.${state}`)}</h2>
      {articles.length === 0 ? <p className={textStyles.soft}>{t(`none.${state}`)}</p> : null}
      <ul className={deskStyles.groups}>
        {articles.map((article) => (
          <PartBoundary key={article.slug} frame={asItem}>
            <ArticleItem article={article} markdown={markdown} />
          </PartBoundary>
        ))}
      </ul>
    </section>
  );
}
