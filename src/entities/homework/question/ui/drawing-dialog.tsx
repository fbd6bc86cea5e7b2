import { Button, Dialog, Row, ToolButton } from 'design-system';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '@/shared/drafts';
import { drawStrokes, paperSide, pens, pointOn, withPoint, type Pen, type Stroke } from '../model/strokes';
import styles from './drawing-dialog.module.css';

export interface DrawingDialogProps {
  isOpen: boolean;
  onUse: (drawing: Drawing) => void;
  onClose: () => void;
}

const penNames = Object.keys(pens) as Pen[];

/** Draws with finger, pen or mouse. What is drawn stays while the dialog is closed, until it is used. */
export function DrawingDialog({ isOpen, onUse, onClose }: DrawingDialogProps) {
  const { t } = useTranslation('homework-answer');
  const titleId = useId();
  const paper = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<number | null>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const [pen, setPen] = useState<Pen>('thin');
  useEffect(() => {
    const context = isOpen ? paper.current?.getContext('2d') : null;
    if (context) drawStrokes(context, strokes);
  }, [strokes, isOpen]);
  const pointOf = (event: PointerEvent<HTMLCanvasElement>) =>
    pointOn(event.currentTarget.getBoundingClientRect(), event);
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pointer.current !== null || event.button !== 0) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    const point = pointOf(event);
    setStrokes((all) => [...all, { pen, points: [point] }]);
  };
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pointer.current !== event.pointerId) return;
    const point = pointOf(event);
    setStrokes((all) => withPoint(all, point));
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (pointer.current === event.pointerId) pointer.current = null;
  };
  const take = () => {
    paper.current?.toBlob((blob) => {
      if (!blob) return;
      onUse(new Drawing([blob], t('drawing.name'), { type: blob.type }));
      setStrokes([]);
    }, 'image/png');
  };
  const isEmpty = strokes.length === 0;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} aria-labelledby={titleId} className={styles.dialog}>
      <h2 id={titleId} className={styles.title}>
        {t('drawing.heading')}
      </h2>
      <div className={styles.parts}>
        <p>{t('drawing.words')}</p>
        <canvas
          ref={paper}
          width={paperSide}
          height={paperSide}
          role="img"
          aria-label={t('drawing.paper', { count: strokes.length })}
          className={styles.paper}
          onPointerDown={begin}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
        />
        <Row className={styles.tools}>
          {penNames.map((name) => (
            <ToolButton key={name} aria-pressed={pen === name} onClick={() => setPen(name)}>
              <span aria-hidden="true" className={styles[name]} />
              {t(`drawing.pens.${name}`)}
            </ToolButton>
          ))}
          <ToolButton aria-disabled={isEmpty} onClick={() => setStrokes((all) => all.slice(0, -1))}>
            {t('drawing.undo')}
          </ToolButton>
          <ToolButton aria-disabled={isEmpty} onClick={() => setStrokes([])}>
            {t('drawing.clear')}
          </ToolButton>
        </Row>
        <Row>
          <Button isSmall disabled={isEmpty} onClick={take}>
            {t('drawing.use')}
          </Button>
          <Button isSmall variant="second" onClick={onClose}>
            {t('drawing.leave')}
          </Button>
        </Row>
      </div>
    </Dialog>
  );
}
