/** What a person does when they no longer wait for the part. */
const nextActs = ['pointerdown', 'click', 'focusin', 'keydown', 'wheel', 'touchmove', 'popstate'] as const;

let waiting = new AbortController();

/** The field of a part with `data-answers`, to which somebody goes to write; else the part itself. */
const focusOf = (part: HTMLElement): HTMLElement =>
  ('answers' in part.dataset ? part.querySelector<HTMLElement>('textarea') : null) ?? part;

function show(part: HTMLElement): void {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.scrollIntoView();
  focusOf(part).focus({ preventScroll: true });
}

/** Shows the part in the moment in which the page has it, unless the person does something else before. */
function showOnceThere(id: string): void {
  const stop = new AbortController();
  waiting = stop;
  const observer = new MutationObserver(() => {
    const part = document.getElementById(id);
    if (part === null) return;
    stop.abort();
    show(part);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['id'] });
  stop.signal.addEventListener('abort', () => observer.disconnect());
  const giveUp = ({ type, target }: Event) => {
    // Not the person: the focus of a control that is gone moves to what surrounded it.
    const isByScript = type === 'focusin' && target instanceof HTMLElement && target.tabIndex < 0;
    if (!isByScript) stop.abort();
  };
  for (const act of nextActs) {
    addEventListener(act, giveUp, { capture: true, passive: true, signal: stop.signal });
  }
}

/**
 * Scrolls to a part of the page and moves the focus there. The address stays: on a code's page the code is
 * its fragment. A part that is still being loaded is shown once it is there, unless the person presses, types
 * or scrolls before.
 * @param id of an element; one that takes no focus takes it from then on by script, and of one with
 * `data-answers` the first field for words takes it
 */
export function goToPlace(id: string): void {
  waiting.abort();
  const part = document.getElementById(id);
  if (part === null) showOnceThere(id);
  else show(part);
}
