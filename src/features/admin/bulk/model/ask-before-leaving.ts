/**
 * Has the browser ask whether to leave the page, for as long as it is not undone. Chrome before 119 asks for
 * a returned text alone; no browser shows it.
 * @returns undoes it
 */
export function askBeforeLeaving(page: Pick<WindowEventHandlers, 'onbeforeunload'>): () => void {
  page.onbeforeunload = () => 'unfinished';
  return () => {
    page.onbeforeunload = null;
  };
}
