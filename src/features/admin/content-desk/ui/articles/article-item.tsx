import { Button, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { articlePath, type Article } from '@/entities/content/article';
import type { Markdown } from '@/entities/content/guide';
import { deskStyles, MoreButton } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { ContentItem } from '../content-item';
import { ContentState } from '../content-state';
import { ArticleForm } from './article-form';
import { ArticleMoves } from './article-moves';
import { ArticlePreview } from './article-preview';

interface ArticleItemProps {
  article: Article;
  markdown: Markdown;
}

/** An article of the list: what it is, and what the office can do with it. */
export function ArticleItem({ article, markdown }: ArticleItemProps) {
  const { t } = useTranslation(['article-desk', 'blog']);
  const { date } = useFormats();
  const headingId = useId();
  const [isEdited, setEdited] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const { title, summary, slug, state, readers, checkedOn, checkAgainBy } = article;
  return (
    <ContentItem headingId={headingId} title={title}>
      <ContentState state={state} to={routes.guide(slug)} shown={t('shown')} />
      <p>{summary}</p>
      <p className={textStyles.soft}>
        {t('facts', {
          readers: t(`blog:readers.${readers}`),
          checked: date(checkedOn, 'day'),
          again: date(checkAgainBy, 'day'),
        })}
      </p>
      {isEdited ? (
        <ArticleForm article={article} markdown={markdown} onClose={() => setEdited(false)} />
      ) : (
        <>
          <Row>
            <Button isSmall variant="second" aria-describedby={headingId} onClick={() => setEdited(true)}>
              {t('edit')}
            </Button>
            <MoreButton {...{ isOpen, headingId }} onToggle={() => setOpen(!isOpen)}>
              {t(isOpen ? 'less' : 'more')}
            </MoreButton>
          </Row>
          <ArticleMoves article={article} headingId={headingId} />
        </>
      )}
      {isOpen && !isEdited ? (
        <div className={deskStyles.part}>
          <ArticlePreview text={article} markdown={markdown} />
          <h4>{t('log')}</h4>
          <ChangeList record={articlePath(slug)} />
        </div>
      ) : null}
    </ContentItem>
  );
}
