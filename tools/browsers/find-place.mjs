/**
 * An element sought by role and accessible name. The name may be a prefix.
 * @typedef {{ role: 'button' | 'link' | 'field' | 'heading', name: string, group?: string }} Sought
 */

/**
 * Runs in the page: scrolls the element into view, marks it with `data-sought` and returns its position once
 * it can be pressed.
 * @param {Sought} sought
 * @returns {{ x: number, y: number } | null}
 */
export function findPlace({ role, name, group }) {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input, textarea, select',
    heading: 'h1, h2, h3, h4',
  };
  /** @param {string | null | undefined} text */
  const clean = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  /** @param {Element} element */
  const nameOf = (element) => {
    const named = element.getAttribute('aria-labelledby');
    if (named)
      return clean(
        named
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const own = clean(element.getAttribute('aria-label'));
    if (own !== '') return own;
    const labels = [
      ...(('labels' in element ? /** @type {HTMLInputElement} */ (element).labels : null) ?? []),
    ];
    if (labels.length > 0) return clean(labels.map((label) => label.textContent).join(' '));
    return clean((element.querySelector(':scope > legend') ?? element).textContent);
  };
  /** @param {string} selector @param {string} wanted @param {ParentNode} [within] */
  const pick = (selector, wanted, within = document) => {
    const shown = [...within.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0,
    );
    return (
      shown.find((element) => nameOf(element) === wanted) ??
      shown.find((element) => nameOf(element).startsWith(wanted))
    );
  };

  const within = group === undefined ? document : pick('fieldset, [role=group]', group);
  const found = within && pick(selectors[role], name, within);
  if (!found || found.matches(':disabled, [aria-disabled=true]')) return null;
  document.querySelector('[data-sought]')?.removeAttribute('data-sought');
  found.setAttribute('data-sought', '');

  const isTick = found.matches('[type=radio], [type=checkbox]');
  const pressed = (isTick && /** @type {HTMLInputElement} */ (found).labels?.[0]) || found;
  pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = pressed.getClientRects()[0];
  if (!box) return null;
  const x = Math.round(box.x + box.width / 2);
  const y = Math.round(box.y + box.height / 2);
  const hit = document.elementFromPoint(x, y);
  // Another element may cover it temporarily.
  return hit && (pressed.contains(hit) || hit.contains(pressed)) ? { x, y } : null;
}
