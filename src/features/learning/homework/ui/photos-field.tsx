import { Field, Icon, RuledList, TextInput, ToolButton } from 'design-system';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { maximumPictures, pictureTypes, type Attachments } from '@/shared/drafts';
import { useFieldId } from '@/shared/ui/form';
import styles from './photos-field.module.css';

export interface PhotosFieldProps {
  photos: Attachments;
  onAdd: () => void;
}

/** Picture input, with a list of the chosen pictures: preview, size and remove button. */
export function PhotosField({ photos, onAdd }: PhotosFieldProps) {
  const { t } = useTranslation('homework');
  const { items, problems, isWorking, add, remove } = photos;
  const id = useFieldId()('photos');
  const input = useRef<HTMLInputElement>(null);
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
