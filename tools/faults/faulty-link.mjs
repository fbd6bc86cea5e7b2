/**
 * What becomes of one request of the link: it arrives, is refused for a moment, waits, or is cut.
 * @typedef {'well' | 'drop' | 'error' | 'unauthenticated' | 'slow' | 'slow-drop'} Fate
 */

/** How often each fate comes, out of 100: worse than any network that people bear. */
/** @type {readonly (readonly [Fate, number])[]} */
const odds = [
  ['well', 40],
  ['drop', 20],
  ['error', 15],
  ['unauthenticated', 10],
  ['slow', 10],
  ['slow-drop', 5],
];

/** The longest wait of a slow request, in ms. */
const longestWaitMs = 2500;

/**
 * Numbers that look random and are the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * The network before the embedded backend of the `faults` build: answers `/link/…` as chance wants it, until `heal`.
 * @param {() => number} random from 0 to below 1
 */
export function createFaultyLink(random) {
  let isHealed = false;
  /** @type {Record<string, number>} */
  const counts = {};

  /** @returns {Fate} */
  function drawFate() {
    if (isHealed) return 'well';
    let ticket = random() * 100;
    for (const [fate, share] of odds) {
      ticket -= share;
      if (ticket < 0) return fate;
    }
    return 'well';
  }

  return {
    counts,
    heal: () => {
      isHealed = true;
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @returns {boolean} whether the request was one of the link
     */
    answer(request, response) {
      if (!request.url?.startsWith('/link/')) return false;
      const fate = drawFate();
      const name = `${request.url.slice('/link/'.length)} ${fate}`;
      counts[name] = (counts[name] ?? 0) + 1;
      const waitMs = fate.startsWith('slow') ? random() * longestWaitMs : 0;
      setTimeout(() => {
        if (fate === 'drop' || fate === 'slow-drop') {
          response.destroy();
          return;
        }
        response.statusCode = fate === 'error' ? 500 : fate === 'unauthenticated' ? 401 : 204;
        response.end();
      }, waitMs);
      return true;
    },
  };
}
