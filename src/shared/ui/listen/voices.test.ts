import { expect, it } from 'vitest';
import { voiceFor } from './voices';

const voice = (lang: string, localService = true) =>
  ({ lang, localService, name: lang, voiceURI: lang, default: false }) satisfies SpeechSynthesisVoice;

it.each([
  ['the English of Nigeria before others', ['en-US', 'en_GB', 'en-NG'], 'en-NG'],
  ['a tag with an underscore', ['fr_FR', 'en_US'], 'en_US'],
  ['none of another language', ['fr-FR', 'ha-NG'], undefined],
])('takes %s', (_, langs, found) => {
  expect(
    voiceFor(
      langs.map((lang) => voice(lang)),
      'en',
    )?.lang,
  ).toBe(found);
});

it('takes no voice that sends the text away', () => {
  expect(voiceFor([voice('en-GB', false)], 'en')).toBeUndefined();
});

it('takes a voice of Hausa for Hausa', () => {
  expect(voiceFor([voice('en-GB'), voice('ha-NG')], 'ha')?.lang).toBe('ha-NG');
});
