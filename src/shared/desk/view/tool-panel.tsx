import { ToolButton } from 'design-system';
import { useId, useState, type ReactNode } from 'react';
import styles from './tool-panel.module.css';

interface ToolPanelProps {
  title: string;
  /** Content of the open panel. Drawn only while it is open. */
  children: () => ReactNode;
}

/** A button above a list that opens a panel below all buttons of its row. */
export function ToolPanel({ title, children }: ToolPanelProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ToolButton
        className={styles.tool}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </ToolButton>
      {isOpen ? (
        <div id={id} role="group" aria-label={title} className={styles.panel}>
          {children()}
        </div>
      ) : null}
    </>
  );
}
