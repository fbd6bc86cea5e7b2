/** The two tones, in hertz, and how long each sounds, in seconds. */
const tones = [660, 880];
const toneSeconds = 0.18;

/** Loudness, from 0 to 1: audible across a room without startling anybody. */
const loudness = 0.12;

/** After this time a sound says nothing any more, in milliseconds: the browser allowed it too late. */
const lateMs = 1000;

let context: AudioContext | null = null;

/**
 * Plays two short tones made by the browser, so that no file loads. A page that nobody has touched yet stays
 * silent: browsers allow no sound before.
 */
export function playChime(): void {
  context ??= new AudioContext();
  const sound = context;
  const askedAt = Date.now();
  // Waits for the first touch of the page. Rejected only when the page is being closed.
  void sound.resume().then(() => {
    if (Date.now() - askedAt > lateMs) return;
    tones.forEach((frequency, index) => {
      const [tone, gain] = [sound.createOscillator(), sound.createGain()];
      const begin = sound.currentTime + index * toneSeconds;
      tone.frequency.value = frequency;
      gain.gain.setValueAtTime(loudness, begin);
      gain.gain.exponentialRampToValueAtTime(0.001, begin + toneSeconds);
      tone.connect(gain).connect(sound.destination);
      tone.start(begin);
      tone.stop(begin + toneSeconds);
    });
  });
}
