import { Button, Dialog, Icon, Row, ToolButton } from 'design-system';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { edges, moveEdge, notStraightened, turn, type Straightening } from '@/shared/pictures';
import { CropStage } from './crop-stage';
import styles from './crop-dialog.module.css';

/** A photo to turn and crop, and how that was done last. */
export interface CroppedPhoto {
  readonly file: Blob;
  readonly how: Straightening;
}

interface CropDialogProps {
  /** Null while the dialog is closed. */
  photo: CroppedPhoto | null;
  onUse: (how: Straightening) => void;
  onClose: () => void;
}

/** Turns a photo by quarters and crops it, by dragging or with four sliders. */
export function CropDialog({ photo, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation('photos');
  const titleId = useId();
  return (
    <Dialog isOpen={photo !== null} onClose={onClose} aria-labelledby={titleId} className={styles.dialog}>
      <h2 id={titleId} className={styles.title}>
        {t('cropping.heading')}
      </h2>
      {photo ? <Cropping photo={photo} onUse={onUse} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Cropping({ photo, onUse, onClose }: CropDialogProps & { photo: CroppedPhoto }) {
  const { t } = useTranslation('photos');
  const [how, setHow] = useState(photo.how);
  const url = useObjectUrl(photo.file);
  return (
    <div className={styles.parts}>
      <p>{t('cropping.words')}</p>
      {url === null ? null : <CropStage url={url} how={how} onChange={setHow} />}
      <Row className={styles.turns}>
        <ToolButton onClick={() => setHow(turn(how, 'back'))}>
          <span className={styles.mirrored}>
            <Icon name="turn" />
          </span>
          {t('cropping.turnBack')}
        </ToolButton>
        <ToolButton onClick={() => setHow(turn(how, 'clockwise'))}>
          <Icon name="turn" />
          {t('cropping.turnClockwise')}
        </ToolButton>
        <ToolButton onClick={() => setHow(notStraightened)}>{t('cropping.whole')}</ToolButton>
      </Row>
      <div className={styles.sliders}>
        {edges.map((edge) => (
          <label key={edge} className={styles.slider}>
            {t(`cropping.edges.${edge}`)}
            <input
              type="range"
              min={0}
              max={90}
              step={1}
              value={Math.round(how[edge] * 100)}
              aria-valuetext={t('cropping.cut', { percent: Math.round(how[edge] * 100) })}
              onChange={({ target }) => setHow(moveEdge(how, edge, Number(target.value) / 100))}
            />
          </label>
        ))}
      </div>
      <Row>
        <Button isSmall onClick={() => onUse(how)}>
          {t('cropping.use')}
        </Button>
        <Button isSmall variant="second" onClick={onClose}>
          {t('cropping.leave')}
        </Button>
      </Row>
    </div>
  );
}

/** Object URL of a file for as long as the component is mounted; null before the first effect. */
function useObjectUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // The URL lives as long as this effect: rendering alone must create none.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
