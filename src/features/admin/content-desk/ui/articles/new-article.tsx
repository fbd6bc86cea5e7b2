import { textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Markdown } from '@/entities/content/guide';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddArticleMutation } from '../../api/article-desk-api';
import { articleFormSchema, articleValues } from '../../model/article-form';
import { useNewText } from '../use-new-text';
import { ArticleFields, useArticleLabels } from './article-fields';

interface NewArticleProps {
  markdown: Markdown;
  /** Addresses of guides and articles. */
  taken: readonly string[];
  onClose: () => void;
}

/** Begins an article. It keeps a draft on the device until it is saved. */
export function NewArticle({ markdown, taken, onClose }: NewArticleProps) {
  const { t } = useTranslation('article-desk');
  const by = useStaff();
  const [add, { error, isLoading }] = useAddArticleMutation();
  const [empty] = useState(() => articleValues(null, { author: t('form.usualAuthor'), today: today() }));
  const { form, draft, onSubmit } = useNewText({
    name: `article-new.${by.userId}`,
    empty,
    taken,
    schemaOf: (slugs) => articleFormSchema(markdown, slugs),
    add: ({ slug, basis: _new, ...facts }) => add({ by, slug, facts }),
    onDone: onClose,
  });
  const labels = useArticleLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('open')}
      labels={labels}
      error={error}
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <ArticleFields form={form} draft={draft} markdown={markdown} hasSlug />
      <p className={textStyles.soft}>{t('form.draft')}</p>
    </OpenedForm>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);
