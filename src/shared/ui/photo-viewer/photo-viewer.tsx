import { Dialog, Icon, ToolButton } from 'design-system';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OpenPhoto } from './open-photo';
import type { ViewedPhoto } from './use-open-photo';
import styles from './photo-viewer.module.css';

export interface PhotoViewerProps {
  photos: readonly ViewedPhoto[];
  /** Index of the open photo; null while the viewer is closed. */
  at: number | null;
  onChange: (at: number | null) => void;
}

/**
 * Shows one photo at a time over the whole screen: enlarged by buttons, wheel, pinch or keys, turned and
 * moved. A swipe over a whole photo leads to the next one. With the data saver on, a photo that is not on the
 * device names its price and waits for a tap. The page loads the namespaces `photos` and, for such photos,
 * `data`.
 */
export function PhotoViewer({ photos, at, onChange }: PhotoViewerProps) {
  const { t } = useTranslation('photos');
  const titleId = useId();
  const photo = at === null ? undefined : photos[at];
  const step = (by: -1 | 1) => {
    if (at !== null && photos[at + by]) onChange(at + by);
  };
  const title = t('viewer.title', { number: (at ?? 0) + 1, count: photos.length });
  return (
    <Dialog
      isOpen={photo !== undefined}
      onClose={() => onChange(null)}
      aria-labelledby={titleId}
      className={styles.viewer}
    >
      <div className={styles.layout}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <ToolButton onClick={() => onChange(null)}>
            <Icon name="close" />
            {t('viewer.close')}
          </ToolButton>
        </div>
        {photo ? <OpenPhoto key={photo.id} photo={photo} alt={photo.alt ?? title} onStep={step} /> : null}
        {photo?.caption ? <p className={styles.caption}>{photo.caption}</p> : null}
        {photos.length < 2 ? null : (
          <div className={styles.tools}>
            <ToolButton aria-disabled={at === 0} onClick={() => step(-1)}>
              {t('viewer.before')}
            </ToolButton>
            <ToolButton aria-disabled={at === photos.length - 1} onClick={() => step(1)}>
              {t('viewer.next')}
            </ToolButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}
