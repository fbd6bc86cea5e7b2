import { useSyncExternalStore } from 'react';
import { voiceFor } from './voices';

/** Voices come late: a browser may have none until it says so. */
function watchVoices(onChange: () => void): () => void {
  // Safari before 16 has no such event, and its voices at once.
  const speech: Partial<EventTarget> = window.speechSynthesis;
  speech.addEventListener?.('voiceschanged', onChange);
  return () => speech.removeEventListener?.('voiceschanged', onChange);
}

/** The voice of this device for a language; undefined while there is none. Needs `speechSynthesis`. */
export const findVoice = (language: string): SpeechSynthesisVoice | undefined =>
  voiceFor(window.speechSynthesis.getVoices(), language);

/** Whether this device has a voice for a language now. Needs `speechSynthesis`. */
export const useHasVoice = (language: string): boolean =>
  useSyncExternalStore(watchVoices, () => findVoice(language) !== undefined);
