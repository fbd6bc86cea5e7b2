import { textStyles } from 'design-system';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Article, ArticleFacts } from '@/entities/content/article';
import type { Markdown } from '@/entities/content/guide';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useEditArticleMutation } from '../../api/article-desk-api';
import { articleFormSchema, articleValues } from '../../model/article-form';
import { ChangedFields } from '../changed-fields';
import { ArticleFields, useArticleLabels } from './article-fields';

interface ArticleFormProps {
  article: Article;
  markdown: Markdown;
  onClose: () => void;
}

/** Edits an article. It keeps a draft. What somebody else saves meanwhile is shown, and not overwritten. */
export function ArticleForm(props: ArticleFormProps) {
  const { opened, turn, reopen } = useOpened(props.article);
  return <OpenArticleForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenArticleFormProps extends ArticleFormProps {
  opened: Article;
  onFresh: () => void;
}

function OpenArticleForm({ article, opened, markdown, onClose, onFresh }: OpenArticleFormProps) {
  const { t } = useTranslation('article-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditArticleMutation();
  const schema = useMemo(() => articleFormSchema(markdown, []), [markdown]);
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `article.${by.userId}.${article.slug}`,
    record: article,
    schema,
    empty: articleValues(opened, { author: '', today: '' }),
    save: async ({ basis: lastChange, slug, ...facts }) => {
      const { data } = await edit({ by, article: { slug, lastChange }, facts });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = useArticleLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('form.edit')}
      labels={labels}
      error={error}
      notice={
        <OutdatedNote words={t('outdated')} isSending={isLoading} {...{ version, draft, onFresh }}>
          <Changed from={opened} to={article} />
        </OutdatedNote>
      }
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <ArticleFields form={form} draft={draft} markdown={markdown} hasSlug={false} />
      {article.state === 'published' ? <p className={textStyles.soft}>{t('form.live')}</p> : null}
    </OpenedForm>
  );
}

/** What somebody else has changed: each field that differs, as it stands now. */
function Changed({ from, to }: { from: ArticleFacts; to: ArticleFacts }) {
  const { slug: _slug, ...labels } = useArticleLabels();
  const names = Object.keys(labels) as (keyof ArticleFacts)[];
  return (
    <ChangedFields fields={names.map((name) => ({ label: labels[name], was: from[name], is: to[name] }))} />
  );
}
