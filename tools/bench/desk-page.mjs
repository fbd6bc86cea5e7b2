/** What the bench of the desk runs inside the page. Each function stands alone: only its text reaches the browser. */

/**
 * @typedef {{ path: string, collection: string, data: Readonly<Record<string, unknown>> }} Row
 * @typedef {{ asked: number, answered: number }} ListRead
 * @typedef {{ benchLists: ListRead[], benchPainted: (isThere: () => boolean, act: () => void) => Promise<number> }} Bench
 */

/** Notes when each long list was asked of IndexedDB and when it was there; brings the clock that waits for paint. */
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
  bench.benchPainted = (isThere, act) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`never painted: ${isThere}`)), 30_000);
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        clearTimeout(timer);
        // A frame is on the screen when the first task after it runs.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        });
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      act();
    });
}

/**
 * Puts rows into the database of the embedded backend.
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
 * From the click on a link of the rail to its painted rows.
 * @param {string} name
 * @returns {Promise<{ total: number, read: number, afterData: number }>} milliseconds
 */
export async function openView(name) {
  const bench = /** @type {Bench} */ (/** @type {unknown} */ (window));
  bench.benchLists = [];
  const link = [...document.querySelectorAll('nav a')].find(({ textContent }) => textContent === name);
  const start = performance.now();
  const painted = await bench.benchPainted(
    () =>
      document.querySelector('h1')?.textContent.startsWith(name) === true &&
      document.querySelector('main tbody a') !== null,
    () => /** @type {HTMLElement} */ (link).click(),
  );
  const [list] = bench.benchLists;
  return {
    total: painted - start,
    read: list ? list.answered - list.asked : 0,
    afterData: painted - (list ? list.answered : start),
  };
}

/**
 * From a press, or a text typed into the search, until something else is painted.
 * @param {{ press?: string, type?: string, watch: string }} step selectors of what is pressed and of what then changes
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
      // React hears of a value only when it is set as the browser sets it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, type);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
  );
  return painted - start;
}

/**
 * Scrolls down so far, a step in each frame, and tells how long each frame took.
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
