import { useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { moveCrop, moveEdge, turnedSize, type Edge, type Size, type Straightening } from '@/shared/pictures';
import styles from './crop-dialog.module.css';

/** How near to an edge a finger takes hold of it, in CSS pixels. */
const reachPx = 28;

interface Hold {
  readonly edges: readonly Edge[];
  readonly x: number;
  readonly y: number;
  readonly how: Straightening;
}

interface CropStageProps {
  url: string;
  how: Straightening;
  onChange: (how: Straightening) => void;
}

/** The turned photo with its crop. A drag moves the nearest edges, or the crop as a whole. */
export function CropStage({ url, how, onChange }: CropStageProps) {
  const { t } = useTranslation('photos');
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const hold = useRef<Hold | null>(null);
  const turned = size ? turnedSize(size, how.turns) : { width: 4, height: 3 };
  const isOnSide = how.turns % 2 === 1;

  const take = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const nearest = (low: Edge, high: Edge, at: number, length: number): readonly Edge[] => {
      const [toLow, toHigh] = [Math.abs(at - how[low] * length), Math.abs(at - (1 - how[high]) * length)];
      if (Math.min(toLow, toHigh) > reachPx) return [];
      return [toLow <= toHigh ? low : high];
    };
    const held = [...nearest('left', 'right', x, box.width), ...nearest('top', 'bottom', y, box.height)];
    hold.current = { edges: held, x: event.clientX, y: event.clientY, how };
  };
  const drag = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    const held = hold.current;
    if (!box || !held) return;
    const right = (event.clientX - held.x) / box.width;
    const down = (event.clientY - held.y) / box.height;
    const moved: Readonly<Record<Edge, number>> = { left: right, right: -right, top: down, bottom: -down };
    onChange(
      held.edges.length === 0
        ? moveCrop(held.how, right, down)
        : held.edges.reduce((next, edge) => moveEdge(next, edge, held.how[edge] + moved[edge]), held.how),
    );
  };
  const release = () => {
    hold.current = null;
  };

  return (
    <div
      ref={stage}
      className={styles.stage}
      style={{
        aspectRatio: `${turned.width} / ${turned.height}`,
        // The height of the window limits the width.
        inlineSize: `min(100%, ${((45 * turned.width) / turned.height).toFixed(1)}vh)`,
      }}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <img
        src={url}
        alt={t('cropping.photo')}
        draggable={false}
        className={styles.photo}
        style={{
          inlineSize: isOnSide ? `${(100 * turned.height) / turned.width}%` : '100%',
          transform: `translate(-50%, -50%) rotate(${how.turns * 90}deg)`,
        }}
        onLoad={({ currentTarget }) =>
          setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      <div
        className={styles.crop}
        style={{
          insetInlineStart: `${how.left * 100}%`,
          insetInlineEnd: `${how.right * 100}%`,
          insetBlockStart: `${how.top * 100}%`,
          insetBlockEnd: `${how.bottom * 100}%`,
        }}
      />
    </div>
  );
}
