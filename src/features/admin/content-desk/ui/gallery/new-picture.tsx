import { Note } from 'design-system';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Album } from '@/entities/content/album';
import { useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { OpenedForm, useDraftedForm } from '@/shared/drafts';
import { FormSummary } from '@/shared/ui/form';
import { useAddPicture } from '../../api/use-add-picture';
import { emptyPicture, pictureFormSchema, pictureOf } from '../../model/picture-form';
import { today } from '../../model/today';
import { PictureFields, usePictureLabels } from './picture-fields';
import { PictureFileField } from './picture-file-field';
import { usePictureFile } from './use-picture-file';

const schema = pictureFormSchema(today);

interface NewPictureProps {
  album: Album;
  onClose: () => void;
}

/** Adds a picture to an album. What is typed keeps a draft on the device; the file is chosen again. */
export function NewPicture({ album, onClose }: NewPictureProps) {
  const { t } = useTranslation('album-desk');
  const by = useStaff();
  const file = usePictureFile();
  const input = useRef<HTMLInputElement>(null);
  const [isTried, setTried] = useState(false);
  const { add, isSending, error, isOutdated } = useAddPicture(album, by);
  const { form, draft, onSubmit } = useDraftedForm({
    name: { form: `picture-new.${by.userId}.${album.slug}`, version: 1, isOfAccount: true },
    schema,
    empty: emptyPicture,
    hasSummary: true,
    action: {
      run: async (given) => {
        if (!file.chosen || file.isWorking) {
          // It stands above the screen of a phone, and no summary names it.
          input.current?.focus();
          return false;
        }
        return add({ ...pictureOf(given), chosen: file.chosen });
      },
    },
    onDone: onClose,
  });
  const labels = usePictureLabels();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    setTried(true);
    onSubmit(event);
  };
  return (
    <OpenedForm
      draft={draft}
      className={deskStyles.form}
      onSubmit={submit}
      aria-label={t('picture.open')}
      labels={labels}
      error={error}
      notice={
        isOutdated ? (
          <Note tone="call" role="alert">
            <p>{t('overtaken')}</p>
          </Note>
        ) : null
      }
      send={t('picture.save')}
      leave={t('leave')}
      isSending={isSending}
      onClose={onClose}
    >
      <FormSummary form={form} labels={labels} />
      <PictureFileField file={file} isMissing={isTried} input={input} />
      <PictureFields form={form} />
    </OpenedForm>
  );
}
