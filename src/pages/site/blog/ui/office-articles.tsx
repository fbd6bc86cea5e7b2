import { RuledList, Section, StopHeading, textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { usePublishedArticlesQuery, type Article } from '@/entities/content/article';
import { guideList } from '@/entities/content/guide';
import { OptionalDataScope } from '@/shared/api';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import styles from './blog-page.module.css';

/**
 * What the office has written, newest first. Below the guides, so that nothing moves under a finger when it
 * comes.
 */
export function OfficeArticles() {
  return (
    <OptionalDataScope fallback={null}>
      <ReadArticles />
    </OptionalDataScope>
  );
}

const none: readonly Article[] = [];

function ReadArticles() {
  const { t } = useTranslation('blog');
  const { data = none } = usePublishedArticlesQuery(null);
  // A guide of the site has come first to its address.
  const articles = data.filter(({ slug }) => !guideList.some((guide) => guide.slug === slug));
  if (articles.length === 0) return null;
  return (
    <Section isTight>
      <div className={styles.group}>
        <StopHeading className={styles.heading}>{t('office')}</StopHeading>
        <RuledList>
          {articles.map((article) => (
            <ArticleItem key={article.slug} article={article} />
          ))}
        </RuledList>
      </div>
    </Section>
  );
}

function ArticleItem({ article: { slug, title, summary, readers, movedAt } }: { article: Article }) {
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
    </li>
  );
}
