import words from '../../locales/en.json';
import { Button, Icon, ToolButton } from 'design-system';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Recorder } from '../recording/create-recorder';
import styles from './inspector-dock.module.css';
import { InspectorPanel } from './inspector-panel';
import { ShowsValues, valuesSwitch } from './value-privacy';

interface InspectorDockProps {
  recorder: Recorder;
  machines: readonly AnyStateMachine[];
  isOpenFirst: boolean;
  /** Shows values without the switch, in development. */
  showsValuesFirst: boolean;
}

const least = 180;
const step = 32;

/** Limits the height, so that a part of the page stays visible. */
const heightWithin = (height: number) =>
  Math.round(Math.min(Math.max(height, least), window.innerHeight - 80));

/** Resize handle of the panel, by dragging or arrow keys. */
function HeightEdge({ height, onChange }: { height: number; onChange: (height: number) => void }) {
  return (
    <input
      type="range"
      className={styles.edge}
      aria-label={words.resize}
      min={least}
      max={Math.max(least, window.innerHeight - 80)}
      step={step}
      value={height}
      onChange={({ target }) => onChange(heightWithin(Number(target.value)))}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        onChange(heightWithin(window.innerHeight - event.clientY));
      }}
    />
  );
}

/** The panel at the bottom of the page, or its open button. The body gets padding for it. */
export function InspectorDock({ recorder, machines, isOpenFirst, showsValuesFirst }: InspectorDockProps) {
  const [showsValues, setShowsValues] = useState(() => showsValuesFirst || valuesSwitch.isOn());
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [height, setHeight] = useState(() => heightWithin(window.innerHeight * 0.6));
  const [isMoved, setMoved] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Focus only after opening or closing by hand, not on load.
    if (isMoved) (isOpen ? panel : opener).current?.focus();
  }, [isOpen, isMoved]);

  useEffect(() => {
    if (!isOpen) return undefined;
    document.body.style.paddingBlockEnd = `${height}px`;
    return () => {
      document.body.style.paddingBlockEnd = '';
    };
  }, [isOpen, height]);

  const move = (next: boolean) => {
    setOpen(next);
    setMoved(true);
  };

  if (!isOpen) {
    return (
      <button ref={opener} type="button" className={styles.opener} onClick={() => move(true)}>
        {words.open}
      </button>
    );
  }
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={words.title}
      className={styles.dock}
      data-ground="surface"
      style={{ '--inspector-height': `${height}px` } as CSSProperties}
    >
      <HeightEdge height={height} onChange={setHeight} />
      <header className={styles.bar} data-ground="night">
        <h2 className={styles.title}>{words.title}</h2>
        <p className={styles.note}>{words.local}</p>
        <ToolButton className={styles.close} onClick={() => move(false)}>
          <Icon name="close" />
          {words.close}
        </ToolButton>
      </header>
      {showsValues ? null : (
        <p className={styles.locked}>
          {words.values.hidden}{' '}
          <Button
            variant="second"
            isSmall
            onClick={() => {
              valuesSwitch.turnOn();
              setShowsValues(true);
            }}
          >
            {words.values.show}
          </Button>
        </p>
      )}
      <ShowsValues value={showsValues}>
        <InspectorPanel recorder={recorder} machines={machines} />
      </ShowsValues>
    </aside>
  );
}
