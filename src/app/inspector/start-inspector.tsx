import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchActors } from '@/shared/lib/actors';
import { machines } from './machines';
import { InspectorBoundary } from './panel/inspector-boundary';
import { InspectorDock } from './panel/inspector-dock';
import { createRecorder } from './recording/create-recorder';

/** How long the panel waits for more to tell of at once: two frames. */
const breathMs = 32;

interface InspectorOptions {
  /** Shown at once; else there is a button that opens it. */
  readonly isOpen: boolean;
}

/**
 * Watches every actor that is started from now on, and shows them in a panel with a root of its own. What fails here
 * fails alone: an actor never hears of it.
 */
export function startInspector({ isOpen }: InspectorOptions): void {
  const recorder = createRecorder({
    now: () => performance.now(),
    soon: (tell) => setTimeout(tell, breathMs),
  });
  watchActors((told) => {
    try {
      recorder.take(told);
    } catch (cause) {
      console.error('the inspector could not record', told.type, cause);
    }
  });
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <InspectorBoundary>
        <InspectorDock recorder={recorder} machines={machines} isOpenFirst={isOpen} />
      </InspectorBoundary>
    </StrictMode>,
  );
}
