import words from '../../locales/en.json';
import { Button, Icon, ToolButton } from 'design-system';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Recorder } from '../recording/create-recorder';
import { HeightEdge } from './height-edge';
import styles from './inspector-dock.module.css';
import { InspectorPanel } from './inspector-panel';
import { keptHeight } from './kept-height';
import { OwnWindow, openWindow } from './own-window';
import { ShowsValues, valuesSwitch } from './value-privacy';

interface InspectorDockProps {
  recorder: Recorder;
  machines: readonly AnyStateMachine[];
  isOpenFirst: boolean;
  /** Shows values without the switch, in development. */
  showsValuesFirst: boolean;
}

interface BarProps {
  note: string | null;
  /** Null in a window of its own. */
  onMoveOut: (() => void) | null;
  onClose: () => void;
}

/** Title bar of the panel. */
function Bar({ note, onMoveOut, onClose }: BarProps) {
  return (
    <header className={styles.bar} data-ground="night">
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.note} role="status">
        {note ?? words.local}
      </p>
      {onMoveOut ? (
        <ToolButton className={styles.close} onClick={onMoveOut}>
          {words.window.open}
        </ToolButton>
      ) : null}
      <ToolButton className={styles.close} onClick={onClose}>
        <Icon name="close" />
        {onMoveOut ? words.close : words.window.back}
      </ToolButton>
    </header>
  );
}

/**
 * The panel at the bottom of the page or in a window of its own, or its open button. The body gets padding
 * for it.
 */
export function InspectorDock({ recorder, machines, isOpenFirst, showsValuesFirst }: InspectorDockProps) {
  const [showsValues, setShowsValues] = useState(() => showsValuesFirst || valuesSwitch.isOn());
  const [isOpen, setOpen] = useState(isOpenFirst);
  const [height, setHeight] = useState(keptHeight);
  const [isMoved, setMoved] = useState(false);
  const [ownWindow, setOwnWindow] = useState<Window | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isDocked = isOpen && !ownWindow;

  useEffect(() => {
    // Focus only after opening or closing by hand, not on load.
    if (isMoved) (isOpen ? panel : opener).current?.focus();
  }, [isOpen, isMoved, ownWindow]);

  useEffect(() => {
    if (!isDocked) return undefined;
    document.body.style.paddingBlockEnd = `${height}px`;
    return () => {
      document.body.style.paddingBlockEnd = '';
    };
  }, [isDocked, height]);

  const dock = useCallback(() => setOwnWindow(null), []);
  const move = (next: boolean) => {
    setOpen(next);
    setMoved(true);
  };
  const moveOut = () => {
    const opened = openWindow();
    setOwnWindow(opened);
    setMoved(true);
    setNote(opened ? null : words.window.blocked);
  };

  const content = (
    <>
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
    </>
  );

  if (!isOpen) {
    return (
      <button ref={opener} type="button" className={styles.opener} onClick={() => move(true)}>
        {words.open}
      </button>
    );
  }
  if (ownWindow) {
    return (
      <>
        <button type="button" className={styles.opener} onClick={() => ownWindow.close()}>
          {words.window.bring}
        </button>
        <OwnWindow view={ownWindow} onClose={dock}>
          <aside
            ref={panel}
            tabIndex={-1}
            aria-label={words.title}
            className={styles.window}
            data-ground="surface"
          >
            <Bar note={null} onMoveOut={null} onClose={() => ownWindow.close()} />
            {content}
          </aside>
        </OwnWindow>
      </>
    );
  }
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label={words.title}
      className={styles.dock}
      data-ground="surface"
      style={{ blockSize: height }}
    >
      <HeightEdge height={height} onChange={setHeight} />
      <Bar note={note} onMoveOut={moveOut} onClose={() => move(false)} />
      {content}
    </aside>
  );
}
