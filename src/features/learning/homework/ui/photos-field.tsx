import { Field, Icon, RuledList, TextInput, ToolButton } from 'design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumPictures, pictureTypes, type Attachments } from '@/shared/drafts';
import { useFieldId } from '@/shared/ui/form';
import styles from './photos-field.module.css';

export interface PhotosFieldProps {
  photos: Attachments;
  /** Called when pictures are added. */
  onAdd: () => void;
}

/** Pictures from the camera or the gallery, each with its size and a way to remove it. */
export function PhotosField({ photos, onAdd }: PhotosFieldProps) {
  const { t } = useTranslation('homework');
  const { items, problems, isWorking, add, remove } = photos;
  const id = useFieldId()('photos');
  const input = useRef<HTMLInputElement>(null);
  const takeChosen = useCallback(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0 || !input.current) return;
    // Chosen once: the same file can be chosen again after it was removed.
    input.current.value = '';
    onAdd();
    void add(files);
  }, [add, onAdd]);
  // Chosen before the form was awake.
  useEffect(() => takeChosen(), [takeChosen]);

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
          {items.map(({ id, name, file, url }) => (
            <li key={id} className={styles.item}>
              <img src={url} alt="" className={styles.picture} />
              <span className={styles.name}>
                {name}
                <small>{t('photos.size', { size: Math.max(1, Math.round(file.size / 1000)) })}</small>
              </span>
              <ToolButton
                aria-label={t('photos.removeOne', { name })}
                onClick={() => {
                  void remove(id);
                  input.current?.focus();
                }}
              >
                <Icon name="close" />
                {t('photos.remove')}
              </ToolButton>
            </li>
          ))}
        </RuledList>
      )}
    </div>
  );
}
