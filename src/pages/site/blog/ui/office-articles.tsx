import { RuledList, Section, StopHeading, textStyles } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useBuiltArticles,
  usePublishedArticlesQuery,
  type Article,
  type ArticleEntry,
} from '@/entities/content/article';
import { guideList } from '@/entities/content/guide';
import { OptionalDataScope } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './blog-page.module.css';
import { KeepForLater } from './keep-for-later';

/**
 * What the office has written, newest first. Below the guides, so that nothing moves under a finger when it
 * comes.
 */
export function OfficeArticles() {
  const built = useBuiltArticles()?.list ?? none;
  return (
    <OptionalDataScope fallback={<ArticleList entries={built} />}>
      <ReadArticles built={built} />
    </OptionalDataScope>
  );
}

const none: readonly never[] = [];

/** The articles of the document, until they are read anew. */
function ReadArticles({ built }: { built: readonly ArticleEntry[] }) {
  const { data } = usePublishedArticlesQuery(null);
  return <ArticleList entries={data ?? built} read={data ?? none} />;
}

interface ArticleListProps {
  entries: readonly ArticleEntry[];
  /** Those that were read from the backend: each can be kept. */
  read?: readonly Article[];
}

function ArticleList({ entries, read = none }: ArticleListProps) {
  const { t } = useTranslation('blog');
  // A guide of the site has come first to its address.
  const articles = entries.filter(({ slug }) => !guideList.some((guide) => guide.slug === slug));
  if (articles.length === 0) return null;
  return (
    <Section isTight>
      <div className={styles.group}>
        <StopHeading className={styles.heading}>{t('office')}</StopHeading>
        <RuledList>
          {articles.map((article) => (
            <ArticleItem key={article.slug} article={article}>
              {read
                .filter(({ slug }) => slug === article.slug)
                .map((whole) => (
                  <KeepForLater key={whole.slug} article={whole} />
                ))}
            </ArticleItem>
          ))}
        </RuledList>
      </div>
    </Section>
  );
}

interface ArticleItemProps {
  article: ArticleEntry;
  children: ReactNode;
}

function ArticleItem({ article: { slug, title, summary, readers, movedAt }, children }: ArticleItemProps) {
  const { t } = useTranslation('blog');
  const { date } = useFormats();
  return (
    <li className={styles.item} lang="en">
      <h3 className={styles.title}>
        <TextLink to={routes.guide(slug)}>{title}</TextLink>
      </h3>
      <p>{summary}</p>
      <p className={textStyles.soft}>
        {t('article.line', { readers: t(`readers.${readers}`), date: date(movedAt, 'day') })}
      </p>
      {children}
    </li>
  );
}
