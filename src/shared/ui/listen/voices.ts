/** Base of a language tag, in small letters: some phones write `en_GB`. */
const baseOf = (tag: string): string => (tag.split(/[-_]/)[0] ?? '').toLowerCase();

const regionOf = (tag: string): string => (tag.split(/[-_]/)[1] ?? '').toUpperCase();

/** English of West Africa first, then British English, which is taught here. */
const regions = ['GH', 'NG', 'GB'];

const rankOf = ({ lang }: SpeechSynthesisVoice): number => {
  const rank = regions.indexOf(regionOf(lang));
  return rank === -1 ? regions.length : rank;
};

/**
 * The voice that reads a language, of those that are on the device: others would send the text away and cost
 * data. Undefined when there is none.
 */
export const voiceFor = (
  voices: readonly SpeechSynthesisVoice[],
  language: string,
): SpeechSynthesisVoice | undefined =>
  voices
    .filter(({ lang, localService }) => localService && baseOf(lang) === baseOf(language))
    .sort((one, other) => rankOf(one) - rankOf(other))[0];
