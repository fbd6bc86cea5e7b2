import { useState } from 'react';
import { createAction, type ActionOptions } from './create-action';
import { pressGuard } from './press-guard';

/**
 * One control that writes from a press: the write is made once, however often and fast the control is pressed. What was sent and
 * got no answer is sent again as it was, with its ids, as long as the same is given.
 */
export function useAction<Given, Made>(options: ActionOptions<Given, Made>) {
  const [isRunning, setRunning] = useState(false);
  const [action] = useState(() =>
    createAction<Given, Made>({ guard: pressGuard, now: () => Date.now(), onRunning: setRunning }),
  );
  return {
    /** Whether it is on its way: the control shows it, and takes no press. */
    isRunning,
    /** Resolves with whether the write is made. */
    run: (given: Given): Promise<boolean> => action.run(given, options),
    /** Whether it succeeded a moment ago: a form that it has emptied takes no press for an empty answer. */
    isJustDone: action.isJustDone,
  };
}
