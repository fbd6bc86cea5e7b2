import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { albumCaptionLength } from '@/entities/content/album';
import { TextAreaField, TextField } from '@/shared/ui/form';
import type { AlbumValues } from '../../model/album-form';
import { SlugField } from '../slug-field';

/** Labels of the fields of an album, in their order. */
export function useAlbumLabels() {
  const { t } = useTranslation('album-desk');
  return {
    title: t('form.title'),
    slug: t('form.slug'),
    caption: t('form.caption'),
    place: t('form.place'),
    day: t('form.day'),
  };
}

interface AlbumFieldsProps<Given> {
  form: UseFormReturn<AlbumValues, unknown, Given>;
  /** The address of an album stays as it is. */
  hasSlug: boolean;
}

/** What is written of an album. */
export function AlbumFields<Given>({ form, hasSlug }: AlbumFieldsProps<Given>) {
  const { t } = useTranslation('album-desk');
  const labels = useAlbumLabels();
  return (
    <>
      <TextField form={form} name="title" label={labels.title} autoComplete="off" />
      {hasSlug ? <SlugField form={form} label={labels.slug} hint={t('form.slugHint')} /> : null}
      <TextAreaField
        form={form}
        name="caption"
        rows={3}
        label={labels.caption}
        hint={t('form.captionHint', { max: albumCaptionLength })}
      />
      <TextField
        form={form}
        name="place"
        label={labels.place}
        hint={t('form.placeHint')}
        autoComplete="off"
      />
      <TextField form={form} name="day" type="date" isShort label={labels.day} />
    </>
  );
}
