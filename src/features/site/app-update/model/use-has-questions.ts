import { useSyncExternalStore } from 'react';

/** A form that is filled in, which asks more than one line, as the field for a code does. */
const questions = 'main form[novalidate] :is(fieldset, select, textarea, [type=email], [type=password])';

function observePage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether the page has a form that a notice at the bottom of the window would cover. */
export const useHasQuestions = (): boolean =>
  useSyncExternalStore(
    observePage,
    () => document.querySelector(questions) !== null,
    () => true,
  );
