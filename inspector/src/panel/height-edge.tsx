import words from '../../locales/en.json';
import styles from './height-edge.module.css';
import { heightWithin, keepHeight, least, most } from './kept-height';

const step = 32;

/** Height after a key; null for keys that do not resize. */
function heightAfter(key: string, height: number): number | null {
  switch (key) {
    case 'ArrowUp':
      return height + step;
    case 'ArrowDown':
      return height - step;
    case 'PageUp':
      return height + 4 * step;
    case 'PageDown':
      return height - 4 * step;
    case 'Home':
      return most();
    case 'End':
      return least;
    default:
      return null;
  }
}

interface HeightEdgeProps {
  height: number;
  onChange: (height: number) => void;
}

/** Upper edge of the panel: dragged, or moved by keys. The height is kept. */
export function HeightEdge({ height, onChange }: HeightEdgeProps) {
  const resize = (next: number) => {
    const chosen = heightWithin(next);
    onChange(chosen);
    keepHeight(chosen);
  };
  return (
    // A separator that is focused is a control; the rules take each for a line.
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions
    <div
      role="separator"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.edge}
      aria-orientation="horizontal"
      aria-label={words.resize}
      aria-valuemin={least}
      aria-valuemax={most()}
      aria-valuenow={height}
      onKeyDown={(event) => {
        const next = heightAfter(event.key, height);
        if (next === null) return;
        event.preventDefault();
        resize(next);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          resize(window.innerHeight - event.clientY);
      }}
    />
  );
}
