import { Button, Field, Icon, Note, Row, RuledList, TextInput, ToolButton } from 'design-system';
import { lazy, Suspense, useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pictureTypes, type Attachments } from '@/shared/drafts';
import { CropDialog, PhotoItem, type CroppedPhoto } from '@/shared/ui/chosen-photo';
import { TextField, useFieldId } from '@/shared/ui/form';
import { PhotoViewer } from '@/shared/ui/photo-viewer';
import { freeSlots, keepsFields, wordsFields, type AnswerPictureInput } from '../model/answer-picture-input';
import { pictureSlots, type AnswerPictures, type PictureSlot } from '../model/answer-pictures';
import styles from './answer-fields.module.css';
import type { DrawingDialogProps } from './drawing-dialog';

const DrawingDialog = lazy(async () => {
  try {
    return {
      default: (await import(/* webpackChunkName: "homework-drawing" */ './drawing-dialog')).DrawingDialog,
    };
  } catch {
    return { default: NoDrawing };
  }
});

/** The paper could not be loaded. */
function NoDrawing({ isOpen }: DrawingDialogProps) {
  const { t } = useTranslation('homework-answer');
  return isOpen ? (
    <Note tone="call" role="status">
      <p>{t('drawing.unread')}</p>
    </Note>
  ) : null;
}

export interface PicturesFieldProps {
  form: UseFormReturn<AnswerPictureInput>;
  photos: Attachments;
  /** Pictures of the answer that is put right. */
  earlier?: AnswerPictures | undefined;
}

/**
 * Pictures of an answer, photographed or drawn, each with a line that describes it. The page loads the
 * namespaces `homework-answer` and `photos`.
 */
export function PicturesField({ form, photos, earlier }: PicturesFieldProps) {
  const { t } = useTranslation('homework-answer');
  const { items, problems, isWorking, add, accept, remove, straighten, wholeOf } = photos;
  const id = useFieldId()('pictures');
  const input = useRef<HTMLInputElement>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const [cropped, setCropped] = useState<(CroppedPhoto & { readonly id: string }) | null>(null);
  const [isDrawing, setDrawing] = useState<boolean | null>(null);
  const values = useWatch({ control: form.control }) as AnswerPictureInput;
  const free = freeSlots(values, { chosen: items, earlier });
  const takeChosen = () => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || !input.current) return;
    // The same file can be chosen again after it was removed.
    input.current.value = '';
    void add(files, free);
  };
  const openCrop = async (photoId: string) => {
    const whole = await wholeOf(photoId);
    if (whole) setCropped({ ...whole, id: photoId });
  };
  /** Frees a place, and its description. */
  const leaveOut = (slot: PictureSlot, photoId: string | null) => {
    if (photoId === null) form.setValue(keepsFields[slot], false, { shouldDirty: true });
    else void remove(photoId);
    form.setValue(wordsFields[slot], '', { shouldDirty: true });
    form.clearErrors(wordsFields[slot]);
    input.current?.focus();
  };
  const describe = (slot: PictureSlot) => (
    <TextField
      form={form}
      name={wordsFields[slot]}
      label={t(`pictures.words.${slot}`)}
      hint={t('pictures.wordsHint')}
      autoComplete="off"
    />
  );
  const problem = problems.map(({ name, kind }) => t(`pictures.problems.${kind}`, { name })).join(' ');
  const isFull = free.length === 0;
  return (
    <fieldset className={styles.parts}>
      <legend>
        <b>{t('pictures.legend')}</b>
      </legend>
      <p className={styles.hint}>{t('pictures.hint')}</p>
      {isFull ? <p className={styles.hint}>{t('pictures.full')}</p> : null}
      <Field
        id={id}
        label={t('pictures.label')}
        optional={t('pictures.optional')}
        hint={t('pictures.types')}
        error={problem || undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            className={styles.file}
            onChange={takeChosen}
          />
        )}
      </Field>
      <Row>
        <Button variant="second" isSmall disabled={isFull} onClick={() => setDrawing(true)}>
          {t('pictures.draw')}
        </Button>
      </Row>
      <p role="status" className={styles.working}>
        {isWorking ? t('pictures.working') : null}
      </p>
      {isFull || free.length < pictureSlots.length ? (
        <RuledList aria-label={t('pictures.legend')}>
          {pictureSlots.map((slot) => {
            const index = items.findIndex(({ kind }) => kind === slot);
            const photo = items[index];
            if (photo)
              return (
                <PhotoItem
                  key={photo.id}
                  photo={photo}
                  onLook={() => setLookedAt(index)}
                  onStraighten={photo.type === 'image/png' ? null : () => void openCrop(photo.id)}
                  onRemove={() => leaveOut(slot, photo.id)}
                  onAccept={() => void accept(photo.id)}
                >
                  {describe(slot)}
                </PhotoItem>
              );
            if (free.includes(slot)) return null;
            return (
              <li key={slot} className={styles.earlier}>
                <p>{t(`pictures.earlier.${slot}`)}</p>
                <Row>
                  <ToolButton onClick={() => leaveOut(slot, null)}>
                    <Icon name="close" />
                    {t(`pictures.leaveOut.${slot}`)}
                  </ToolButton>
                </Row>
                {describe(slot)}
              </li>
            );
          })}
        </RuledList>
      ) : null}
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
      {isDrawing === null ? null : (
        <Suspense>
          <DrawingDialog
            isOpen={isDrawing}
            onUse={(drawing) => {
              setDrawing(false);
              void add([drawing], free);
            }}
            onClose={() => setDrawing(false)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
