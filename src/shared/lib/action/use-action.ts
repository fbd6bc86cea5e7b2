import { useState } from 'react';
import { createAction, type ActionOptions } from './create-action';
import { pressGuard } from './press-guard';

/**
 * A control that writes on press. Ignores repeated presses and retries a lost write with the same ids while
 * the content is unchanged.
 */
export function useAction<Given, Made>(options: ActionOptions<Given, Made>) {
  const [isRunning, setRunning] = useState(false);
  const [action] = useState(() =>
    createAction<Given, Made>({ guard: pressGuard, now: () => Date.now(), onRunning: setRunning }),
  );
  return {
    /** Whether the write is running; the control shows it and ignores presses. */
    isRunning,
    /** Resolves with whether the write was made. */
    run: (given: Given): Promise<boolean> => action.run(given, options),
    /** Whether it succeeded just now: a form that was emptied ignores the second press. */
    isJustDone: action.isJustDone,
  };
}
