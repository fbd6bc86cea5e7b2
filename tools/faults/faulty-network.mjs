/**
 * Outcome of one request: success, an HTTP error, a delay, a dropped connection, or a long silence.
 * @typedef {'well' | 'drop' | 500 | 503 | 429 | 404 | 401 | 'slow' | 'slow-drop' | 'black-hole'} Fate
 */

/**
 * State of the network: random, working, cut, answers lost after the write, or slow.
 * @typedef {'rough' | 'well' | 'cut' | 'deaf' | 'slow'} Mood
 */

/** Percentage of each outcome; worse than any real network. */
/** @type {readonly (readonly [Fate, number])[]} */
const odds = [
  ['well', 40],
  ['drop', 18],
  [500, 8],
  [503, 6],
  [429, 4],
  [404, 3],
  [401, 7],
  ['slow', 8],
  ['slow-drop', 4],
  ['black-hole', 2],
];

/** Minimum percentage of successful reads: a screen reads many records. */
const wellReads = 75;

/** Maximum delay of a slow request, in ms. */
const maximumWaitMs = 2500;

/** Silence of a black hole, in ms: longer than a person waits, shorter than the run. */
const silenceMs = 6000;

/**
 * Seeded random generator (mulberry32).
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
 * Answers `/link/…`, the simulated network of the `faults` build.
 * @param {() => number} random from 0 to below 1
 */
export function createFaultyNetwork(random) {
  /** @type {Mood} */
  let mood = 'rough';
  /** @type {Record<string, number>} */
  const counts = {};

  /** @param {string} step @returns {Fate} */
  function drawFate(step) {
    if (mood === 'well') return 'well';
    if (mood === 'cut') return 'drop';
    if (mood === 'deaf') return step === 'answer' ? 'drop' : 'well';
    if (mood === 'slow') return 'slow';
    if (step === 'read' && random() * 100 < wellReads) return 'well';
    let ticket = random() * 100;
    for (const [fate, share] of odds) {
      ticket -= share;
      if (ticket < 0) return fate;
    }
    return 'well';
  }

  /** @param {Fate} fate */
  function waitOf(fate) {
    if (fate === 'black-hole') return silenceMs;
    return fate === 'slow' || fate === 'slow-drop' ? random() * maximumWaitMs : 0;
  }

  return {
    counts,
    /** @param {Mood} next */
    become: (next) => {
      mood = next;
    },
    /**
     * @param {import('node:http').IncomingMessage} request
     * @param {import('node:http').ServerResponse} response
     * @returns {boolean} whether it has answered the request
     */
    answer(request, response) {
      if (!request.url?.startsWith('/link/')) return false;
      const step = request.url.slice('/link/'.length);
      const fate = drawFate(step);
      const name = `${step} ${fate}`;
      counts[name] = (counts[name] ?? 0) + 1;
      setTimeout(() => {
        if (fate === 'drop' || fate === 'slow-drop' || fate === 'black-hole') {
          response.destroy();
          return;
        }
        response.statusCode = typeof fate === 'number' ? fate : 204;
        response.end();
      }, waitOf(fate));
      return true;
    },
  };
}
