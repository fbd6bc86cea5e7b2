import { sentencesOf } from './sentences';

/** How reading aloud ended: at the end or stopped, or because the device could not. */
export type ReadingEnd = 'over' | 'failed';

/** Ends the reading that goes on; null while nothing is read. */
let stopCurrent: (() => void) | null = null;

/** Errors by which a browser says that the reading was stopped. */
const stopped: readonly string[] = ['canceled', 'interrupted'];

/**
 * Reads texts aloud, and ends a reading that goes on: the device has one voice.
 * @param onEnd called once
 * @returns stops the reading
 */
export function readAloud(
  texts: readonly string[],
  voice: SpeechSynthesisVoice,
  onEnd: (end: ReadingEnd) => void,
): () => void {
  stopCurrent?.();
  const speech = window.speechSynthesis;
  // Kept until the end: Chrome forgets an utterance that nothing holds, and its events with it.
  const utterances = texts.flatMap(sentencesOf).map((sentence) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    return utterance;
  });
  let hasEnded = false;
  const end = (how: ReadingEnd) => {
    if (hasEnded) return;
    hasEnded = true;
    stopCurrent = null;
    window.removeEventListener('pagehide', stop);
    speech.cancel();
    onEnd(how);
  };
  const stop = () => end('over');
  for (const utterance of utterances)
    utterance.addEventListener('error', ({ error }) => end(stopped.includes(error) ? 'over' : 'failed'));
  utterances.at(-1)?.addEventListener('end', stop);
  // Chrome goes on reading a page that was left.
  window.addEventListener('pagehide', stop);
  stopCurrent = stop;
  // An earlier page may have left the voice paused.
  speech.cancel();
  speech.resume();
  if (utterances.length === 0) stop();
  for (const utterance of utterances) speech.speak(utterance);
  return stop;
}
