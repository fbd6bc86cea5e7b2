/** Longest time between the clicks of a double click, in milliseconds: that of Windows, the longest. */
const doubleClickMs = 500;

const controls = 'a[href], button, input, select, textarea, summary, label, [role="button"], [role="option"]';

function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/**
 * Stops the second click of a double click that hits another control than the first: what opened under the
 * finger was not meant. Two clicks on one control are left to it.
 * @returns a function that ends this
 */
export function stopSecondTaps(document: Document): () => void {
  let last: { readonly control: Element | null; readonly at: number } | null = null;
  const watch = (event: MouseEvent) => {
    const control = controlOf(event.target);
    const isSecond = event.detail > 1 && last !== null && event.timeStamp - last.at < doubleClickMs;
    if (isSecond && control !== null && control !== last?.control) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // Without `detail` it is a key press, or the click that a label passes on to its field.
    if (event.detail > 0) last = { control, at: event.timeStamp };
  };
  document.addEventListener('click', watch, true);
  return () => document.removeEventListener('click', watch, true);
}
