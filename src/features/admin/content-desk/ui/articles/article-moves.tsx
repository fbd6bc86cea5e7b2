import { useTranslation } from 'react-i18next';
import { articleLifecycle, articlePath, type Article } from '@/entities/content/article';
import { PublishingMoves } from '../publishing-moves';

interface ArticleMovesProps {
  article: Article;
  /** Id of the article's heading. */
  headingId: string;
}

/** Publishes an article, takes it up again, or, once more asked, puts it away. */
export function ArticleMoves({ article: { slug, state }, headingId }: ArticleMovesProps) {
  const { t } = useTranslation('article-desk');
  const words = t as (key: string) => string;
  return (
    <PublishingMoves
      {...{ slug, headingId }}
      path={articlePath(slug)}
      moves={articleLifecycle.transitionsFrom(state, 'office')}
      wordsOf={(event) => words(`moves.${event.replace('article.', '')}`)}
      archive={{ words: t('archiveWords'), send: t('archiveSend'), leave: t('leave') }}
    />
  );
}
