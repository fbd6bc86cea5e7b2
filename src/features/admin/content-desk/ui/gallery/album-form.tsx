import { textStyles } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { Album } from '@/entities/content/album';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useEditAlbumMutation } from '../../api/album-desk-api';
import { albumFormSchema, albumValues } from '../../model/album-form';
import { today } from '../../model/today';
import { ChangedFields } from '../changed-fields';
import { AlbumFields, useAlbumLabels } from './album-fields';

interface AlbumFormProps {
  album: Album;
  onClose: () => void;
}

/** Edits an album. It keeps a draft. What somebody else saves meanwhile is shown, and not overwritten. */
export function AlbumForm(props: AlbumFormProps) {
  const { opened, turn, reopen } = useOpened(props.album);
  return <OpenAlbumForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenAlbumFormProps extends AlbumFormProps {
  opened: Album;
  onFresh: () => void;
}

const schema = albumFormSchema([], today);

function OpenAlbumForm({ album, opened, onClose, onFresh }: OpenAlbumFormProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditAlbumMutation();
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `album.${by.userId}.${album.slug}`,
    record: album,
    schema,
    empty: albumValues(opened),
    save: async ({ basis: _basis, slug: _slug, ...facts }) => {
      const { data } = await edit({ by, album, facts });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = useAlbumLabels();
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
          <Changed from={opened} to={album} />
        </OutdatedNote>
      }
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <AlbumFields form={form} hasSlug={false} />
      {album.state === 'published' ? <p className={textStyles.soft}>{t('form.live')}</p> : null}
    </OpenedForm>
  );
}

/** What somebody else has changed: each field that differs, as it stands now. */
function Changed({ from, to }: { from: Album; to: Album }) {
  const { t } = useTranslation(['album-desk', 'admin']);
  const { slug: _slug, ...labels } = useAlbumLabels();
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const pictures = (album: Album) => t('pictureCount', { count: album.pictures.length });
  return (
    <ChangedFields
      fields={[
        ...names.map((name) => ({ label: labels[name], was: from[name], is: to[name] })),
        { label: t('pictures'), was: pictures(from), is: pictures(to) },
        { label: t('state'), was: t(`admin:states.${from.state}`), is: t(`admin:states.${to.state}`) },
      ]}
    />
  );
}
