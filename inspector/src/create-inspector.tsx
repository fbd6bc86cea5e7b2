import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { AnyStateMachine } from 'xstate';
import { observeActors } from './inspected';
import { InspectorBoundary } from './panel/inspector-boundary';
import { InspectorDock } from './panel/inspector-dock';
import { createRecorder } from './recording/create-recorder';

/** Interval between two updates of the panel, in milliseconds: two frames. */
const updateMs = 32;

export interface InspectorOptions {
  /** Machines to draw that may never run as actors, such as pure lifecycles. */
  readonly machines?: readonly AnyStateMachine[];
  /** Opens the panel at once. Otherwise a button opens it. */
  readonly isOpen?: boolean;
  /** Shows values and sends events without the developer's switch. Leave it off where real people type. */
  readonly showsValues?: boolean;
}

/**
 * Records every actor created from now on with `inspected()`, and shows them in a panel with a React root of
 * its own. Nothing leaves the page. An error in the inspector never reaches an actor.
 */
export function createInspector(options: InspectorOptions = {}): void {
  const { machines = [], isOpen = false, showsValues = false } = options;
  const recorder = createRecorder({
    now: () => performance.now(),
    soon: (update) => setTimeout(update, updateMs),
  });
  observeActors((event) => {
    try {
      recorder.take(event);
    } catch (cause) {
      console.error('the inspector could not record', event.type, cause);
    }
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <InspectorBoundary>
        <InspectorDock
          recorder={recorder}
          machines={machines}
          isOpenFirst={isOpen}
          showsValuesFirst={showsValues}
        />
      </InspectorBoundary>
    </StrictMode>,
  );
}
