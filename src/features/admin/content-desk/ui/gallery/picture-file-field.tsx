import { Field, TextInput } from 'design-system';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import { pictureTypes } from '@/shared/drafts';
import { useFieldId } from '@/shared/ui/form';
import styles from './gallery.module.css';
import type { usePictureFile } from './use-picture-file';

interface PictureFileFieldProps {
  file: ReturnType<typeof usePictureFile>;
  /** Saving was tried without a picture. */
  isMissing: boolean;
  /** The control, focused by the form where the picture is missing. */
  input: RefObject<HTMLInputElement | null>;
}

/** Chooses a picture and shows the small copy that was made of it, with what both weigh. */
export function PictureFileField({ file, isMissing, input }: PictureFileFieldProps) {
  const { t } = useTranslation(['album-desk', 'validation']);
  const { size } = useDataPrice();
  const id = useFieldId()('file');
  const { chosen, problem, isWorking, choose } = file;
  const missing = isMissing && !chosen ? t('picture.fileMissing') : undefined;
  return (
    <>
      <Field
        id={id}
        label={t('picture.file')}
        hint={t('picture.fileHint')}
        error={problem ? t(`picture.problems.${problem.kind}`, { name: problem.name }) : missing}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            className={styles.file}
            onChange={({ target }) => {
              const [first] = target.files ?? [];
              if (first) void choose(first);
              // So that a refused file is not named here, and can be chosen again.
              target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status">{isWorking ? t('picture.working') : null}</p>
      {chosen ? (
        <figure className={styles.chosen}>
          <img
            src={chosen.url}
            alt={t('picture.chosen')}
            width={chosen.copies.width}
            height={chosen.copies.height}
            className={styles.thumb}
          />
          <figcaption>
            {t('picture.sizes', {
              list: size(chosen.copies.small.size),
              opened: size(chosen.copies.large.size),
            })}
          </figcaption>
        </figure>
      ) : null}
    </>
  );
}
