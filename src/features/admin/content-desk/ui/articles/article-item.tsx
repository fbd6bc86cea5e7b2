import { Button, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { articlePath, type Article } from '@/entities/content/article';
import type { Markdown } from '@/entities/content/guide';
import { deskStyles, StateMark } from '@/shared/desk';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { TextLink } from '@/shared/ui/links';
import { ArticleForm } from './article-form';
import { ArticleMoves } from './article-moves';
import { ArticlePreview } from './article-preview';
import styles from './articles.module.css';

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
    <li className={styles.item}>
      <article className={`${deskStyles.group} ${styles.item}`} aria-labelledby={headingId} tabIndex={-1}>
        <h3 id={headingId}>{title}</h3>
        <Row>
          <StateMark state={state} isLate={false} />
          {state === 'published' ? (
            <TextLink className={styles.link} to={routes.guide(slug)}>
              {t('shown')}
            </TextLink>
          ) : null}
        </Row>
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
              <Button
                isSmall
                variant="second"
                aria-expanded={isOpen}
                aria-describedby={headingId}
                onClick={() => setOpen(!isOpen)}
              >
                {t(isOpen ? 'less' : 'more')}
              </Button>
            </Row>
            <ArticleMoves article={article} />
          </>
        )}
        {isOpen && !isEdited ? (
          <div className={deskStyles.part}>
            <ArticlePreview text={article} markdown={markdown} />
            <h4>{t('log')}</h4>
            <ChangeList record={articlePath(slug)} />
          </div>
        ) : null}
      </article>
    </li>
  );
}
