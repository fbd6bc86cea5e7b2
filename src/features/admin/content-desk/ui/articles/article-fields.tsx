import { useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bodyLength } from '@/entities/content/article';
import type { Markdown, TextPicture } from '@/entities/content/guide';
import { readerGroups } from '@/shared/choices';
import { SelectField, TextAreaField, TextField } from '@/shared/ui/form';
import type { ArticleValues } from '../../model/article-form';
import { putParagraph } from '../../model/put-paragraph';
import { BesidePreview } from '../beside-preview';
import { SlugField } from '../slug-field';
import { ArticlePreview } from './article-preview';
import { PutInPicture } from './put-in-picture';

/** Labels of the fields of an article, in their order. */
export function useArticleLabels() {
  const { t } = useTranslation('article-desk');
  return {
    title: t('form.title'),
    slug: t('form.slug'),
    summary: t('form.summary'),
    body: t('form.body'),
    sources: t('form.sources'),
    readers: t('form.readers'),
    author: t('form.author'),
    checkedOn: t('form.checkedOn'),
    checkAgainBy: t('form.checkAgainBy'),
  };
}

interface ArticleFieldsProps<Given> {
  form: UseFormReturn<ArticleValues, unknown, Given>;
  draft: { readonly keep: () => void };
  markdown: Markdown;
  /** The address of an article stays as it is. */
  hasSlug: boolean;
}

/** What is written of an article, beside its preview; on a phone the preview comes below. */
export function ArticleFields<Given>({ form, draft, markdown, hasSlug }: ArticleFieldsProps<Given>) {
  const { t } = useTranslation(['article-desk', 'blog']);
  const labels = useArticleLabels();
  const [title, summary, body, author] = useWatch({
    control: form.control,
    name: ['title', 'summary', 'body', 'author'],
  });
  /** Where the cursor was last in the text; at first behind all of it. */
  const cursor = useRef(bodyLength);
  const putIn = (picture: TextPicture) => {
    form.setValue(
      'body',
      putParagraph(form.getValues('body'), markdown.pictureLine(picture), cursor.current),
    );
    draft.keep();
  };
  return (
    <BesidePreview preview={<ArticlePreview text={{ title, summary, body, author }} markdown={markdown} />}>
      <TextField form={form} name="title" label={labels.title} autoComplete="off" />
      {hasSlug ? <SlugField form={form} label={labels.slug} hint={t('form.slugHint')} /> : null}
      <TextAreaField
        form={form}
        name="summary"
        rows={2}
        label={labels.summary}
        hint={t('form.summaryHint')}
      />
      <TextAreaField
        form={form}
        name="body"
        rows={14}
        label={labels.body}
        hint={t('form.bodyHint', { max: bodyLength })}
        onSelect={({ currentTarget }) => (cursor.current = currentTarget.selectionEnd)}
      />
      <PutInPicture onChosen={putIn} />
      <TextAreaField
        form={form}
        name="sources"
        rows={3}
        isOptional
        label={labels.sources}
        hint={t('form.sourcesHint')}
      />
      <SelectField form={form} name="readers" label={labels.readers}>
        {readerGroups.map((readers) => (
          <option key={readers} value={readers}>
            {t(`blog:readers.${readers}`)}
          </option>
        ))}
      </SelectField>
      <TextField form={form} name="author" label={labels.author} autoComplete="off" />
      <TextField form={form} name="checkedOn" type="date" isShort label={labels.checkedOn} />
      <TextField form={form} name="checkAgainBy" type="date" isShort label={labels.checkAgainBy} />
    </BesidePreview>
  );
}
