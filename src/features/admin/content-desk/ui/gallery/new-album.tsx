import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddAlbumMutation } from '../../api/album-desk-api';
import { albumFormSchema, emptyAlbum } from '../../model/album-form';
import { today } from '../../model/today';
import { useNewText } from '../use-new-text';
import { AlbumFields, useAlbumLabels } from './album-fields';

interface NewAlbumProps {
  /** Slugs of albums that are there. */
  taken: readonly string[];
  onClose: () => void;
}

/** Begins an album. It keeps a draft on the device until it is saved. */
export function NewAlbum({ taken, onClose }: NewAlbumProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const [add, { error, isLoading }] = useAddAlbumMutation();
  const { form, draft, onSubmit } = useNewText({
    name: `album-new.${by.userId}`,
    empty: emptyAlbum,
    taken,
    schemaOf: (slugs) => albumFormSchema(slugs, today),
    add: ({ slug, basis: _new, ...facts }) => add({ by, slug, facts }),
    onDone: onClose,
  });
  const labels = useAlbumLabels();
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
      <AlbumFields form={form} hasSlug />
      <p className={textStyles.soft}>{t('form.draft')}</p>
    </OpenedForm>
  );
}
