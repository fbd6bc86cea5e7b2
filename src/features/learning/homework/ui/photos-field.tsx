import { Field, RuledList, TextInput } from 'design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumPictures, pictureTypes, type Attachments } from '@/shared/drafts';
import { CropDialog, PhotoItem, type CroppedPhoto } from '@/shared/ui/chosen-photo';
import { useFieldId } from '@/shared/ui/form';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import styles from './photos-field.module.css';

export interface PhotosFieldProps {
  photos: Attachments;
  onAdd: () => void;
}

/** Picture input, with a list of the chosen pictures as they are sent. The page loads `photos`. */
export function PhotosField({ photos, onAdd }: PhotosFieldProps) {
  const { t } = useTranslation('homework');
  const { items, problems, isWorking, add, accept, remove, straighten, wholeOf } = photos;
  const id = useFieldId()('photos');
  const input = useRef<HTMLInputElement>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const [cropped, setCropped] = useState<(CroppedPhoto & { readonly id: string }) | null>(null);
  const takeChosen = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || !input.current) return;
    // Reset the input, so that the same file can be chosen again after it was removed.
    input.current.value = '';
    onAdd();
    void add(files);
  }, [add, onAdd]);
  // Files that were chosen before hydration.
  useEffect(() => takeChosen(), [takeChosen]);
  const openCrop = async (photoId: string) => {
    const whole = await wholeOf(photoId);
    if (whole) setCropped({ ...whole, id: photoId });
  };

  const problem = problems.map(({ name, kind }) => t(`photos.problems.${kind}`, { name })).join(' ');
  return (
    <div>
      <Field
        id={id}
        label={t('photos.label')}
        optional={t('photos.optional', { count: maximumPictures })}
        hint={t('photos.hint')}
        error={problem || undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            className={styles.input}
            onChange={takeChosen}
          />
        )}
      </Field>
      <p role="status" className={styles.working}>
        {isWorking ? t('photos.working') : null}
      </p>
      {items.length === 0 ? null : (
        <RuledList className={styles.list} aria-label={t('photos.label')}>
          {items.map((photo, index) => (
            <PhotoItem
              key={photo.id}
              photo={photo}
              onLook={() => setLookedAt(index)}
              onStraighten={() => void openCrop(photo.id)}
              onRemove={() => {
                void remove(photo.id);
                input.current?.focus();
              }}
              onAccept={() => void accept(photo.id)}
            />
          ))}
        </RuledList>
      )}
      <PhotoViewer
        photos={items.map((photo) => ({
          id: photo.id,
          bytes: photo.file.size,
          isOnDevice: true,
          load: () => Promise.resolve(photo.file),
        }))}
        at={lookedAt}
        onChange={setLookedAt}
      />
      <CropDialog
        photo={cropped}
        onUse={(how) => {
          if (cropped) void straighten(cropped.id, how);
          setCropped(null);
        }}
        onClose={() => setCropped(null)}
      />
    </div>
  );
}
