import { useSyncExternalStore } from 'react';

/**
 * A form that is filled in, which asks more than one line, as the field for a code does; or a work screen
 * with a bar, which has what is to be done and the receipt of what was just sent.
 */
const covered =
  'main form[novalidate] :is(fieldset, select, textarea, [type=email], [type=password]), html[data-bar]';

function observePage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-bar'] });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Whether a notice at the bottom of the window would cover a question or what the person came for. */
export const useWouldCover = (): boolean =>
  useSyncExternalStore(
    observePage,
    () => document.querySelector(covered) !== null,
    () => true,
  );
