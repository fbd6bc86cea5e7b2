/**
 * Scrolls to a part of the page and moves the focus there. The address stays: on a code's page the code is
 * its fragment. Does nothing without the part.
 * @param id of an element; one that takes no focus takes it from then on by script
 */
export function goToPlace(id: string): void {
  const part = document.getElementById(id);
  if (part === null) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}
