import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { altLength, pictureCaptionLength } from '@/entities/content/album';
import { ChipsField, TextAreaField, TextField } from '@/shared/ui/form';
import type { PictureValues } from '../../model/picture-form';

/** Labels of the fields of a picture, in their order. */
export function usePictureLabels() {
  const { t } = useTranslation('album-desk');
  return {
    alt: t('picture.alt'),
    caption: t('picture.caption'),
    child: t('picture.child'),
    consentBy: t('picture.consentBy'),
    consentOn: t('picture.consentOn'),
    until: t('picture.until'),
  };
}

/** What is written of a picture, and the consent when a child is in it. */
export function PictureFields<Given>({ form }: { form: UseFormReturn<PictureValues, unknown, Given> }) {
  const { t } = useTranslation('album-desk');
  const labels = usePictureLabels();
  const child = useWatch({ control: form.control, name: 'child' });
  return (
    <>
      <TextAreaField
        form={form}
        name="alt"
        rows={2}
        label={labels.alt}
        hint={t('picture.altHint', { max: altLength })}
      />
      <TextAreaField
        form={form}
        name="caption"
        rows={2}
        isOptional
        label={labels.caption}
        hint={t('picture.captionHint', { max: pictureCaptionLength })}
      />
      <ChipsField
        form={form}
        name="child"
        type="radio"
        label={labels.child}
        hint={t('picture.childHint')}
        options={[
          { value: 'yes', label: t('picture.yes') },
          { value: 'no', label: t('picture.no') },
        ]}
      />
      {child === 'yes' ? (
        <>
          <TextField
            form={form}
            name="consentBy"
            label={labels.consentBy}
            hint={t('picture.consentByHint')}
            autoComplete="off"
          />
          <TextField form={form} name="consentOn" type="date" isShort label={labels.consentOn} />
          <TextField
            form={form}
            name="until"
            type="date"
            isShort
            label={labels.until}
            hint={t('picture.untilHint')}
          />
        </>
      ) : null}
    </>
  );
}
