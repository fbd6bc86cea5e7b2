import { textStyles } from 'design-system';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddAlbumMutation } from '../../api/album-desk-api';
import { albumFormSchema, emptyAlbum } from '../../model/album-form';
import { today } from '../../model/today';
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
  // Somebody may have taken an address since the list was read.
  const [justTaken, setTaken] = useState<readonly string[]>([]);
  const schema = useMemo(() => albumFormSchema([...taken, ...justTaken], today), [taken, justTaken]);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `album-new.${by.userId}`, version: 1, isOfAccount: true },
    schema,
    empty: emptyAlbum,
    hasSummary: true,
    action: {
      run: async ({ slug, basis: _new, ...facts }) => {
        const { data } = await add({ by, slug, facts });
        if (data === 'taken') setTaken((others) => [...others, slug]);
        return data === 'saved';
      },
    },
    onDone: onClose,
  });
  useEffect(() => {
    if (justTaken.length > 0) void form.trigger('slug', { shouldFocus: true });
  }, [justTaken, form]);
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
