import { Lead, textStyles } from 'design-system';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { AlbumFigure } from '@/entities/content/album';
import { isArticleAddress, type ArticleFacts } from '@/entities/content/article';
import { GuideBody, type Markdown } from '@/entities/content/guide';
import { TextPreview } from '../text-preview';
import styles from './articles.module.css';

interface ArticlePreviewProps {
  text: Pick<ArticleFacts, 'title' | 'summary' | 'body' | 'author'>;
  markdown: Markdown;
}

/** An article as its readers will see it. What cannot stand in it is shown as it was typed. */
export function ArticlePreview({ text, markdown: { readMarkdown } }: ArticlePreviewProps) {
  const { t } = useTranslation('article-desk');
  const { title, summary, body, author } = useDeferredValue(text);
  const isEmpty = title.trim() === '' && summary.trim() === '' && body.trim() === '';
  return (
    <TextPreview
      heading={t('preview.heading')}
      empty={t('preview.empty')}
      isEmpty={isEmpty}
      className={styles.sticky}
    >
      <p className={styles.title}>{title}</p>
      <Lead>{summary}</Lead>
      <GuideBody
        blocks={readMarkdown(body, isArticleAddress).blocks}
        pictureOf={(picture) => <AlbumFigure {...picture} />}
      />
      <p className={textStyles.soft}>{t('preview.author', { author })}</p>
    </TextPreview>
  );
}
