import { Button, Icon, ToolButton } from 'design-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDataPrice } from '@/shared/data-price';
import {
  fittingScale,
  movePhoto,
  turnPhoto,
  wholePhoto,
  zoomPhoto,
  type Frame,
  type PhotoView,
} from './photo-view';
import { useOpenPhoto, type ViewedPhoto } from './use-open-photo';
import { usePhotoGestures } from './use-photo-gestures';
import styles from './photo-viewer.module.css';

const zoomStep = 1.5;
/** How far an arrow key moves the photo, in CSS pixels. */
const stepPx = 60;

const arrows: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: stepPx, y: 0 },
  ArrowRight: { x: -stepPx, y: 0 },
  ArrowUp: { x: 0, y: stepPx },
  ArrowDown: { x: 0, y: -stepPx },
};

interface OpenPhotoProps {
  photo: ViewedPhoto;
  alt: string;
  /** Goes to the photo before (-1) or to the next one (1), where there is one. */
  onStep: (by: -1 | 1) => void;
}

/** One photo with its tools. Mounted anew for each photo, so that only one is in memory. */
export function OpenPhoto({ photo, alt, onStep }: OpenPhotoProps) {
  const { t } = useTranslation('photos');
  const opened = useOpenPhoto(photo);
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const [view, setView] = useState<PhotoView>(wholePhoto);
  const [frame, setFrame] = useState<Frame | null>(null);
  const measure = () => {
    const [box, shown] = [stage.current, image.current];
    if (!box || !shown || shown.naturalWidth === 0) return;
    setFrame({
      stage: { width: box.clientWidth, height: box.clientHeight },
      photo: { width: shown.naturalWidth, height: shown.naturalHeight },
    });
  };
  const change = (next: (view: PhotoView, frame: Frame) => PhotoView) => {
    if (frame) setView((current) => next(current, frame));
  };
  const gestures = usePhotoGestures(stage, change, view.zoom === 1 ? onStep : null);
  const zoom = (factor: number) => change((current, of) => zoomPhoto(current, of, factor));
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = arrows[event.key];
    if (event.key === '+' || event.key === '=') zoom(zoomStep);
    else if (event.key === '-') zoom(1 / zoomStep);
    else if (event.key.toLowerCase() === 'r') change(turnPhoto);
    else if (arrow && view.zoom > 1) change((current, of) => movePhoto(current, of, arrow));
    else if (arrow && arrow.x !== 0) onStep(arrow.x > 0 ? -1 : 1);
    else return;
    event.preventDefault();
  });
  const remeasure = useEffectEvent(measure);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => pressKey(event);
    const handleSize = () => remeasure();
    addEventListener('keydown', handleKey);
    addEventListener('resize', handleSize);
    return () => {
      removeEventListener('keydown', handleKey);
      removeEventListener('resize', handleSize);
    };
  }, []);

  const scale = frame ? fittingScale(frame, view.turns) * view.zoom : 1;
  return (
    <>
      <div ref={stage} className={styles.stage} {...gestures}>
        {opened.state === 'open' ? (
          <img
            ref={image}
            src={opened.url}
            alt={alt}
            draggable={false}
            className={styles.photo}
            style={{
              // Before its size is known the photo would show at full size for a moment.
              opacity: frame ? 1 : 0,
              transform: `translate(-50%, -50%) translate(${view.x}px, ${view.y}px) rotate(${view.turns * 90}deg) scale(${scale})`,
            }}
            onLoad={measure}
          />
        ) : (
          <div className={styles.wait}>
            <p role="status">
              {opened.state === 'loading' ? t('viewer.loading') : null}
              {opened.state === 'failed' ? t('viewer.failed') : null}
            </p>
            {opened.state === 'waiting' ? <PhotoCost bytes={photo.bytes} /> : null}
            {opened.state === 'loading' ? null : (
              <Button isSmall onClick={opened.ask}>
                {t(opened.state === 'failed' ? 'viewer.again' : 'viewer.load')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <ToolButton onClick={() => zoom(1 / zoomStep)}>
          <span aria-hidden="true">−</span> {t('viewer.smaller')}
        </ToolButton>
        <ToolButton onClick={() => zoom(zoomStep)}>
          <span aria-hidden="true">+</span> {t('viewer.larger')}
        </ToolButton>
        <ToolButton onClick={() => change(turnPhoto)}>
          <Icon name="turn" />
          {t('viewer.turn')}
        </ToolButton>
        <ToolButton onClick={() => setView(wholePhoto)}>{t('viewer.whole')}</ToolButton>
      </div>
      <p className={styles.keys}>{t('viewer.keys', { percent: Math.round(view.zoom * 100) })}</p>
    </>
  );
}

/** Size and price of a photo before it is loaded. The page loads the namespace `data`. */
function PhotoCost({ bytes }: { bytes: number }) {
  const { t } = useTranslation('photos');
  const { size, price } = useDataPrice();
  return <p>{t('viewer.cost', { size: size(bytes), price: price(bytes) })}</p>;
}
