import words from '../../locales/en.json';
import type { ReactNode, Ref } from 'react';
import { fill } from '../fill';
import styles from './chart-drawing.module.css';

interface DrawingFrameProps {
  /** Of the machine. */
  name: string;
  layout: { readonly width: number; readonly height: number };
  scale: number;
  ref: Ref<SVGSVGElement>;
  children: ReactNode;
}

/** The SVG around a drawn machine. Styles are attributes, so that it can be exported. */
export function DrawingFrame({ name, layout: { width, height }, scale, ref, children }: DrawingFrameProps) {
  return (
    <svg
      ref={ref}
      className={styles.drawing}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      fontFamily="var(--ds-font-sans)"
      role="group"
      aria-label={fill(words.chart.label, { name })}
    >
      {children}
    </svg>
  );
}
