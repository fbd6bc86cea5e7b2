import words from '../../locales/en.json';
import type { ReactNode } from 'react';
import type { ChartTransition } from '../chart/chart';
import { triggerWords } from '../chart/chart-words';
import { fill } from '../fill';
import styles from './chart-drawing.module.css';

interface SendTargetProps {
  transition: ChartTransition;
  /** Null when the transition is not possible now. */
  onSend: ((transition: ChartTransition) => void) | null;
  children: ReactNode;
}

/** A part of the drawing that sends a transition's event on press. */
export function SendTarget({ transition, onSend, children }: SendTargetProps) {
  if (!onSend) return <g>{children}</g>;
  return (
    <g
      className={styles.target}
      role="button"
      tabIndex={0}
      aria-label={fill(words.chart.sends, { event: triggerWords(transition.trigger) })}
      onClick={() => onSend(transition)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSend(transition);
      }}
    >
      {children}
    </g>
  );
}
