import { useTranslation } from 'react-i18next';
import type { Album, OfficePicture } from '@/entities/content/album';
import { useStaff } from '@/entities/session';
import { deskStyles, OutdatedNote } from '@/shared/desk';
import { OpenedForm, useOpened, useVersionForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useEditPictureMutation } from '../../api/album-desk-api';
import { pictureFormSchema, pictureOf, pictureValues, type PictureValues } from '../../model/picture-form';
import { today } from '../../model/today';
import { ChangedFields } from '../changed-fields';
import { PictureFields, usePictureLabels } from './picture-fields';

const schema = pictureFormSchema(today);

interface PictureFormProps {
  album: Album;
  stored: OfficePicture;
  onClose: () => void;
}

/** Edits what is written of a picture. What somebody else saves meanwhile is shown, and not overwritten. */
export function PictureForm(props: PictureFormProps) {
  const { opened, turn, reopen } = useOpened(props.stored);
  return <OpenPictureForm key={turn} {...props} opened={opened} onFresh={reopen} />;
}

interface OpenPictureFormProps extends PictureFormProps {
  opened: OfficePicture;
  onFresh: () => void;
}

function OpenPictureForm({ album, stored, opened, onClose, onFresh }: OpenPictureFormProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const [edit, { error, isLoading }] = useEditPictureMutation();
  const empty = pictureValues(opened);
  const { picture, consent, lastChange } = stored;
  const { form, draft, onSubmit, version } = useVersionForm({
    name: `picture.${by.userId}.${picture.id}`,
    record: stored,
    schema,
    empty,
    save: async (given) => {
      const of = { id: picture.id, hasConsent: consent !== null };
      const { data } = await edit({
        by,
        album: { ...album, lastChange },
        picture: of,
        ...pictureOf(given),
      });
      return data === 'saved';
    },
    onDone: onClose,
  });
  const labels = usePictureLabels();
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={onSubmit}
      aria-label={t('picture.edit')}
      labels={labels}
      error={error}
      notice={
        <OutdatedNote words={t('picture.outdated')} isSending={isLoading} {...{ version, draft, onFresh }}>
          <Changed from={empty} to={pictureValues(stored)} />
        </OutdatedNote>
      }
      send={t('form.save')}
      leave={t('leave')}
      isSending={isLoading}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <PictureFields form={form} />
    </OpenedForm>
  );
}

/** What somebody else has changed of this picture: each field that differs, as it stands now. */
function Changed({ from, to }: { from: PictureValues; to: PictureValues }) {
  const { t } = useTranslation('album-desk');
  const labels = usePictureLabels();
  const names = Object.keys(labels) as (keyof typeof labels)[];
  const wordsOf = (values: PictureValues, name: keyof typeof labels) =>
    name === 'child' ? t(values.child === 'yes' ? 'picture.yes' : 'picture.no') : values[name];
  return (
    <ChangedFields
      fields={names.map((name) => ({ label: labels[name], was: wordsOf(from, name), is: wordsOf(to, name) }))}
    />
  );
}
