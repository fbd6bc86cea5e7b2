/**
 * Functions of the desk benchmark that run in the page. Each must be self-contained, since only its source is
 * sent to the browser.
 */

/**
 * @typedef {{ path: string, collection: string, data: Readonly<Record<string, unknown>> }} Row
 * @typedef {{ asked: number, answered: number }} ListRead
 * @typedef {object} Bench
 * @property {ListRead[]} benchLists
 * @property {Promise<number>} benchOpened when the first rows of the page were painted
 * @property {(isThere: () => boolean, act: () => void) => Promise<number>} benchPainted
 */

/**
 * Records when each long list was requested from IndexedDB and delivered, and when the first rows were
 * painted; installs a timer that waits for the next paint.
 */
export function prepare() {
  const bench = /** @type {Bench} */ (/** @type {unknown} */ (window));
  bench.benchLists = [];
  const { getAll } = IDBIndex.prototype;
  IDBIndex.prototype.getAll = function (/** @type {Parameters<IDBIndex['getAll']>} */ ...asking) {
    const asked = performance.now();
    const request = getAll.apply(this, asking);
    request.addEventListener('success', () => {
      if (request.result.length > 500) bench.benchLists.push({ asked, answered: performance.now() });
    });
    return request;
  };
  // The first task after a frame runs when the frame is on screen.
  const afterFrame = (/** @type {(painted: number) => void} */ tell) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(performance.now());
      port2.postMessage(null);
    });
  bench.benchOpened = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main tbody a') === null) return;
      observer.disconnect();
      afterFrame(resolve);
    });
    observer.observe(document, { subtree: true, childList: true });
  });
  bench.benchPainted = (isThere, act) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`never painted: ${isThere}`)), 30_000);
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        clearTimeout(timer);
        afterFrame(resolve);
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      act();
    });
}

/**
 * Writes rows into the embedded backend's database.
 * @param {readonly Row[]} rows
 * @returns {Promise<void>}
 */
export function fill(rows) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('lifeline');
    opening.onerror = () => reject(new Error(String(opening.error)));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction('documents', 'readwrite');
      const store = transaction.objectStore('documents');
      for (const row of rows) store.put(row);
      transaction.onabort = () => reject(new Error(String(transaction.error)));
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}

/**
 * Measures a page that opens: reading its long list, and from there until its rows are painted.
 * @returns {Promise<{ read: number, afterData: number }>} milliseconds
 */
export async function openedPage() {
  const bench = /** @type {Bench} */ (/** @type {unknown} */ (window));
  const painted = await bench.benchOpened;
  const [list] = bench.benchLists;
  if (!list) throw new Error('the page has read no long list');
  return { read: list.answered - list.asked, afterData: painted - list.answered };
}

/**
 * Measures from the click on a navigation link until its rows are painted.
 * @param {string} name
 * @returns {Promise<number>} milliseconds
 */
export async function openView(name) {
  const bench = /** @type {Bench} */ (/** @type {unknown} */ (window));
  const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === name);
  const start = performance.now();
  const painted = await bench.benchPainted(
    () =>
      document.querySelector('h1')?.textContent.startsWith(name) === true &&
      document.querySelector('main tbody a') !== null,
    () => /** @type {HTMLElement} */ (link).click(),
  );
  return painted - start;
}

/**
 * Measures from a press, or from text entered into the search, until something else is painted.
 * @param {{ press?: string, type?: string, watch: string }} step selectors: pressed element, and element
 * whose text changes
 * @returns {Promise<number>} milliseconds
 */
export async function change({ press, type, watch }) {
  const bench = /** @type {Bench} */ (/** @type {unknown} */ (window));
  const shown = () => document.querySelector(watch)?.textContent;
  const before = shown();
  const start = performance.now();
  const painted = await bench.benchPainted(
    () => shown() !== undefined && shown() !== before,
    () => {
      if (press !== undefined) /** @type {HTMLElement} */ (document.querySelector(press)).click();
      if (type === undefined) return;
      const input = /** @type {HTMLInputElement} */ (document.querySelector('main input[type=search]'));
      // React only notices a value set by the native setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, type);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
  return painted - start;
}

/**
 * Scrolls down step by step, one step per frame, and returns the duration of each frame.
 * @param {{ distance: number, step: number }} way
 * @returns {Promise<number[]>} milliseconds
 */
export function scroll({ distance, step }) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const frames = [];
    const end = window.scrollY + distance;
    let last = 0;
    /** @param {number} time */
    const move = (time) => {
      if (last > 0) frames.push(time - last);
      last = time;
      if (window.scrollY >= end) return resolve(frames);
      window.scrollBy({ top: step, behavior: 'instant' });
      requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  });
}
